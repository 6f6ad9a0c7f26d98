import { cityNameOf } from '@nukkad/contracts'
import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { mostLowStock } from '@nukkad/contracts/low-stock'
import { windowHours } from '../../orders/steps/windows.ts'
import { zoneDays } from '../../pincode/delivery-zone.ts'
import { inRupees } from '../../pricing/money.ts'
import { houseRules } from '../../pricing/price-rules.ts'
import { newForMs } from '../lists/cards.ts'
import { priceNote } from '../prices/price-words.ts'
import { withDeclared } from './declared-rows.ts'
import { dispatchOf } from './dispatch-words.ts'
import type { OptionRow, ProductPageRow, VariantRow } from './product-page.repository.ts'

/** A product's page as the contract describes it, as if running payments held none of its pieces. */
export function showProductPage(row: ProductPageRow, now: Date): ProductDetails {
  const { facts, sku, metaTitle, metaDescription } = row
  const { title, short_description: line, merchant } = facts
  const variants = row.variants.map((variant) => showVariant(variant, row.pictures))
  const city = cityNameOf(merchant.city)
  const returns = returnsOf(row)
  return {
    ...facts,
    attributes: withDeclared(row),
    product_id: String(row.productId),
    sku,
    price: inRupees(row.price),
    og_price: inRupees(row.mrp),
    discount_percent: row.discount,
    variants,
    options: row.options.map((option) => showOption(option, sku)),
    shipping_time: dispatchOf(row, now),
    returns,
    sale_terms: saleTermsOf(row),
    cod_available: row.takesCash,
    isAvailable: variants.some(({ isAvailable }) => isAvailable),
    special_price: inRupees(row.price),
    manufacture: merchant.name,
    manufacture_email: row.contactEmail,
    country_of_origin: row.origin,
    address: `${merchant.locality}, ${city}`,
    google_link: mapSearch(`${merchant.name}, ${merchant.locality}, ${city}`),
    delivery_info: returns,
    comment_form: row.takesComment ? '1' : '0',
    shipping_area: row.reach === 'country' ? 'India' : city,
    tax_class_id: row.gstRate,
    category_ids: row.categoryIds.map(String),
    news_from_data: row.launchedAt.toISOString(),
    news_to_date: (row.newsUntil ?? new Date(row.launchedAt.getTime() + newForMs)).toISOString(),
    image: variants[0]?.images[0]?.url ?? null,
    upload: row.options.some(({ kind }) => kind === 'file') ? '1' : '0',
    meta_title: metaTitle ?? `${title} by ${merchant.name}`,
    meta_description: metaDescription ?? line,
  }
}

/** Whether the page is true for this day only: the maker is away or will be, or it tells of prices of the last 30 days. */
export const namesDays = ({ away, variants }: ProductPageRow, now: Date): boolean =>
  (away !== null && dayInIndia(now) <= away.until) || variants.some((variant) => priceNote(variant) !== null)

/** How many pieces are left, where they are few; no other stock is visible from outside. */
export const stockTold = (pieces: number) => (pieces > 0 && pieces <= mostLowStock ? pieces : null)

const showVariant = (row: VariantRow, pictures: ProductPageRow['pictures']): Variant => ({
  sku: row.sku,
  color: row.colour,
  color_hex: row.colourHex,
  size: row.size,
  weight: row.weight,
  price: inRupees(row.price),
  og_price: inRupees(row.mrp),
  discount_percent: row.discount,
  price_note: priceNote(row),
  isAvailable: row.sellable > 0,
  stock_left: stockTold(row.sellable),
  images: pictures[row.colourSlug] ?? [],
})

const showOption = (row: OptionRow, productSku: string): ProductDetails['options'][number] => ({
  product_sku: productSku,
  option_id: String(row.id),
  title: row.title,
  type: row.kind,
  sort_order: row.position,
  is_require: row.isRequired,
  price: inRupees(row.price),
  price_type: 'fixed',
  sku: row.sku,
  max_characters: row.maxCharacters,
  image_size_x: row.imageWidth,
  image_size_y: row.imageHeight,
  guide: row.guide,
  values: row.values.map(({ id, title, position, price, sku }) => ({
    option_type_id: String(id),
    title,
    sort_order: position,
    price: inRupees(price),
    price_type: 'fixed',
    sku,
  })),
})

function returnsOf({ isPersonalised, isReturnable }: ProductPageRow): string {
  if (isPersonalised) return 'Made for you, so it can only come back if it arrives damaged'
  if (!isReturnable) return 'Not returnable, unless it arrives damaged'
  return `${windowHours.return / 24}-day returns and exchange`
}

const saleTermsOf = ({ isPersonalised, isReturnable, shippingDays, reach }: ProductPageRow) => ({
  return_days: isReturnable && !isPersonalised ? windowHours.return / 24 : 0,
  dispatch_days: shippingDays,
  delivery_days: reach === 'city' ? zoneDays.city : zoneDays.remote,
  delivery_charge: inRupees(houseRules.shipping.flat),
  free_delivery_from: inRupees(houseRules.shipping.freeFrom),
})

const mapSearch = (text: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`

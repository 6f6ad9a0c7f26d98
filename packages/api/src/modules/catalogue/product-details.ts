import { cityOf } from '@nukkad/contracts'
import type { OlderProductOption, ProductDetails } from '@nukkad/contracts/endpoints/product'
import { newForDays } from './cards.ts'
import type { OldShapeFacts, ProductDocument } from './product.repository.ts'

const toldUpTo = 5

/** The page with what payments under way hold taken off; the usual case is that nothing is held. */
export function withHolds({ body, available }: ProductDocument): string {
  return available ? JSON.stringify(lessHeld(JSON.parse(body) as ProductDetails, available)) : body
}

function lessHeld(details: ProductDetails, available: Readonly<Record<string, number>>): ProductDetails {
  const variants = details.variants.map((variant) => {
    const left = available[variant.sku]
    if (left === undefined) return variant
    return { ...variant, isAvailable: left > 0, stock_left: left > 0 && left <= toldUpTo ? left : null }
  })
  return { ...details, variants, isAvailable: variants.some(({ isAvailable }) => isAvailable) }
}

/** The older shape: few fields and a list of named attributes. */
export function inOldShape(details: ProductDetails, facts: OldShapeFacts) {
  const attribute = (attribute_code: string, value: unknown) => ({ attribute_code, value })
  return {
    id: details.product_id,
    sku: details.sku,
    name: details.title,
    price: details.og_price,
    custom_attributes: [
      attribute('special_price', details.price),
      attribute('sg_type', details.sg_type),
      attribute('description', details.description),
      attribute('short_description', details.short_description),
      attribute('size_information', facts.size_information),
      attribute('model_size_information', facts.model_size_information),
      attribute('manufacture', details.merchant.name),
      attribute('manufacture_email', facts.contact_email),
      attribute('address', `${details.merchant.locality}, ${details.merchant.city}`),
      attribute('google_link', mapLink(details.merchant)),
      attribute('shipping_area', shippingArea(details, facts)),
      attribute('comment_form', facts.takes_comment ? '1' : '0'),
      attribute('redemption', facts.redemption),
      attribute('question', facts.question),
      attribute('shipping_time', details.shipping_time),
      attribute('delivery_info', details.returns),
      attribute('tax_class_id', facts.gst_rate),
      attribute('category_ids', facts.category_ids.map(String)),
      attribute('meta_title', details.meta_title),
      attribute('meta_description', details.meta_description),
      attribute('news_from_data', facts.launched_at.toISOString()),
      attribute('news_to_date', (facts.news_until ?? newUntil(facts.launched_at)).toISOString()),
      attribute('image', details.variants[0]?.images[0]?.url ?? null),
      attribute('upload', details.options.some(({ type }) => type === 'file') ? '1' : '0'),
    ],
    options: details.options.map((option) => oldOption(option, facts)),
    variants: details.variants,
  }
}

const newUntil = (launched: Date) => new Date(launched.getTime() + newForDays * 86_400_000)

/** What lives or is made the same day does not leave its city. */
const shippingArea = ({ merchant }: ProductDetails, { reach }: OldShapeFacts): string =>
  reach === 'country' ? 'India' : (cityOf(merchant.city)?.name ?? merchant.city)

const mapLink = ({ name, locality, city }: ProductDetails['merchant']): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${locality}, ${cityOf(city)?.name ?? city}`)}`

function oldOption(option: ProductDetails['options'][number], facts: OldShapeFacts): OlderProductOption {
  const { values = {}, ...own } = facts.options[option.option_id] ?? {}
  return {
    ...option,
    ...{ sku: null, image_size_x: null, image_size_y: null, guide: null, ...own },
    values: option.values.map((value) => ({ ...value, sku: values[value.option_type_id] ?? null })),
  }
}

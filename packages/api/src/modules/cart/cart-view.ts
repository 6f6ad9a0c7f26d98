import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart, CartAnswer, CartTotals } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { hrefs } from '@nukkad/contracts/hrefs'
import { inRupees, type Paise, rupees, sum } from '../pricing/money.ts'
import type { CartPrice } from '../pricing/price-cart.ts'
import { cartLimits } from '../pricing/price-rules.ts'
import { cashbackOf } from '../wallet/rewards/reward-rules.ts'
import type { CartRow } from './cart-rows.ts'
import type { CheckedLine } from './lines/cart-line.ts'
import { type PricedCart, pieces } from './reading/whole-cart.ts'

export const publicCartId = ({ id, maskedId }: Pick<CartRow, 'id' | 'maskedId'>): string => maskedId ?? String(id)

/** The picture of a product that no longer exists; its line is still shown. */
export const noPicture = { url: '/images/product/gone/front', width: 960, height: 1200, alt: '', color: '#e8dfd0' }

/** The placeholder for a product that no longer exists. */
export const unsold = { slug: 'gone', name: 'No longer sold', merchant: { slug: 'gone', name: '' } }

/** The cart as defined by the contract. */
export function showCart(priced: PricedCart, isBlocked: boolean): Cart {
  const { cart, lines, price, pincode, payment } = priced
  const canPayOnline = payment.some(({ method, isAvailable }) => method === 'razorpay' && isAvailable)
  return {
    id: publicCartId(cart),
    items: lines.map(showLine),
    item_count: pieces(lines.map(({ row }) => row)),
    category_ids: [...new Set(lines.flatMap(({ product }) => product?.categoryIds ?? []))],
    payment_options: payment.map(({ payable, discount, ...option }) => ({
      ...option,
      discount: inRupees(discount),
      price_paid: inRupees(payable),
    })),
    applied_discounts: price.applied.map(({ label, amount }) => ({ label, amount: inRupees(amount) })),
    totals: showTotals(priced),
    shipping_info: pincode
      ? { address_id: cart.addressId === null ? null : String(cart.addressId), postcode: pincode }
      : null,
    shipping_prompt:
      price.untilFreeShipping > 0 ? `Add ${rupees(price.untilFreeShipping)} more for free delivery` : null,
    coupon_error: priced.couponError,
    online_payment_applicable: canPayOnline,
    selected_payment_method: cart.method,
    v2Pincode: pincode,
    is_deliverable: lines.length > 0 && lines.every(({ isDeliverable }) => isDeliverable),
    is_perks_applied: price.perks.used > 0,
    credit_balance: inRupees(cart.credit ?? 0),
    gift_card_balance: inRupees(cart.gifts ?? 0),
    is_blocked: isBlocked,
  }
}

/**
 * bag_total − bag_savings = sub_total; sub_total − discount = base_total, tax included;
 * base_total + shipping_charges − online_payment_discount = price_paid.
 */
export function showTotals({ price, coupon }: PricedCart): CartTotals {
  const [first, ...others] = price.lines.map(({ gst }) => gst.percent)
  const isOneRate = others.every((percent) => percent === first)
  const taxable = sum(price.lines, ({ gst }) => gst.taxable)
  const mixed = taxable === 0 ? 0 : Math.round((price.tax * 10_000) / taxable) / 100
  return {
    bag_total: inRupees(price.fullPrice),
    price_paid: inRupees(price.payable),
    bag_savings: inRupees(price.savings),
    sub_total: inRupees(price.items),
    base_total: inRupees(price.goods),
    tax_percent: isOneRate ? (first ?? 0) : mixed,
    total_tax: inRupees(price.tax),
    cashback_amount: inRupees(cashback(price)),
    total_savings: inRupees(price.savings + price.discount + price.paymentDiscount + price.shippingWaived),
    perks_applicable: inRupees(price.perks.applicable),
    max_perks_applicable: inRupees(price.perks.most),
    perks_balance: inRupees(price.perks.balance),
    coupon_code: coupon?.code ?? null,
    discount: inRupees(price.discount),
    shipping_charges: inRupees(price.shipping),
    shipping_charges_str: price.shipping === 0 ? 'FREE' : rupees(price.shipping),
    online_payment_discount: inRupees(price.paymentDiscount),
  }
}

/** Rounded per merchant order, as it will be credited, so that the announced amount is exact to the paisa. */
function cashback({ lines }: CartPrice): Paise {
  const goods = new Map<string, Paise>()
  for (const line of lines) goods.set(line.merchantId, (goods.get(line.merchantId) ?? 0) + line.goods)
  return sum([...goods.values()], cashbackOf)
}

export function showLine({
  row,
  product,
  chosen,
  unit,
  mrp,
  maxQty,
  isAvailable,
  isDeliverable,
  notice,
  ...line
}: CheckedLine): CartLine {
  return {
    item_id: String(row.id),
    product_id: String(product?.productId ?? 0),
    sku: row.sku,
    slug: product?.slug ?? unsold.slug,
    name: product?.title ?? unsold.name,
    merchant: product ? { slug: product.merchant.slug, name: product.merchant.name } : unsold.merchant,
    media_image: product?.picture ?? noPicture,
    qty: row.qty,
    max_qty: maxQty,
    ...(isAvailable && maxQty < cartLimits.piecesPerLine && { stock_left: maxQty }),
    special_price: inRupees(unit),
    og_price: inRupees(mrp),
    row_total: inRupees(unit * row.qty),
    discount_percent: Math.floor(((mrp - unit) * 100) / mrp),
    options: { ...product?.attributes },
    custom_options: chosen.map(({ optionId, title, optionValue }) => ({ optionId, title, optionValue })),
    lbb_url: product ? hrefs.product(product.slug, row.sku) : '',
    is_available: isAvailable,
    deliverable: isDeliverable,
    msg_title: notice,
    change: line.change,
    deliver_by: line.deliverBy,
  }
}

/** The answer of every cart call; a refusal accompanies the unchanged cart. */
export function cartAnswer(priced: PricedCart | null, isBlocked: boolean, refusal?: CartAnswer['message']): CartAnswer {
  const cart = priced && showCart(priced, isBlocked)
  return {
    data: { cart, cartId: cart?.id ?? null, count: cart?.item_count ?? 0 },
    ...(refusal && { message: refusal }),
  }
}

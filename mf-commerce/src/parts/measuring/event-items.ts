import type { Ecommerce, EventItem } from '@nukkad/contracts'
import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Order, OrderLine } from '@nukkad/contracts/endpoints/orders/orders'
// A module of its own, because pages of the shop only report products.
import { most, offMrp, variantOf } from './product-items.ts'

const itemOfLine = ({ sku, name, merchant, special_price, og_price, qty, options }: CartLine): EventItem => ({
  item_id: sku,
  item_name: name,
  item_brand: merchant.name,
  price: special_price,
  quantity: qty,
  ...variantOf(Object.values(options)),
  ...offMrp(og_price, special_price),
})

const itemOfOrderLine = ({ sku, name, price, qty, options }: OrderLine, brand: string): EventItem => ({
  item_id: sku,
  item_name: name,
  item_brand: brand,
  price,
  quantity: qty,
  ...variantOf(Object.values(options)),
})

/** A cart line, or a quantity of it. */
export const lineProps = (line: CartLine, qty = line.qty) => ({
  sku: line.sku,
  qty,
  currency: 'INR' as const,
  value: line.special_price * qty,
  items: [{ ...itemOfLine(line), quantity: qty }],
})

/** The whole cart; its value is the amount to pay. */
export function cartProps({ items, totals }: Pick<Cart, 'items' | 'totals'>): Ecommerce {
  const { price_paid: value, coupon_code: coupon } = totals
  return { currency: 'INR', value, items: items.slice(0, most).map(itemOfLine), ...(coupon ? { coupon } : {}) }
}

/** A cart without lines, or none. */
export const noItems: Ecommerce = { currency: 'INR', value: 0, items: [] }

/** The cart with its shipping charges and taxes. */
export const billProps = (cart: Pick<Cart, 'items' | 'totals'>) => ({
  ...cartProps(cart),
  shipping: cart.totals.shipping_charges,
  tax: cart.totals.total_tax,
})

/** Everything bought with one payment, across all its orders. */
export function orderProps(orders: readonly Order[]) {
  const sum = (of: (order: Order) => number) =>
    Math.round(orders.reduce((all, order) => all + of(order), 0) * 100) / 100
  const items = orders.flatMap(({ lines, merchant }) => lines.map((line) => itemOfOrderLine(line, merchant.name)))
  return {
    currency: 'INR' as const,
    value: sum(({ totals }) => totals.paid),
    tax: sum(({ totals }) => totals.tax),
    shipping: sum(({ totals }) => totals.shipping),
    items: items.slice(0, most),
    order_ids: orders.map(({ orderId }) => orderId),
  }
}

/** Pieces of an order's lines as event items; their value is the price paid, unless `value` is given. */
export function piecesProps(
  { orderId, lines, merchant }: Order,
  pieces: readonly { readonly line_id: string; readonly qty: number }[],
  value?: number,
) {
  const items = pieces.flatMap(({ line_id, qty }) => {
    const line = lines.find((one) => one.line_id === line_id)
    return line ? [{ ...itemOfOrderLine(line, merchant.name), quantity: qty }] : []
  })
  return {
    order_id: orderId,
    currency: 'INR' as const,
    items: items.slice(0, most),
    value: value ?? items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  }
}

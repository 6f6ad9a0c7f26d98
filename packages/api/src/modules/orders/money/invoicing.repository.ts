import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Queryable, Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import type { AgreedAddress } from '../placing/agreement.ts'

/** A line as agreed, with the data needed for tax. */
export interface LineToInvoice {
  readonly id: number
  readonly name: string
  readonly sku: string
  readonly hsn: string
  readonly options: Readonly<Record<string, string>>
  readonly customOptions: readonly { readonly title: string; readonly optionValue: string }[]
  readonly qty: number
  readonly price: Paise
  readonly items: Paise
  readonly discount: Paise
  readonly goods: Paise
  readonly percent: number
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly shipping: Paise
  readonly paymentDiscount: Paise
}
export interface OrderToInvoice {
  readonly id: string
  readonly merchantId: number
  readonly merchantName: string
  /** The state that the tax was computed from; null for orders of before it was stored. */
  readonly sellerState: string | null
  readonly placedAt: Date
  readonly method: PaymentMethod
  /** What the wallet paid of the lines; that of declined lines went back. */
  readonly gifts: Paise
  readonly credit: Paise
  readonly address: AgreedAddress
  readonly lines: readonly LineToInvoice[]
}

interface StoredOrder extends OrderToInvoice {
  readonly payable: Paise
  readonly waived: Paise
  /** What declined lines cost. */
  readonly declined: Paise
}

/** Lines cancelled before packing are not on the invoice. */
export async function findToInvoice(q: Queryable, orderId: string): Promise<StoredOrder | undefined> {
  const [row] = await q<StoredOrder[]>`
    select o.order_id as id, o.merchant_id as "merchantId", o.merchant_name as "merchantName",
      o.seller_state as "sellerState", o.placed_at as "placedAt", o.payment_method as method,
      o.gift_paise as gifts, o.credit_paise as credit, o.address, o.payable_paise as payable,
      o.waived_paise as waived,
      coalesce((
        select sum(l.goods_paise + l.shipping_paise - l.payment_discount_paise)
        from order_line l where l.order_id = o.order_id and l.state = 'cancelled'
      ), 0)::bigint as declined,
      coalesce((
        select json_agg(json_build_object(
          'id', l.line_id, 'name', l.name, 'sku', l.sku, 'hsn', l.hsn, 'options', l.options,
          'customOptions', l.custom_options, 'qty', l.qty, 'price', l.price_paise, 'items', l.items_paise,
          'discount', l.discount_paise, 'goods', l.goods_paise, 'percent', l.gst_percent, 'taxable', l.taxable_paise,
          'cgst', l.cgst_paise, 'sgst', l.sgst_paise, 'igst', l.igst_paise, 'shipping', l.shipping_paise,
          'paymentDiscount', l.payment_discount_paise
        ) order by l.position)
        from order_line l where l.order_id = o.order_id and l.state <> 'cancelled'
      ), '[]') as lines
    from shop_order o where o.order_id = ${orderId}`
  return row
}

/** The buyer and merchant of an order. */
export async function findParties(
  q: Queryable,
  orderId: string,
): Promise<{ userId: number; merchantId: number } | undefined> {
  const [row] = await q<{ userId: number; merchantId: number }[]>`
    select user_id as "userId", merchant_id as "merchantId" from shop_order where order_id = ${orderId}`
  return row
}

export async function noteInvoice(tx: Tx, orderId: string, text: string, now: Date): Promise<void> {
  await tx`
    insert into order_event (order_id, at, kind, actor, text) values (${orderId}, ${now}, 'invoice', 'shop', ${text})`
}

import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import type { OrderState, PaymentStatus } from '../steps/order-states.ts'

export interface MonthRow {
  readonly month: string
  readonly orders: number
  readonly sales: Paise
  readonly cash: Paise
  readonly refunded: Paise
}

/** Sales by month in India from this day on, newest first; cancelled and returned orders do not count. */
export async function monthsOfMerchant(q: Queryable, merchantId: number, fromDay: string): Promise<MonthRow[]> {
  return q<MonthRow[]>`
    select to_char(o.placed_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::integer as orders,
      sum(o.payable_paise - o.waived_paise)::bigint as sales,
      coalesce(sum(o.payable_paise - o.gift_paise - o.credit_paise - o.waived_paise)
        filter (where o.payment_method = 'cashondelivery'), 0)::bigint as cash,
      coalesce(sum((select sum(r.amount_paise) from refund r where r.order_id = o.order_id)), 0)::bigint as refunded
    from shop_order o
    where o.merchant_id = ${merchantId} and o.state not in ('cancelled', 'rto')
      and o.placed_at >= (${fromDay}::date::timestamp at time zone 'Asia/Kolkata')
    group by 1 order by 1 desc`
}

export interface TakingRow {
  readonly id: string
  readonly day: string
  readonly state: OrderState
  readonly paymentStatus: PaymentStatus
  readonly method: string
  readonly buyer: string | null
  readonly goods: Paise
  readonly discount: Paise
  readonly shipping: Paise
  readonly payable: Paise
  readonly waived: Paise
  readonly gst: Paise
  readonly refunded: Paise
  readonly invoices: string | null
}

/** All orders of a month in India, oldest first, each with what was refunded and the numbers of its documents. */
export async function takingsOfMonth(q: Queryable, merchantId: number, month: string): Promise<TakingRow[]> {
  const first = `${month}-01`
  return q<TakingRow[]>`
    select o.order_id as id, (o.placed_at at time zone 'Asia/Kolkata')::date::text as day, o.state,
      o.payment_status as "paymentStatus", o.payment_method as method, o.address ->> 'name' as buyer,
      o.items_paise as goods, o.discount_paise + o.payment_discount_paise as discount, o.shipping_paise as shipping,
      o.payable_paise as payable, o.waived_paise as waived,
      o.cgst_paise + o.sgst_paise + o.igst_paise as gst,
      coalesce((select sum(r.amount_paise) from refund r where r.order_id = o.order_id), 0)::bigint as refunded,
      (select string_agg(i.number, ' ' order by i.invoice_id) from invoice i where i.order_id = o.order_id) as invoices
    from shop_order o
    where o.merchant_id = ${merchantId}
      and o.placed_at >= (${first}::date::timestamp at time zone 'Asia/Kolkata')
      and o.placed_at < ((${first}::date + interval '1 month') at time zone 'Asia/Kolkata')
    order by o.placed_at, o.order_id`
}

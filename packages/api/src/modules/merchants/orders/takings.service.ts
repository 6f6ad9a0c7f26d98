import type { TakingsMonth } from '@nukkad/contracts/endpoints/merchants/merchant'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { Db } from '../../../db.ts'
import { csvFrom } from '../../../text/csv.ts'
import { orderBook } from '../../orders/order-book.service.ts'
import { orderLabel } from '../../orders/steps/order-states.ts'
import { inRupees } from '../../pricing/money.ts'

const head = [
  'Order',
  'Ordered on',
  'Buyer',
  'State',
  'Paid by',
  'Goods',
  'Discount',
  'Delivery',
  'Total',
  'GST in it',
  'Refunded',
  'Not collected',
  'Invoices',
]

export type TakingsService = ReturnType<typeof createTakingsService>

/** What a merchant sold, month by month, and the orders of a month for its books. */
export function createTakingsService({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  return {
    async months(merchantId: number): Promise<TakingsMonth[]> {
      const [year = 0, month = 0] = dayInIndia(now()).split('-').map(Number)
      const eleventhBefore = new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
      const rows = await orderBook.monthsOfMerchant(db, merchantId, eleventhBefore)
      return rows.map(({ month: of, orders, sales, cash, refunded }) => ({
        month: of,
        orders,
        sales: inRupees(sales),
        cash: inRupees(cash),
        refunded: inRupees(refunded),
      }))
    },

    async csv(merchantId: number, month: string): Promise<string> {
      const rows = await orderBook.takingsOfMonth(db, merchantId, month)
      return csvFrom(
        head,
        rows.map((row) => [
          row.id,
          row.day,
          row.buyer,
          orderLabel(row.state, row.paymentStatus, row.method),
          row.method === 'cashondelivery' ? 'Cash on delivery' : 'Online',
          ...[row.goods, row.discount, row.shipping, row.payable, row.gst, row.refunded, row.waived].map(inRupees),
          row.invoices,
        ]),
      )
    },
  }
}

import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import type { OrderRow } from '../../orders/order-book.service.ts'
import type { Surroundings } from '../../orders/reading/around-orders.ts'
import { showCommon } from '../../orders/reading/order-view.ts'
import { inRupees } from '../../pricing/money.ts'
import { declinableOf, groupOfState, isToSend, nextOfOrder, nextOfRequest } from './order-steps-view.ts'

const who = { buyer: 'Buyer', merchant: 'You', courier: 'Courier', shop: 'Nukkad' } as const
const noteMark = 'You wrote: '

/** An order as shown to its merchant. */
export function showMerchantOrder(
  row: OrderRow,
  { around, sender }: { readonly around: Surroundings; readonly sender: MerchantOrder['sender'] },
  now: Date,
): MerchantOrder {
  const { payment, totals, ...common } = showCommon(row, around, now)
  const isOwed = row.method === 'cashondelivery' && row.paymentStatus === 'pending' && row.state !== 'cancelled'
  const note = row.events.findLast(({ kind, actor }) => kind === 'note' && actor === 'buyer')
  return {
    ...common,
    sender,
    send_by: isToSend(row.state) ? row.sendBy : null,
    group: groupOfState[row.state],
    totals,
    payment_discount: inRupees(row.paymentDiscount),
    payment: { ...payment, collect: isOwed ? totals.due : 0 },
    note: note ? note.text.replace(noteMark, '') : null,
    events: row.events.map(({ at, text, to, actor }) => ({
      at: new Date(at).toISOString(),
      // The stored texts address the buyer.
      text:
        to === 'accepted' ? 'Accepted' : text.replace(noteMark, 'Wrote: ').replace(/^Cancelled by you/, 'Cancelled'),
      by: who[actor],
    })),
    returns: around.requests.map((request) => ({ ...request, next: nextOfRequest(request, now) })),
    next: nextOfOrder(row),
    can_decline: declinableOf(row),
  }
}

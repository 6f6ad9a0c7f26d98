import type { Db, Queryable, Tx } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { MailService } from '../mail/mail.service.ts'
import { type Paise, rupees } from '../pricing/share.ts'
import { confirmedLetter } from './confirmed-letter.ts'
import type { OrderToOpen } from './open-orders.ts'
import { listOfTransaction } from './order.repository.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderState } from './order-states.ts'
import { trackingUrl } from './shipment-view.ts'
import { type StepLetter, writeStepLetters } from './step-letters.ts'

/** Whom a letter goes to; the users module answers. */
export interface Contacts {
  contact(q: Queryable, userId: string): Promise<{ email: string; firstName: string } | undefined>
}

export interface OrderMails {
  /** Once a transaction, however many orders it makes; its makers hear of it, too. */
  confirmed(tx: Tx, settled: { transactionId: string; userId: number; orders: readonly OrderToOpen[] }): Promise<void>
  /** By the buyer; `back` is the money that goes back. */
  cancelled(tx: Tx, order: OrderRow, back: Paise): Promise<void>
  /** Of one event, by somebody else than the buyer. */
  stepped(tx: Tx, order: OrderRow, event: { id: number; state: OrderState; text: string }): Promise<void>
}

interface Confirmed {
  transactionId: string
  firstName: string
}
interface Cancelled {
  orderId: string
  merchant: string
  firstName: string
  back?: Paise
}

export interface OrderMailParts {
  readonly db: Db
  readonly outbox: Outbox
  readonly mail: MailService
  readonly contacts: Contacts
  /** The shop's address, for links. */
  readonly publicUrl: string
}

export function createOrderMails({ db, outbox, mail, contacts, publicUrl }: OrderMailParts): OrderMails {
  mail.letter<Confirmed>('order-confirmed', async ({ transactionId, firstName }) => {
    const orders = await listOfTransaction(db, transactionId)
    return confirmedLetter(orders, firstName, `${publicUrl}/shop/order/confirmed/${transactionId}`)
  })
  mail.letter<Cancelled>('order-cancelled', ({ orderId, merchant, firstName, back = 0 }) => ({
    subject: `Your order ${orderId} is cancelled`,
    heading: `As you wished, ${firstName}`,
    parts: [
      {
        paragraph: `Order ${orderId} from ${merchant} is cancelled. ${back > 0 ? `${rupees(back)} goes back to you.` : 'You owe nothing for it.'}`,
      },
      { button: 'See your orders', href: `${publicUrl}/shop/orderhistory` },
    ],
  }))
  writeStepLetters(mail, publicUrl)

  return {
    async confirmed(tx, { transactionId, userId }) {
      const [buyer] = await Promise.all([
        contacts.contact(tx, String(userId)),
        outbox.enqueue(tx, { kind: 'orders-placed', key: transactionId, payload: { transactionId } }),
      ])
      if (!buyer) return
      const data: Confirmed = { transactionId, firstName: buyer.firstName }
      await mail.send(tx, { letter: 'order-confirmed', to: buyer.email, key: transactionId, data })
    },
    async cancelled(tx, { id, userId, merchantName }, back) {
      await outbox.enqueue(tx, { kind: 'order-cancelled', key: id, payload: { orderId: id } })
      const buyer = await contacts.contact(tx, String(userId))
      if (!buyer) return
      const data: Cancelled = { orderId: id, merchant: merchantName, firstName: buyer.firstName, back }
      await mail.send(tx, { letter: 'order-cancelled', to: buyer.email, key: id, data })
    },
    async stepped(tx, order, { id, state, text }) {
      const buyer = await contacts.contact(tx, String(order.userId))
      if (!buyer) return
      const parcel = order.shipments.find(({ requestId }) => requestId === null)
      const data: StepLetter = {
        orderId: order.id,
        state,
        merchant: order.merchantName,
        firstName: buyer.firstName,
        text,
        parcel:
          parcel && (state === 'shipped' || state === 'out_for_delivery')
            ? { courier: parcel.courier, awb: parcel.awb, url: trackingUrl(parcel.courier, parcel.awb) }
            : null,
      }
      await mail.send(tx, { letter: 'order-step', to: buyer.email, key: String(id), data })
    },
  }
}

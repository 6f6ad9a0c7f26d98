import type { Db, Queryable, Tx } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import { rupees } from '../pricing/share.ts'
import type { OrderToOpen } from './open-orders.ts'
import { listOfTransaction, type OrderRow } from './order.repository.ts'

/** Whom a letter goes to; the users module answers. */
export interface Contacts {
  contact(q: Queryable, userId: string): Promise<{ email: string; firstName: string } | undefined>
}

export interface OrderMails {
  /** Once a transaction, however many orders it makes. */
  confirmed(tx: Tx, settled: { transactionId: string; userId: number; orders: readonly OrderToOpen[] }): Promise<void>
  cancelled(tx: Tx, order: OrderRow): Promise<void>
}

interface Confirmed {
  transactionId: string
  firstName: string
}
interface Cancelled {
  orderId: string
  merchant: string
  firstName: string
}

export interface OrderMailParts {
  readonly db: Db
  readonly mail: MailService
  readonly contacts: Contacts
  /** The shop's address, for links. */
  readonly publicUrl: string
}

export function createOrderMails({ db, mail, contacts, publicUrl }: OrderMailParts): OrderMails {
  mail.letter<Confirmed>('order-confirmed', async ({ transactionId, firstName }) => {
    const orders = await listOfTransaction(db, transactionId)
    const total = orders.reduce((sum, { payable }) => sum + payable, 0)
    return {
      subject: `Your Nukkad order is confirmed (${rupees(total)})`,
      heading: `Thank you, ${firstName}!`,
      parts: [
        ...orders.flatMap((order) => [
          { paragraph: `Order ${order.id} from ${order.merchantName}, expected by ${order.expectedBy}` },
          { rows: order.lines.map((line) => [`${line.qty} × ${line.name}`, rupees(line.items)] as const) },
        ]),
        { rows: [['To pay', rupees(total)]] },
        { button: 'See your order', href: `${publicUrl}/shop/order/confirmed/${transactionId}` },
      ],
    }
  })
  mail.letter<Cancelled>('order-cancelled', ({ orderId, merchant, firstName }) => ({
    subject: `Your order ${orderId} is cancelled`,
    heading: `As you wished, ${firstName}`,
    parts: [
      { paragraph: `Order ${orderId} from ${merchant} is cancelled. You owe nothing for it.` },
      { button: 'See your orders', href: `${publicUrl}/shop/orderhistory` },
    ],
  }))

  return {
    async confirmed(tx, { transactionId, userId }) {
      const buyer = await contacts.contact(tx, String(userId))
      if (!buyer) return
      const data: Confirmed = { transactionId, firstName: buyer.firstName }
      await mail.send(tx, { letter: 'order-confirmed', to: buyer.email, key: transactionId, data })
    },
    async cancelled(tx, { id, userId, merchantName }) {
      const buyer = await contacts.contact(tx, String(userId))
      if (!buyer) return
      const data: Cancelled = { orderId: id, merchant: merchantName, firstName: buyer.firstName }
      await mail.send(tx, { letter: 'order-cancelled', to: buyer.email, key: id, data })
    },
  }
}

import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable, Tx } from '../../../db.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { MailService, Recipient } from '../../mail/mail.service.ts'
import type { PushService } from '../../push/push.service.ts'
import { listOfTransaction } from '../order.repository.ts'
import type { OrderRow } from '../order-rows.ts'
import { trackingUrl } from '../reading/shipment-view.ts'
import type { OrderState } from '../steps/order-states.ts'
import { type CameBack, type Cancelled, cancelledMail } from './cancelled-mail.ts'
import { confirmedMail } from './confirmed-mail.ts'
import { type StepMail, stepTitle, writeStepMails } from './step-mails.ts'

/** A person, and where to reach them. */
export interface Contact {
  /** Empty for an account with only a phone number. */
  readonly email: string
  readonly firstName: string
  /** With its country code, +919876543210; null for an account with only an email address. */
  readonly phone: string | null
  /** The part of a mail that says where it goes: to the email address or, without one, as a text to the number. */
  readonly recipient: Recipient
}

/** Looks up people by the id of their account. */
export interface Contacts {
  contact(q: Queryable, userId: string): Promise<Contact | undefined>
}

export interface OrderMails {
  /** Once per transaction, however many orders it creates; notifies their makers, too. */
  confirmationEntries(tx: Tx, transactionId: string): readonly Fragment[]
  /** For a cancellation by the buyer. */
  tellCancelled(tx: Tx, order: OrderRow, came: CameBack): Promise<void>
  /** The buyer has moved the delivery to another day, by this event of the order: notifies the merchant. */
  tellDay(tx: Tx, moved: DayMoved): Promise<void>
  /** Notifies the buyer of a step that someone else took. */
  tellStep(tx: Tx, order: OrderRow, event: { id: number; state: OrderState; text: string }): Promise<void>
}

interface DayMoved {
  readonly orderId: string
  readonly eventId: number
}
interface Confirmed {
  transactionId: string
}
declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'order-confirmed': Confirmed
    readonly 'order-cancelled': Cancelled
  }
}

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'orders-placed': Confirmed
    readonly 'order-placed': { readonly orderId: string }
    readonly 'order-cancelled': { readonly orderId: string }
    readonly 'order-day-moved': DayMoved
  }
}

export interface OrderMailParts {
  readonly db: Db
  readonly outbox: Outbox
  readonly mail: MailService
  readonly push: Pick<PushService, 'tell'>
  readonly contacts: Contacts
  /** The shop's address, for links. */
  readonly publicUrl: string
}

export function createOrderMails({ db, outbox, mail, push, contacts, publicUrl }: OrderMailParts): OrderMails {
  mail.template('order-confirmed', async ({ transactionId }) => {
    const orders = await listOfTransaction(db, transactionId)
    const buyer = orders[0] && (await contacts.contact(db, String(orders[0].userId)))
    if (!buyer) return undefined
    const href = publicUrl + hrefs.orderConfirmed(transactionId)
    return { ...confirmedMail(orders, buyer.firstName, href), ...buyer.recipient }
  })
  mail.template('order-cancelled', (cancelled) => cancelledMail(cancelled, publicUrl + hrefs.orderHistory()))
  writeStepMails(mail, publicUrl)

  return {
    confirmationEntries(tx, transactionId) {
      const data: Confirmed = { transactionId }
      return [
        outbox.entry(tx, { kind: 'orders-placed', key: transactionId, payload: data }),
        mail.entry(tx, { template: 'order-confirmed', key: transactionId, data }),
      ]
    },
    async tellCancelled(tx, { id, userId, merchantName }, { back, perks, isInWallet }) {
      await outbox.enqueue(tx, { kind: 'order-cancelled', key: id, payload: { orderId: id } })
      const buyer = await contacts.contact(tx, String(userId))
      if (!buyer) return
      const data: Cancelled = {
        orderId: id,
        merchant: merchantName,
        firstName: buyer.firstName,
        back,
        perks,
        isInWallet,
      }
      await mail.send(tx, { template: 'order-cancelled', ...buyer.recipient, key: id, data })
    },
    async tellDay(tx, moved) {
      await outbox.enqueue(tx, { kind: 'order-day-moved', key: `${moved.eventId}`, payload: moved })
    },
    async tellStep(tx, order, { id, state, text }) {
      const buyer = await contacts.contact(tx, String(order.userId))
      if (!buyer) return
      const parcel = order.shipments.find(({ requestId }) => requestId === null)
      const data: StepMail = {
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
      await mail.send(tx, { template: 'order-step', ...buyer.recipient, key: String(id), data })
      await push.tell(tx, String(order.userId), {
        key: `order-step:${id}`,
        title: stepTitle(data),
        text: `${text}. From ${order.merchantName}.`,
        path: hrefs.orderTrack(order.id),
      })
    },
  }
}

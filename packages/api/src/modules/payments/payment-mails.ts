import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import { type Paise, rupees } from '../pricing/money.ts'

interface About {
  readonly userId: number
  readonly amount: Paise
}
export interface PaymentMails {
  /** The transaction ended after a failed payment attempt. */
  failed(tx: Tx, about: About & { transactionId: string; back: string; reason: string }): Promise<void>
  /** Paid, but it could not become an order. */
  sentBack(tx: Tx, about: About & { paymentId: string; reason: string }): Promise<void>
  underReview(tx: Tx, about: About & { paymentId: string }): Promise<void>
}

export interface PaymentMailParts {
  readonly mail: MailService
  readonly contacts: Contacts
  /** The shop's address, for links. */
  readonly publicUrl: string
}

interface Told {
  firstName: string
  amount: Paise
  reason?: string
  /** The page where the buyer continues. */
  back?: string
}

export function createPaymentMails({ mail, contacts, publicUrl }: PaymentMailParts): PaymentMails {
  mail.template<Told>('payment-failed', ({ firstName, amount, reason = '', back = '/' }) => ({
    subject: `Your payment of ${rupees(amount)} did not go through`,
    heading: `Nothing was lost, ${firstName}`,
    parts: [
      { paragraph: `The payment of ${rupees(amount)} did not go through. ${reason}` },
      {
        paragraph:
          'What you chose is kept as it was. If your bank took the money all the same, it comes back by itself.',
      },
      { button: 'Back to what you chose', href: `${publicUrl}${back}` },
    ],
  }))
  mail.template<Told>('payment-sent-back', ({ firstName, amount, reason }) => ({
    subject: `Your payment of ${rupees(amount)} is on its way back`,
    heading: `We are sorry, ${firstName}`,
    parts: [
      { paragraph: `Your payment of ${rupees(amount)} reached us, but ${reason}, so there is no order.` },
      { paragraph: 'All of it goes back to where it came from; banks take five to seven days for that.' },
      { button: 'To the shop', href: publicUrl + hrefs.shop() },
    ],
  }))
  mail.template<Told>('payment-under-review', ({ firstName, amount }) => ({
    subject: 'We are looking at your payment',
    heading: `One moment, ${firstName}`,
    parts: [
      {
        paragraph: `A payment of ${rupees(amount)} reached us that is not the amount you agreed to. Nothing is sent until a person here has looked at it; we write to you within a working day.`,
      },
    ],
  }))

  async function send(tx: Tx, template: string, key: string, userId: number, data: Omit<Told, 'firstName'>) {
    const buyer = await contacts.contact(tx, String(userId))
    if (buyer) await mail.send(tx, { template, to: buyer.email, key, data: { ...data, firstName: buyer.firstName } })
  }
  return {
    failed: (tx, { transactionId, userId, ...data }) => send(tx, 'payment-failed', transactionId, userId, data),
    sentBack: (tx, { paymentId, userId, ...data }) => send(tx, 'payment-sent-back', paymentId, userId, data),
    underReview: (tx, { paymentId, userId, ...data }) => send(tx, 'payment-under-review', paymentId, userId, data),
  }
}

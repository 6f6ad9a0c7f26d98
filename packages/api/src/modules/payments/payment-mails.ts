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
  tellFailed(tx: Tx, about: About & { transactionId: string; back: string; reason: string }): Promise<void>
  /** Paid, but it could not become an order. */
  tellSentBack(tx: Tx, about: About & { paymentId: string; reason: string }): Promise<void>
  tellUnderReview(tx: Tx, about: About & { paymentId: string }): Promise<void>
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

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'payment-failed': Told
    readonly 'payment-sent-back': Told
    readonly 'payment-under-review': Told
  }
}

type PaymentMail = 'payment-failed' | 'payment-sent-back' | 'payment-under-review'

export function createPaymentMails({ mail, contacts, publicUrl }: PaymentMailParts): PaymentMails {
  mail.template('payment-failed', ({ firstName, amount, reason = '', back = '/' }) => ({
    subject: `Your payment of ${rupees(amount)} did not go through`,
    heading: `Nothing has been lost, ${firstName}`,
    parts: [
      { paragraph: `The payment of ${rupees(amount)} did not go through. ${reason}` },
      {
        paragraph: 'We have kept everything you chose. If money left your account, you will be refunded automatically.',
      },
      { button: 'Try again', href: `${publicUrl}${back}` },
    ],
  }))
  mail.template('payment-sent-back', ({ firstName, amount, reason }) => ({
    subject: `Your payment of ${rupees(amount)} is being refunded`,
    heading: `We are sorry, ${firstName}`,
    parts: [
      { paragraph: `We received your payment of ${rupees(amount)}, but ${reason}, so no order was placed.` },
      { paragraph: 'We are refunding it in full to your original payment method. Banks take five to seven days.' },
      { button: 'Go to the shop', href: publicUrl + hrefs.shop() },
    ],
  }))
  mail.template('payment-under-review', ({ firstName, amount }) => ({
    subject: 'We are reviewing your payment',
    heading: `One moment, ${firstName}`,
    parts: [
      {
        paragraph: `We received a payment of ${rupees(amount)}, which is not the amount you agreed to. Nothing will be shipped until we have reviewed it. We will write to you within one working day.`,
      },
    ],
  }))

  async function send(tx: Tx, template: PaymentMail, key: string, userId: number, data: Omit<Told, 'firstName'>) {
    const buyer = await contacts.contact(tx, String(userId))
    if (buyer) await mail.send(tx, { template, ...buyer.recipient, key, data: { ...data, firstName: buyer.firstName } })
  }
  return {
    tellFailed: (tx, { transactionId, userId, ...data }) => send(tx, 'payment-failed', transactionId, userId, data),
    tellSentBack: (tx, { paymentId, userId, ...data }) => send(tx, 'payment-sent-back', paymentId, userId, data),
    tellUnderReview: (tx, { paymentId, userId, ...data }) => send(tx, 'payment-under-review', paymentId, userId, data),
  }
}

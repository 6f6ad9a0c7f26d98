import type { MailTemplate } from '../../mail/mail-template.ts'
import { type Paise, rupees } from '../../pricing/money.ts'

/** The data of the mail about an order that its buyer cancelled. */
export interface Cancelled {
  orderId: string
  merchant: string
  firstName: string
  back?: Paise
  /** Absent in mails queued before these fields existed. */
  perks?: Paise
  isInWallet?: boolean
}

/** What was refunded for an order that its buyer cancelled: money, and the perks spent on it. */
export interface CameBack {
  readonly back: Paise
  readonly perks: Paise
  readonly isInWallet: boolean
}

/** Confirms the cancellation and what is refunded. `href` leads to the buyer's orders. */
export function cancelledMail(
  { orderId, merchant, firstName, back = 0, perks = 0, isInWallet = false }: Cancelled,
  href: string,
): MailTemplate {
  return {
    subject: `Your order ${orderId} is cancelled`,
    heading: `As you wished, ${firstName}`,
    parts: [
      {
        paragraph: `Order ${orderId} from ${merchant} is cancelled. ${back > 0 ? `${rupees(back)} ${isInWallet ? 'is back in your wallet' : 'goes back to you'}.` : 'You owe nothing for it.'}${perks > 0 ? ` ${rupees(perks)} of perks are in your wallet again.` : ''}`,
      },
      { button: 'See your orders', href },
    ],
  }
}

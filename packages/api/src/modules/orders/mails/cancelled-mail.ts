import type { MailTemplate } from '../../mail/mail-template.ts'
import { type Paise, rupees } from '../../pricing/money.ts'

/** What the mail about an order that its buyer took back is filled in with. */
export interface Cancelled {
  orderId: string
  merchant: string
  firstName: string
  back?: Paise
  /** Absent in mails from before they were told. */
  perks?: Paise
  isInWallet?: boolean
}

/** What came back of an order that its buyer took back: money, and the perks spent on it. */
export interface CameBack {
  readonly back: Paise
  readonly perks: Paise
  readonly isInWallet: boolean
}

/** Tells the buyer that it is done, and what comes back. `href` is where their orders are. */
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

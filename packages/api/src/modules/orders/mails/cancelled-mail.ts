import type { WrittenMail } from '../../mail/written-mail.ts'
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
): WrittenMail {
  return {
    subject: `Your order ${orderId} has been cancelled`,
    heading: `Your order has been cancelled, ${firstName}`,
    parts: [
      {
        paragraph: `Order ${orderId} from ${merchant} has been cancelled. ${back > 0 ? `${rupees(back)} ${isInWallet ? 'has been refunded to your wallet' : 'is being refunded to you'}.` : 'You do not have to pay anything.'}${perks > 0 ? ` ${rupees(perks)} of perks have been returned to your wallet.` : ''}`,
      },
      { button: 'See your orders', href },
    ],
  }
}

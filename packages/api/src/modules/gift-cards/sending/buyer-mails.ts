import { hrefs } from '@nukkad/contracts/hrefs'
import type { WrittenMail } from '../../mail/written-mail.ts'
import { rupees } from '../../pricing/money.ts'
import type { MailParts } from './gift-mail-parts.ts'

/** The page of the purchase; a card that was not bought has none, and its giver is sent to the wallet. */
const at = ({ publicUrl, card: { transactionId } }: MailParts) =>
  publicUrl + (transactionId === null ? hrefs.wallet() : hrefs.giftConfirmation(transactionId))

/** To the buyer, once the card is paid; `when` says in words when it is sent. */
export const boughtMail = (parts: MailParts, firstName: string, when: string): WrittenMail => ({
  subject: `Your gift card for ${parts.card.recipientName}`,
  heading: `Thank you, ${firstName}`,
  parts: [
    { paragraph: `${parts.title}: a gift card of ${rupees(parts.card.amount)} for ${parts.card.recipientName}.` },
    {
      rows: [
        ['Recipient', parts.card.email ?? `+91 ${parts.card.phone}`],
        ['Sent on', when],
        ['Paid', rupees(parts.card.amount)],
      ],
    },
    { button: 'See your gift card', href: at(parts) },
    {
      note: 'A gift card is a means of payment, not a sale of goods: tax is included in the purchases made with it and in their invoices.',
    },
  ],
})

/** To the buyer whose card could not be delivered. */
export const bouncedMail = (parts: MailParts, firstName: string): WrittenMail => ({
  subject: `Your gift card for ${parts.card.recipientName} could not be delivered`,
  heading: `Please check the address, ${firstName}`,
  parts: [
    {
      paragraph: `The gift card of ${rupees(parts.card.amount)} for ${parts.card.recipientName} could not be delivered to ${parts.card.email ?? `+91 ${parts.card.phone}`}. No one has its code, and no money is lost.`,
    },
    { button: 'Change the address', href: at(parts) },
    { note: 'You can also send it again, or cancel it for a full refund.' },
  ],
})

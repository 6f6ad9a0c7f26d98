import { hrefs } from '@nukkad/contracts/hrefs'
import type { MailTemplate } from '../../mail/mail-template.ts'
import { rupees } from '../../pricing/money.ts'
import type { MailParts } from './gift-mail-parts.ts'

/** The page of the purchase; a card that was not bought has none, and its giver is sent to the wallet. */
const at = ({ publicUrl, card: { transactionId } }: MailParts) =>
  publicUrl + (transactionId === null ? hrefs.wallet() : hrefs.giftConfirmation(transactionId))

/** To the buyer, once the card is paid; `when` says in words when it is sent. */
export const boughtMail = (parts: MailParts, firstName: string, when: string): MailTemplate => ({
  subject: `Your gift card for ${parts.card.recipientName}`,
  heading: `That will please somebody, ${firstName}`,
  parts: [
    { paragraph: `${parts.title}: a gift card of ${rupees(parts.card.amount)} for ${parts.card.recipientName}.` },
    {
      rows: [
        ['Goes to', parts.card.email ?? `+91 ${parts.card.phone}`],
        ['Leaves', when],
        ['Paid', rupees(parts.card.amount)],
      ],
    },
    { button: 'See your gift card', href: at(parts) },
    {
      note: 'A gift card is a way to pay and no sale of goods: tax is part of what is bought with it, and of its invoice.',
    },
  ],
})

/** To the buyer whose card could not be delivered. */
export const bouncedMail = (parts: MailParts, firstName: string): MailTemplate => ({
  subject: `Your gift card for ${parts.card.recipientName} did not arrive`,
  heading: `We need another address, ${firstName}`,
  parts: [
    {
      paragraph: `${parts.card.email ?? `+91 ${parts.card.phone}`} did not take the gift card of ${rupees(parts.card.amount)} for ${parts.card.recipientName}. Nobody has its code, and nothing is lost.`,
    },
    { button: 'Change the address', href: at(parts) },
    { note: 'You can also send it once more, or give it back for a full refund.' },
  ],
})

import { hrefs } from '@nukkad/contracts/hrefs'
import type { MailTemplate, Part } from '../../mail/mail-template.ts'
import { rupees } from '../../pricing/money.ts'
import type { CardRow } from '../gift-card.repository.ts'
import { type MadeCode, showCode } from '../redeeming/gift-code.ts'
import { giftPicture } from './gift-picture.ts'

/** What the words of mails and texts are made of. */
export interface MailParts {
  readonly card: CardRow
  readonly title: string
  /** the design's picture */
  readonly image: string
  /** the same as a JPEG, where it could be had */
  readonly picture?: Buffer
  readonly publicUrl: string
}

const days = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const lastDay = ({ expiresAt }: Pick<CardRow, 'expiresAt'>): string => days.format(expiresAt)

const giver = ({ senderName }: CardRow) => senderName || 'Somebody'
/** In the fragment, which no browser sends: no log and no referrer has it. */
const linkOf = (publicUrl: string, token: string) => publicUrl + hrefs.giftReceived(token)

const pictureOf = (title: string, card: CardRow, content: Buffer): Part => ({
  picture: { name: `${card.design}.jpg`, type: 'image/jpeg', content },
  alt: `${title}: a gift card of ${rupees(card.amount)}`,
  ...giftPicture,
})

/** To the recipient: the one place where the code stands. */
export function giftMail({ card, title, picture, publicUrl }: MailParts, { code, token }: MadeCode): MailTemplate {
  const words: Part[] = card.message === '' ? [] : [{ paragraph: `“${card.message}”` }]
  return {
    subject: `${giver(card)} sent you a gift card of ${rupees(card.amount)}`,
    heading: `${title}, ${card.recipientName}`,
    preview: `${rupees(card.amount)} for the Nukkad shop, from ${giver(card)}`,
    parts: [
      ...(picture ? [pictureOf(title, card, picture)] : []),
      { paragraph: `${giver(card)} has a present for you: ${rupees(card.amount)} for the Nukkad shop.` },
      ...words,
      { button: 'Open your gift', href: linkOf(publicUrl, token) },
      { paragraph: 'Or type this code into your wallet:' },
      { code: showCode(code) },
      {
        rows: [
          ['Worth', rupees(card.amount)],
          ['Good until', `${lastDay(card)}, 11.59 pm`],
        ],
      },
      { note: 'Whoever has the code or the link can use the gift card once. Please keep this mail to yourself.' },
    ],
  }
}

/** The same as a text. */
export const giftText = ({ card, publicUrl }: MailParts, { code, token }: MadeCode): string =>
  `${giver(card)} sent you a Nukkad gift card of ${rupees(card.amount)}. Open it: ${linkOf(publicUrl, token)} or use the code ${showCode(code)} by ${lastDay(card)}.`

/** To somebody who has not redeemed their card, with a new code. */
export function endingMail(parts: MailParts, made: MadeCode): MailTemplate {
  const mail = giftMail(parts, made)
  return {
    ...mail,
    subject: `Your gift card of ${rupees(parts.card.amount)} is good until ${lastDay(parts.card)}`,
    heading: `It still waits for you, ${parts.card.recipientName}`,
    parts: [
      {
        paragraph:
          'This gift card has not been redeemed yet. This is its new code; the one in our earlier mail has ended.',
      },
      ...mail.parts,
    ],
  }
}

/** The purchase of the card; one that nobody paid for has none, and its giver looks into the wallet. */
const at = ({ publicUrl, card: { transactionId } }: MailParts) =>
  publicUrl + (transactionId === null ? hrefs.wallet() : hrefs.giftConfirmation(transactionId))

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

/** To the buyer, whose card came back. */
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

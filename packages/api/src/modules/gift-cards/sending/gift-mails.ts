import { hrefs } from '@nukkad/contracts/hrefs'
import type { Part, WrittenMail } from '../../mail/written-mail.ts'
import { rupees } from '../../pricing/money.ts'
import type { CardRow } from '../card-columns.repository.ts'
import { type MadeCode, showCode } from '../redeeming/gift-code.ts'
import type { MailParts } from './gift-mail-parts.ts'
import { giftPicture } from './gift-picture.ts'

const days = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
export const lastDay = ({ expiresAt }: Pick<CardRow, 'expiresAt'>): string => days.format(expiresAt)

const giver = ({ senderName }: CardRow) => senderName || 'Someone'
/** The token is in the fragment, which browsers do not send: it reaches no log and no referrer. */
const linkOf = (publicUrl: string, token: string) => publicUrl + hrefs.giftReceived(token)

const pictureOf = (title: string, card: CardRow, content: Buffer): Part => ({
  picture: { name: `${card.design}.jpg`, type: 'image/jpeg', content },
  alt: `${title}: a gift card of ${rupees(card.amount)}`,
  ...giftPicture,
})

/** To the recipient; the code appears only in this mail, its text-message version and the reminder. */
export function giftMail({ card, title, picture, publicUrl }: MailParts, { code, token }: MadeCode): WrittenMail {
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
      { paragraph: 'Or enter this code in your wallet:' },
      { code: showCode(code) },
      {
        rows: [
          ['Worth', rupees(card.amount)],
          ['Valid until', `${lastDay(card)}, 11:59 pm`],
        ],
      },
      { note: 'Anyone with the code or the link can redeem the gift card. Keep this email private.' },
    ],
  }
}

/** The same as a text message. */
export const giftText = ({ card, publicUrl }: MailParts, { code, token }: MadeCode): string =>
  `${giver(card)} sent you a Nukkad gift card of ${rupees(card.amount)}. Open it: ${linkOf(publicUrl, token)} or use the code ${showCode(code)} by ${lastDay(card)}.`

/** To a recipient who has not redeemed the card, with a new code. */
export function endingMail(parts: MailParts, made: MadeCode): WrittenMail {
  const mail = giftMail(parts, made)
  return {
    ...mail,
    subject: `Your gift card of ${rupees(parts.card.amount)} is valid until ${lastDay(parts.card)}`,
    heading: `Your gift card is waiting, ${parts.card.recipientName}`,
    parts: [
      {
        paragraph:
          'This gift card has not been redeemed yet. This is its new code; the one in our earlier email no longer works.',
      },
      ...mail.parts,
    ],
  }
}

/** To the recipient of a card that had expired unredeemed and is valid again, with a new code. */
export function extendedMail(parts: MailParts, made: MadeCode): WrittenMail {
  const mail = giftMail(parts, made)
  return {
    ...mail,
    subject: `Your gift card of ${rupees(parts.card.amount)} is valid again, until ${lastDay(parts.card)}`,
    heading: `Your gift card is valid again, ${parts.card.recipientName}`,
    parts: [
      {
        paragraph: `It had expired, and we have extended it until ${lastDay(parts.card)}, 11:59 pm. This is its new code; earlier ones no longer work.`,
      },
      ...mail.parts,
    ],
  }
}

/** The same as a text message. */
export const extendedText = ({ card, publicUrl }: MailParts, { code, token }: MadeCode): string =>
  `Your Nukkad gift card of ${rupees(card.amount)} from ${giver(card)} is valid again until ${lastDay(card)}. Open it: ${linkOf(publicUrl, token)} or use the code ${showCode(code)}.`

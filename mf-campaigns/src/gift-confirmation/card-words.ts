import { formatDay, formatRupees, formatTime } from '@nukkad/platform'
import { type GiftCardTransaction, isLeaving } from '../parts/gifts/gifts.queries.ts'

interface CardWords {
  readonly title: string
  readonly text: string
}

const moment = (iso: string) => `${formatDay(iso)} at ${formatTime(iso)}`
const channel = ({ recipient }: GiftCardTransaction['card']) =>
  recipient.email ? `a mail to ${recipient.email}` : `a text message to +91 ${recipient.phone}`

/** The status of a paid card, for its buyer. */
function ofCard(card: GiftCardTransaction['card']): CardWords {
  const { name } = card.recipient
  if (card.state === 'refunded') {
    const amount = formatRupees(card.refund?.amount ?? card.amount)
    return {
      title: 'The card was cancelled',
      text: `${amount} will be refunded to the original payment method within 5 to 7 working days.`,
    }
  }
  if (card.state === 'redeemed') {
    const on = card.redeemedAt ? ` on ${formatDay(card.redeemedAt)}` : ''
    const back = card.refund ? ` The remaining ${formatRupees(card.refund.amount)} was refunded to you.` : ''
    return { title: `${name} has it`, text: `It was added to a wallet${on}.${back}` }
  }
  if (card.state === 'expired') {
    return {
      title: 'This card has expired',
      text: `It was not added to a wallet in time. Its value is not lost: write to help@nukkad.test, and we extend it and send ${name} a new code.`,
    }
  }
  if (card.delivery === 'bounced') {
    return {
      title: 'It could not be delivered',
      text: `${card.recipient.email ?? `+91 ${card.recipient.phone}`} does not accept messages. Change the address and we will resend it at once.`,
    }
  }
  if (card.delivery === 'sent') {
    const at = card.sentAt ? `, on ${moment(card.sentAt)}` : ''
    return { title: `On its way to ${name}`, text: `We sent ${channel(card)}${at}. They have not unwrapped it yet.` }
  }
  if (isLeaving(card)) return { title: `On its way to ${name}`, text: `We are sending ${channel(card)}.` }
  return {
    title: `Scheduled for ${name}`,
    text: `${channel(card).replace(/^a /, 'A ')} will be sent on ${moment(card.deliverOn)}.`,
  }
}

/** The headline of the page: the payment's status and, once it is paid, the card's. */
export function wordsOf({ next, reason, card }: GiftCardTransaction): CardWords {
  if (next === 'wait' || next === 'pay') {
    return {
      title: 'Waiting for your bank',
      text:
        reason ??
        `${formatRupees(card.amount)} is being processed. You don’t need to do anything; this page updates automatically.`,
    }
  }
  if (next === 'review')
    return { title: 'We are checking your payment', text: reason ?? 'We will write to you shortly.' }
  if (next === 'refunded') {
    return {
      title: 'Your money is being refunded',
      text:
        reason ??
        `${formatRupees(card.amount)} will be refunded to the original payment method within 5 to 7 working days.`,
    }
  }
  return ofCard(card)
}

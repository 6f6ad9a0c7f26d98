import type { ReceivedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import type {
  BoughtGiftCard,
  GiftCardDesign,
  GiftCardTransaction,
  GiftOccasion,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import { showTransaction } from '../checkout/transaction-view.ts'
import type { RefundRow } from '../orders/reading/around-orders.ts'
import { inRupees } from '../pricing/money.ts'
import type { CardRow } from './card-columns.repository.ts'
import type { DesignRow } from './design.repository.ts'
import { giftCardRules } from './gift-card-rules.ts'

export const showDesign = ({ slug, title, occasion, image, amounts }: DesignRow): GiftCardDesign => ({
  slug,
  title,
  image,
  occasion: occasion as GiftOccasion,
  amounts: amounts.map((amount) => inRupees(Number(amount))),
  min: inRupees(giftCardRules.least),
  max: inRupees(giftCardRules.most),
})

/** A card past its expiry counts as expired, whether or not that was recorded yet. */
const stateAt = ({ state, expiresAt }: CardRow, now: Date): CardRow['state'] =>
  state === 'open' && expiresAt <= now ? 'expired' : state

/** All refunds of a card as one: their sum, and the state of the latest. */
export function together(refunds: readonly RefundRow[]): RefundRow | undefined {
  const last = refunds.at(-1)
  return last && { ...last, amount: refunds.reduce((sum, { amount }) => sum + amount, 0) }
}

interface Around {
  readonly design: DesignRow
  readonly refund: RefundRow | undefined
  readonly now: Date
}

function showCard(card: CardRow, { design, refund, now }: Around): BoughtGiftCard {
  const state = stateAt(card, now)
  const isOpen = state === 'open'
  const { recipientName: name, email, phone, message, senderName, delivery, lastFour } = card
  const hasLeft = delivery === 'sent' || delivery === 'bounced'
  return {
    design: showDesign(design),
    amount: inRupees(card.amount),
    recipient: { name, ...(email && { email }), ...(phone && { phone }) },
    message,
    senderName,
    delivery,
    state,
    lastFour,
    deliverOn: card.deliverAt.toISOString(),
    sentAt: card.sentAt?.toISOString() ?? null,
    expires: state === 'unpaid' ? null : card.expiresAt.toISOString(),
    redeemedAt: card.redeemedAt?.toISOString() ?? null,
    refund: refund
      ? { amount: inRupees(refund.amount), state: refund.state, doneAt: refund.doneAt?.toISOString() ?? null }
      : null,
    canResend: isOpen && hasLeft && card.generation < giftCardRules.mostSendings,
    canChange: isOpen && card.generation < giftCardRules.mostSendings,
    canRefund: isOpen,
  }
}

/** A transaction as shown by the checkout. */
type Own = Parameters<typeof showTransaction>[0]

export function showBought(own: Own, card: CardRow, around: Around): GiftCardTransaction {
  const { transactionId, state, next = 'wait', reason = null, pollAfter = null } = showTransaction(own)
  const canRetry = card.state === 'unpaid' && (next === 'retry' || next === 'pay')
  return { transactionId, state, next, reason, canRetry, pollAfter, card: showCard(card, around) }
}

/** A card as its recipient sees it; an unpaid card has no link. */
export function showReceived(
  card: CardRow,
  design: DesignRow,
  now: Date,
  userId: string | undefined,
): ReceivedGiftCard {
  const state = stateAt(card, now)
  return {
    design: showDesign(design),
    amount: inRupees(card.amount),
    recipientName: card.recipientName,
    senderName: card.senderName,
    message: card.message,
    state: state === 'unpaid' ? 'open' : state,
    expires: card.expiresAt.toISOString(),
    isMine: userId !== undefined && String(card.redeemedBy) === userId,
  }
}

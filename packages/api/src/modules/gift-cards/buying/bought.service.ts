import type { BodyOf } from '@nukkad/contracts'
import type { changeGiftCard, GiftCardTransaction } from '@nukkad/contracts/endpoints/money/gift-cards'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import type { CheckoutService } from '../../checkout/checkout.service.ts'
import { type Refused, refused } from '../../checkout/refusals.ts'
import { once } from '../../idempotency/idempotency.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { endOfDayMonthsLater } from '../../wallet/indian-days.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { CardRow } from '../card-columns.repository.ts'
import * as ends from '../card-ends.repository.ts'
import * as designs from '../design.repository.ts'
import * as cards from '../gift-card.repository.ts'
import { giftCardRules } from '../gift-card-rules.ts'
import { showBought, together } from '../gift-card-view.ts'
import type { Redirection } from '../sending/gift-sending.repository.ts'
import * as sendings from '../sending/gift-sending.repository.ts'
import type { GiftSending } from '../sending/gift-sending.ts'
import { deliveryAt, recipientOf } from './buying.service.ts'

export type Change = BodyOf<typeof changeGiftCard>
export interface BoughtParts {
  readonly db: Db
  readonly checkout: CheckoutService
  readonly refunds: Pick<RefundService, 'ofPurchase' | 'ofPurchases'>
  readonly wallet: Pick<WalletService, 'takeCardBack'>
  readonly sending: GiftSending
  readonly now: () => Date
}
export type Bought = ReturnType<typeof createBought>

interface Call {
  readonly userId: string
  readonly key: string | undefined
  readonly transactionId: string
}
const isRefused = (one: CardRow | Refused): one is Refused => typeof (one as Refused).message === 'object'

/** What a buyer does with cards they have paid for, until they are redeemed. The card is locked first. */
// limit: a buyer's actions on a card, each once and under the lock of the card
export function createBought({ db, checkout, refunds, wallet, sending, now }: BoughtParts) {
  async function show(q: Queryable, userId: string, transactionId: string): Promise<GiftCardTransaction> {
    const own = await checkout.findIn(q, userId, transactionId)
    const card = own?.kind === 'gift-card' ? await cards.find(q, own.subject) : undefined
    if (!own || !card) throw new NoSuchEntity()
    const design = (await designs.designsOf(q, [card.design])).get(card.design)
    if (!design) throw new NoSuchEntity()
    const refund = together(await refunds.ofPurchases(q, [transactionId]))
    return showBought(own, card, { design, refund, now: now() })
  }

  /** The card of this buyer's transaction, locked; or the reason why it can no longer be changed. */
  async function openCard(tx: Tx, userId: string, transactionId: string): Promise<CardRow | Refused> {
    const own = await checkout.findIn(tx, userId, transactionId)
    const card = own?.kind === 'gift-card' ? await cards.lock(tx, own.subject) : undefined
    if (!card) throw new NoSuchEntity()
    if (card.state === 'redeemed') return refused('transaction_ended', 'This gift card has been redeemed.')
    if (card.state === 'refunded') return refused('transaction_ended', 'This gift card has been cancelled.')
    if (card.state === 'unpaid') return refused('payment', 'This gift card has not been paid yet.')
    return card.expiresAt > now()
      ? card
      : refused('transaction_ended', 'This gift card has expired. Write to us, and we extend it.')
  }

  const tooOften = refused('transaction_ended', 'This gift card cannot be sent again. You can cancel it for a refund.')

  async function sendAnew(tx: Tx, card: CardRow, change: Partial<Redirection> = {}): Promise<void> {
    const { recipientName: name, email, phone, message, senderName, deliverAt, expiresAt } = card
    const to = { recipient: { name, email, phone }, message, senderName, deliverAt, expiresAt, ...change }
    const generation = await sendings.schedule(tx, card.id, to)
    const at = card.delivery === 'scheduled' ? to.deliverAt : now()
    await sending.plan(tx, { giftId: card.id, generation, at })
  }

  async function changeIn(tx: Tx, card: CardRow, change: Change): Promise<Refused | undefined> {
    const words = {
      message: change.message?.trim() ?? card.message,
      senderName: change.senderName?.trim() ?? card.senderName,
    }
    // A card that is sent again is scheduled too for a moment: its day has passed, and its validity has begun.
    const isWaiting = card.delivery === 'scheduled' && card.deliverAt > now()
    if (change.deliverOn !== undefined && !isWaiting) return refused('transaction_ended', 'It has already been sent.')
    const deliverAt = change.deliverOn === undefined ? card.deliverAt : deliveryAt(change.deliverOn, now())
    const expiresAt = isWaiting ? endOfDayMonthsLater(deliverAt, giftCardRules.months) : card.expiresAt
    const recipient = change.recipient && recipientOf(change.recipient)
    if (!recipient && change.deliverOn === undefined) {
      await sendings.reword(tx, card.id, words)
      return undefined
    }
    if (card.generation >= giftCardRules.mostSendings) return tooOften
    await sendAnew(tx, card, { ...words, deliverAt, expiresAt, ...(recipient && { recipient }) })
    return undefined
  }

  const onceOnly = (
    call: Call,
    name: string,
    request: object,
    work: (tx: Tx, card: CardRow) => Promise<Refused | undefined>,
  ) =>
    transaction(db, (tx) => {
      const { userId, key, transactionId } = call
      const only = { scope: `${userId}:${name}`, key, request: { transactionId, ...request }, now: now() }
      return once(tx, only, async (): Promise<Refused | { data: GiftCardTransaction }> => {
        const card = await openCard(tx, userId, transactionId)
        const no = isRefused(card) ? card : await work(tx, card)
        return no ?? { data: await show(tx, userId, transactionId) }
      })
    })

  return {
    show: (userId: string, transactionId: string): Promise<GiftCardTransaction> => show(db, userId, transactionId),

    async list(userId: string, page: number, pagesize: number) {
      const [rows, total] = await Promise.all([
        cards.listOfBuyer(db, userId, { offset: (page - 1) * pagesize, limit: pagesize }),
        cards.countOfBuyer(db, userId),
      ])
      const ids = rows.flatMap(({ transactionId }) => transactionId ?? [])
      const [owns, bySlug, refunded] = await Promise.all([
        checkout.findAll(userId, ids),
        designs.designsOf(
          db,
          rows.map(({ design }) => design),
        ),
        refunds.ofPurchases(db, ids),
      ])
      const data = rows.flatMap((card) => {
        const own = owns.find(({ id }) => id === card.transactionId)
        const design = bySlug.get(card.design)
        const refund = together(refunded.filter(({ transactionId }) => transactionId === card.transactionId))
        return own && design ? showBought(own, card, { design, refund, now: now() }) : []
      })
      return { data, total, page, pagesize, hasNext: page * pagesize < total }
    },

    resend: (call: Call) =>
      onceOnly(call, 'resendGiftCard', {}, async (tx, card) => {
        if (card.delivery === 'scheduled') return undefined
        if (card.generation >= giftCardRules.mostSendings) return tooOften
        await sendAnew(tx, card)
        return undefined
      }),

    change: (call: Call, change: Change) =>
      onceOnly(call, 'changeGiftCard', change, (tx, card) => changeIn(tx, card, change)),

    /** Idempotent: a card that was given back already shows its refund. */
    giveBack: ({ userId, transactionId }: Omit<Call, 'key'>): Promise<Refused | { data: GiftCardTransaction }> =>
      transaction(db, async (tx) => {
        const card = await openCard(tx, userId, transactionId)
        const answer = async () => ({ data: await show(tx, userId, transactionId) })
        if (isRefused(card)) {
          const shown = await answer()
          return shown.data.card.state === 'refunded' ? shown : card
        }
        const { id: giftId, amount } = card
        await ends.end(tx, giftId, 'refunded')
        const about = { transactionId, userId: Number(userId), amount, now: now() }
        await refunds.ofPurchase(tx, {
          ...about,
          part: giftId,
          paid: amount,
          to: 'source',
          reason: 'Gift card cancelled',
        })
        await wallet.takeCardBack(tx, { ...about, key: `refunded:${giftId}`, userId, giftId })
        return answer()
      }),
  }
}

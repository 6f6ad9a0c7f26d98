import type { BodyOf } from '@nukkad/contracts'
import type { buyGiftCard, GiftRecipient } from '@nukkad/contracts/endpoints/money/gift-cards'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, Invalid, NoSuchEntity, NotFound } from '../../../errors.ts'
import type { CheckoutService } from '../../checkout/checkout.service.ts'
import { type Refused, refused } from '../../checkout/refusals.ts'
import { once } from '../../idempotency/idempotency.ts'
import { newGiftId } from '../../orders/placing/public-number.ts'
import { endOfDayMonthsLater, momentOf } from '../../wallet/indian-days.ts'
import type { Recipient } from '../card-columns.repository.ts'
import * as designs from '../design.repository.ts'
import * as cards from '../gift-card.repository.ts'
import { giftCardRules } from '../gift-card-rules.ts'

export type Wish = BodyOf<typeof buyGiftCard>

export interface BuyingParts {
  readonly db: Db
  readonly checkout: CheckoutService
  readonly now: () => Date
}
export type Buying = ReturnType<typeof createBuying>

/** An email address or a phone number, and not both: one of the two would arrive later, and with an expired code. */
export function recipientOf({ name, email, phone }: GiftRecipient): Recipient {
  if ((email === undefined) === (phone === undefined)) {
    throw new Invalid({ recipient: 'needs either an email address or a phone number' })
  }
  if (name.trim() === '') throw new Invalid({ 'recipient.name': 'is required' })
  return { name: name.trim(), email: email?.toLowerCase() ?? null, phone: phone ?? null }
}

/** When the card is sent; the default is now. Throws Invalid for a time in the past or more than a year ahead. */
export function deliveryAt(said: string | undefined, now: Date): Date {
  if (said === undefined) return now
  const at = momentOf(said)
  if (!at) throw new Invalid({ deliverOn: 'is not a valid date' })
  const isToday = said.length === 10 && endOfDayMonthsLater(at, 0) >= now && at < now
  if (isToday) return now
  // The chosen minute may have passed while the buyer filled in the rest.
  if (at.getTime() < now.getTime() - 15 * 60_000) throw new Invalid({ deliverOn: 'is in the past' })
  if (at > endOfDayMonthsLater(now, giftCardRules.monthsAhead)) {
    throw new Invalid({ deliverOn: 'must be within a year' })
  }
  return at < now ? now : at
}

/** Creates a card that waits to be paid together with its transaction, once per key. */
export function createBuying({ db, checkout, now }: BuyingParts) {
  async function cardToPay(tx: Tx, userId: string, wish: Wish): Promise<string | Refused> {
    const design = (await designs.listDesigns(tx)).find(({ slug }) => slug === wish.slug)
    if (!design) throw new NotFound('This gift card does not exist.')
    const deliverAt = deliveryAt(wish.deliverOn, now())
    const about = {
      recipient: recipientOf(wish.recipient),
      deliverAt,
      design: design.slug,
      buyerId: userId,
      amount: wish.amount * 100,
      message: wish.message?.trim() ?? '',
      senderName: wish.senderName?.trim() ?? '',
      expiresAt: endOfDayMonthsLater(deliverAt, giftCardRules.months),
    }
    if (wish.retry !== undefined) {
      const last = await checkout.findIn(tx, userId, wish.retry)
      if (last?.kind !== 'gift-card') throw new NoSuchEntity()
      const before = await cards.lock(tx, last.subject)
      if (before?.state !== 'unpaid') return refused('transaction_ended', 'This gift card has already been paid for.')
      await cards.rewrite(tx, last.subject, about)
      return last.subject
    }
    const id = newGiftId()
    await cards.insert(tx, { id, ...about }, now())
    return id
  }

  return {
    buy: (userId: string, key: string | undefined, wish: Wish) =>
      transaction(db, (tx) =>
        once(tx, { scope: `${userId}:buyGiftCard`, key, request: wish, now: now() }, async () => {
          const subject = await cardToPay(tx, userId, wish)
          if (typeof subject !== 'string') return subject
          // Gift cards cannot be bought with gift cards or credit: the money has to come from outside.
          const fromOutside = { method: wish.paymentMethod, useGiftCards: false, useCredit: false }
          const started = await checkout.startPurchase(tx, { userId, kind: 'gift-card', subject, ...fromOutside })
          if ('message' in started) return started
          if (started.paymentMethod !== 'razorpay') throw new Conflict('Gift cards have to be paid online.')
          return { transactionId: started.transactionId, amount: started.amount }
        }),
      ),
  }
}

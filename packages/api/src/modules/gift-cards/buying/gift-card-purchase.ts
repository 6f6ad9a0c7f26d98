import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import type { PurchaseKind } from '../../checkout/purchases.ts'
import { refused } from '../../checkout/refusals.ts'
import { rupees } from '../../pricing/money.ts'
import { endOfDayMonthsLater } from '../../wallet/indian-days.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { CardRow } from '../card-columns.repository.ts'
import * as cards from '../gift-card.repository.ts'
import { giftCardRules } from '../gift-card-rules.ts'
import type { GiftSending } from '../sending/gift-sending.ts'

export interface GiftCardPurchaseParts {
  readonly sending: GiftSending
  readonly wallet: Pick<WalletService, 'issueCard'>
}

/** The recipient hears of the card from us alone, not from the gateway. */
const nobody = { name: '', phone: '', line1: '', line2: '', landmark: '', city: '', state: '', postcode: '' }

/** A gift card as a kind of purchase: paid online only, and without stock. The subject is its id. */
export function giftCardPurchase({ sending, wallet }: GiftCardPurchaseParts): PurchaseKind {
  async function findCard(tx: Tx, subject: string): Promise<CardRow> {
    const card = await cards.find(tx, subject)
    if (!card) throw new NoSuchEntity()
    return card
  }
  const paidAlready = refused('transaction_ended', 'This gift card has already been paid for.')

  return {
    name: 'gift-card',

    async lock(tx, subject) {
      if (!(await cards.lock(tx, subject))) throw new NoSuchEntity()
    },

    async agree(tx, userId, subject) {
      const card = await findCard(tx, subject)
      if (String(card.buyerId) !== userId) throw new NoSuchEntity()
      if (card.state !== 'unpaid') return paidAlready
      return {
        address: nobody,
        couponId: null,
        couponCode: null,
        perks: 0,
        pricedFor: 'razorpay',
        lines: [],
        payable: card.amount,
        other: {
          title: `Gift card of ${rupees(card.amount)}`,
          // The id replaces the placeholder in braces once there is one.
          href: decodeURI(hrefs.giftConfirmation('{transactionId}')),
        },
      }
    },

    async reserve(tx, subject) {
      return (await findCard(tx, subject)).state === 'unpaid' ? null : paidAlready
    },

    async deliver(tx, { transactionId, subject, paid, isPaidOnline, now }) {
      const card = await findCard(tx, subject)
      if (card.state !== 'unpaid') return 'this gift card had already been paid for'
      if (paid !== card.amount) return 'the gift card had been changed'
      const deliverAt = card.deliverAt > now ? card.deliverAt : now
      const expiresAt = endOfDayMonthsLater(deliverAt, giftCardRules.months)
      await cards.open(tx, { id: subject, transactionId, isPaidOnline, deliverAt, expiresAt })
      await wallet.issueCard(tx, {
        key: `sold:${subject}`,
        userId: String(card.buyerId),
        giftId: subject,
        transactionId,
        now,
        amount: card.amount,
      })
      await sending.plan(tx, { giftId: subject, generation: 1, at: deliverAt })
      await sending.tellBought(tx, subject)
      return null
    },
  }
}

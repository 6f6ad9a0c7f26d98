import type { ExpiredGiftCard, Wallet } from '@nukkad/contracts/endpoints/money/wallet'
import type { WalletAccount } from '@nukkad/contracts/endpoints/money/wallet-movements'
import type { Db, Queryable } from '../../db.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { inRupees } from '../pricing/money.ts'
import { owedBy, rewardSums } from './balances.repository.ts'
import { type CardInWallet, cardsInWallets, expiredOf } from './expired/expired-cards.repository.ts'
import { usable } from './holds.repository.ts'
import { type LivingLot, livingLots } from './lots/lots.repository.ts'
import { showMovement, shownAccounts, storedAccounts } from './movement-view.ts'
import { pageOfMovements } from './movements.repository.ts'

/** The data of a card from the gift cards module, fetched in one statement. */
interface CardFace {
  readonly title: string
  readonly image: string
  readonly from: string
  readonly lastFour: string
}
export type CardFaces = (q: Queryable, giftIds: readonly string[]) => Promise<ReadonlyMap<string, CardFace>>

export type WalletViewService = ReturnType<typeof createWalletViewService>

/** How many days before expiry something counts as expiring soon. */
const expiringDays = 30
/** For how many days an expired gift card is shown. */
const expiredDays = 365

/** The wallet as shown to its owner. */
export function createWalletViewService({ db, now, faces }: { db: Db; now: () => Date; faces: CardFaces }) {
  return {
    async show(userId: string): Promise<Wallet> {
      const at = now()
      const [left, lots, rewards, owed, ended] = await Promise.all([
        usable(db, userId, at),
        livingLots(db, userId, at),
        rewardSums(db, userId),
        owedBy(db, userId),
        cardsInWallets(db, { userId, since: daysBefore(at, expiredDays), now: at }),
      ])
      const cards = lots.flatMap((lot) => (lot.giftId === null ? [] : [{ ...lot, giftId: lot.giftId }]))
      const known = await faces(
        db,
        [...cards, ...ended].map(({ giftId }) => giftId),
      )
      const soon = daysBefore(at, -expiringDays)
      return {
        perks: {
          balance: inRupees(left.perks),
          owed: inRupees(owed),
          lots: lots.filter(({ kind }) => kind === 'perks').map(showLot),
        },
        credit: { balance: inRupees(left.credit) },
        gift_card_balance: inRupees(left.gifts),
        gift_cards: cards.map(({ giftId, amount, left: rest, expires }) => {
          const { title = 'Gift card', image = '', from = '', lastFour = '' } = known.get(giftId) ?? {}
          const money = { amount: inRupees(amount), balance: inRupees(rest) }
          return { id: giftId, title, image, from, lastFour, ...money, expires: expires.toISOString() }
        }),
        expired_gift_cards: ended.map((card) => showExpired(card, known.get(card.giftId), at)),
        on_hold: {
          perks: inRupees(left.heldPerks),
          credit: inRupees(left.heldCredit),
          gift_cards: inRupees(left.heldGifts),
        },
        expiring: lots
          .filter(({ expires }) => expires <= soon)
          .map(({ kind, left: rest, expires }) => ({
            account: shownAccounts[kind],
            amount: inRupees(rest),
            expires: expires.toISOString(),
          })),
        rewards: {
          earned: inRupees(rewards.earned),
          spent: inRupees(rewards.spent),
          expired: inRupees(rewards.expired),
        },
      }
    },

    async movements(
      userId: string,
      { page, pagesize, account }: { page: number; pagesize: number; account?: WalletAccount | undefined },
    ) {
      const of = account && storedAccounts[account]
      const offset = (page - 1) * pagesize
      const { rows, total } = await pageOfMovements(db, userId, { offset, limit: pagesize, account: of })
      return { data: rows.map(showMovement), total, page, pagesize, hasNext: page * pagesize < total }
    },
  }
}

const showExpired = (card: CardInWallet, face: CardFace | undefined, now: Date): ExpiredGiftCard => ({
  id: card.giftId,
  title: face?.title ?? 'Gift card',
  from: face?.from ?? '',
  lastFour: face?.lastFour ?? '',
  amount: inRupees(expiredOf(card, now)),
  // A card to which a refund returned money is valid again, except for what expired before.
  expired: (card.expires <= now ? card.expires : (card.bookedAt ?? card.expires)).toISOString(),
})

const showLot = ({ left, expires, text }: LivingLot) => ({
  amount: inRupees(left),
  expires: expires.toISOString(),
  text,
})

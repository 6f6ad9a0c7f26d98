import type { RewardTransaction, Wallet } from '@nukkad/contracts/endpoints/wallet'
import type { Db } from '../../db.ts'
import { inRupees } from '../pricing/share.ts'
import { usable } from './holds.repository.ts'
import { countMovements, type LedgerRow, listMovements, rewardSums } from './ledger.repository.ts'
import { livingLots } from './lots.repository.ts'

export type WalletViewService = ReturnType<typeof createWalletViewService>

/** The wallet as its owner sees it. */
export function createWalletViewService({ db, now }: { db: Db; now: () => Date }) {
  return {
    async show(userId: string): Promise<Wallet> {
      const [left, lots, rewards] = await Promise.all([
        usable(db, userId, now()),
        livingLots(db, userId, now()),
        rewardSums(db, userId),
      ])
      return {
        perks: {
          balance: inRupees(left.perks),
          owed: 0,
          lots: lots.map(({ amount, expires, text }) => ({
            amount: inRupees(amount),
            expires: expires.toISOString(),
            text,
          })),
        },
        credit: { balance: inRupees(left.credit) },
        on_hold: { perks: inRupees(left.heldPerks), credit: inRupees(left.heldCredit), gift_cards: 0 },
        gift_card_balance: 0,
        gift_cards: [],
        expiring: [],
        rewards: {
          earned: inRupees(rewards.earned),
          spent: inRupees(rewards.spent),
          expired: inRupees(rewards.expired),
        },
      }
    },

    async movements(userId: string, page: number, pagesize: number) {
      const [rows, total] = await Promise.all([
        listMovements(db, userId, { offset: (page - 1) * pagesize, limit: pagesize }),
        countMovements(db, userId),
      ])
      return { data: rows.map(showMovement), total, page, pagesize, hasNext: page * pagesize < total }
    },
  }
}

const showMovement = ({ id, at, amount, expires, ...rest }: LedgerRow): RewardTransaction => ({
  ...rest,
  orderIds: rest.orderId === null ? [] : [rest.orderId],
  refundId: null,
  giftCardId: null,
  id: String(id),
  at: at.toISOString(),
  amount: inRupees(amount),
  expires: expires?.toISOString() ?? null,
})

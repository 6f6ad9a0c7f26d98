import { transaction } from '../../db.ts'
import { Invalid, NoSuchEntity } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import { windowHours } from '../orders/steps/windows.ts'
import type { Paise } from '../pricing/money.ts'
import * as rows from './affiliates.repository.ts'
import { ordersByOrigin } from './origin-counts.repository.ts'
import * as payouts from './payout.repository.ts'

export type AffiliateService = ReturnType<typeof createAffiliateService>

/** Affiliates: who is paid for referring buyers, by which rule, and the results. */
export function createAffiliateService({ db, now }: Pick<Base, 'db' | 'now'>) {
  /** Orders delivered before this moment can no longer be returned. */
  const settled = () => new Date(now().getTime() - windowHours.return * 3_600_000)

  return {
    list: () => rows.listAffiliates(db, settled()),
    ofUser: (userId: string) => rows.listAffiliates(db, settled(), userId),

    async put(rule: rows.AffiliateRule): Promise<void> {
      if (rule.endsAt && rule.endsAt <= rule.startsAt) throw new Invalid({ ends_at: 'must come after starts_at' })
      if (!(await rows.putAffiliate(db, rule))) throw new Invalid({ user_id: 'is no account' })
    },

    /** Records that everything payable was paid; repeating a reference pays nothing. Returns the amount. */
    payOut: (code: string, reference: string): Promise<Paise> =>
      transaction(db, async (tx) => {
        const affiliateId = await payouts.lockAffiliate(tx, code)
        if (affiliateId === undefined) throw new NoSuchEntity()
        const before = await payouts.paidBy(tx, affiliateId, reference)
        if (before !== undefined) return before
        const amount = await payouts.payableTo(tx, affiliateId, settled())
        if (amount > 0) await payouts.bookPayout(tx, { affiliateId, amount, reference, now: now() })
        return amount
      }),

    ordersByOrigin: (from: Date, to: Date) => ordersByOrigin(db, from, to),
  }
}

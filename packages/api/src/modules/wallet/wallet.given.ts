import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { World } from '../../testing/world.ts'

let count = 0

/** Perks and credit for users in tests. */
export const givenWallet = ({ db, clock, modules }: World) => {
  const { wallet } = modules.wallet.service
  return {
    async perks({ id: userId }: { id: string }, amount: number, days = 30): Promise<void> {
      const now = clock.now()
      const key = `given:${++count}`
      const gift = { key, userId, amount, text: 'A present', now, expiresAt: daysBefore(now, -days) }
      await db.begin((tx) => wallet.givePerks(tx, gift))
    },
    async credit({ id: userId }: { id: string }, amount: number): Promise<void> {
      const gift = { key: `given:${++count}`, userId, amount, text: 'Refund', now: clock.now() }
      await db.begin((tx) => wallet.giveCredit(tx, gift))
    },
    balances: ({ id }: { id: string }) => wallet.balances(db, id),
  }
}

import fc from 'fast-check'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'

const world = useWorld()
const amount = fc.integer({ min: 1, max: 20_000 })
const payment = fc.integer({ min: 1, max: 5 })
type Step =
  | { readonly does: 'perks'; readonly amount: number; readonly days: number }
  | { readonly does: 'credit'; readonly amount: number }
  | { readonly does: 'card'; readonly amount: number; readonly days: number }
  | {
      readonly does: 'hold'
      readonly payment: number
      readonly perks: number
      readonly gifts: number
      readonly credit: number
    }
  | { readonly does: 'back'; readonly payment: number; readonly part: number }
  | { readonly does: 'reward'; readonly payment: number; readonly amount: number }
  | { readonly does: 'unreward'; readonly payment: number; readonly amount: number }
  | { readonly does: 'capture'; readonly payment: number }
  | { readonly does: 'release'; readonly payment: number }
  | { readonly does: 'wait'; readonly hours: number }
  | { readonly does: 'sweep' }
  /** The rest of the newest card is refunded to its buyer. */
  | { readonly does: 'remainder' }
  /** What expired of the newest card is made valid again. */
  | { readonly does: 'extend' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('perks' as const), amount, days: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('credit' as const), amount }),
  fc.record({
    does: fc.constant('hold' as const),
    payment,
    perks: fc.nat({ max: 15_000 }),
    gifts: fc.nat({ max: 15_000 }),
    credit: fc.nat({ max: 15_000 }),
  }),
  fc.record({
    does: fc.constant('card' as const),
    amount: fc.integer({ min: 10_000, max: 20_000 }),
    days: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ does: fc.constant('capture' as const), payment }),
  fc.record({ does: fc.constant('back' as const), payment, part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ does: fc.constant('reward' as const), payment, amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ does: fc.constant('unreward' as const), payment, amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ does: fc.constant('release' as const), payment }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(0.1, 0.3, 13, 30) }),
  fc.record({ does: fc.constant('sweep' as const) }),
  fc.record({ does: fc.constant('remainder' as const) }),
  fc.record({ does: fc.constant('extend' as const) }),
)

/** Random steps rarely let a card expire before it is extended. */
const ofOneCard: Step[] = [
  { does: 'card', amount: 50_000, days: 1 },
  { does: 'wait', hours: 30 },
  { does: 'extend' },
  { does: 'wait', hours: 13 },
  { does: 'remainder' },
]

let walks = 0
let taken = 0
let remaindersGiven = 0
let extensions = 0
/** Each walk has about twelve steps; WALLET_WALKS=9300 takes a hundred thousand. */
const walksWanted = Number(process.env.WALLET_WALKS ?? 30)
/** Repeats the walks of a failure, which prints its seed. */
const seed = process.env.WALLET_SEED ? { seed: Number(process.env.WALLET_SEED) } : {}
/** Reading the whole ledger gets slower with every walk. */
const lookEvery = Math.max(5, Math.floor(walksWanted / 40))

describe('a wallet under random steps', () => {
  // limit: the commands of one random walk change the same wallets
  test('sums to zero, never becomes negative, and pays each payment at most once', async () => {
    const { db, clock, app, modules } = world
    const { wallet } = modules.wallet.service
    const { redeeming, remainders } = modules.giftCards.service
    const keeper = createHousekeeping({ db, log: app.log, now: clock.now, jobs: modules.wallet.housekeeping ?? [] })

    /** Refunds a part of what a payment took from perks and cards and was not refunded yet. */
    async function giveBack(
      userId: string,
      transactionId: string,
      part: number,
      gift: { key: string; text: string; now: Date },
    ) {
      const rooms = await db<{ kind: string; room: number }[]>`
        select l.kind, sum(u.amount_paise - u.returned_paise)::bigint as room from wallet_lot_use u join wallet_lot l using (lot_id)
        where u.transaction_id = ${transactionId} group by l.kind`
      for (const { kind, room } of rooms) {
        const about = { ...gift, key: `${gift.key}:${kind}`, userId, transactionId, amount: Math.floor(room * part) }
        await db.begin((tx) => (kind === 'perks' ? wallet.returnPerks(tx, about) : wallet.returnGifts(tx, about)))
      }
    }

    const newestCard = async (userId: string) => {
      const [card] = await db<{ giftId: string }[]>`
        select gift_id as "giftId" from wallet_lot where user_id = ${userId} and kind = 'gift_cards' order by lot_id desc limit 1`
      return card
    }

    async function extend(userId: string, gift: { key: string; text: string; now: Date }) {
      const card = await newestCard(userId)
      if (!card) return
      const wish = { ...gift, ...card, userId, until: daysBefore(gift.now, -2), remindedAt: null }
      if ((await db.begin((tx) => wallet.extendCard(tx, wish))) > 0) extensions += 1
    }

    async function giveRemainder(userId: string) {
      const card = await newestCard(userId)
      if (!card) return
      const answer = await remainders.giveBack({ userId, giftId: card.giftId, key: undefined })
      if ('data' in answer) remaindersGiven += 1
    }

    async function take(one: Step, userId: string, name: string): Promise<unknown> {
      const now = clock.now()
      const transactionId = 'payment' in one ? `${name}-${one.payment}` : ''
      const gift = { key: `${name}-${Math.random()}`, userId, text: 'A present', now }
      if (one.does === 'perks')
        return db.begin((tx) =>
          wallet.givePerks(tx, { ...gift, amount: one.amount, expiresAt: daysBefore(now, -one.days) }),
        )
      if (one.does === 'card') {
        const { code } = await givenGifts(world).card({ amount: one.amount, expiresAt: daysBefore(now, -one.days) })
        return redeeming.redeem({ userId, ip: name }, code)
      }
      if (one.does === 'back') return giveBack(userId, transactionId, one.part, gift)
      if (one.does === 'reward')
        return db.begin((tx) =>
          wallet.givePerks(tx, {
            ...gift,
            key: `cashback:${transactionId}`,
            amount: one.amount,
            expiresAt: daysBefore(now, -2),
          }),
        )
      if (one.does === 'unreward')
        return db.begin((tx) =>
          wallet.takePerksBack(tx, { ...gift, of: `cashback:${transactionId}`, amount: one.amount }),
        )
      if (one.does === 'credit') return db.begin((tx) => wallet.giveCredit(tx, { ...gift, amount: one.amount }))
      if (one.does === 'capture') return db.begin((tx) => wallet.capture(tx, { transactionId, now }))
      if (one.does === 'release') return db.begin((tx) => wallet.release(tx, { transactionId }))
      if (one.does === 'wait') return clock.forward(one.hours * 3600)
      if (one.does === 'sweep') return keeper.sweep()
      if (one.does === 'remainder') return giveRemainder(userId)
      if (one.does === 'extend') return extend(userId, gift)
      const until = new Date(now.getTime() + 900_000)
      return db.begin((tx) =>
        wallet.hold(tx, { transactionId, userId, perks: one.perks, gifts: one.gifts, credit: one.credit, until }),
      )
    }

    async function wholeLedgerHolds() {
      const [ledger] = await db`select coalesce(sum(amount_paise), 0)::bigint as sum from wallet_posting`
      expect(ledger).toEqual({ sum: 0 })
      const { invariants } = await modules.operations.service.look()
      const checks = invariants.filter(({ check }) => check.area === 'ledger')
      expect(checks.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { id } = await givenIn(world).user()
        const name = `walk-${++walks}`
        for (const one of steps) await take(one, id, name)
        taken += steps.length
        const [sums] = await db`
          select
            (select coalesce(min(balance_paise), 0) from wallet_account where user_id = ${id}) as least,
            (select count(*) from wallet_account a where a.user_id = ${id} and a.balance_paise <> (
              select coalesce(sum(amount_paise), 0) from wallet_posting p where p.account_id = a.account_id
            )) as astray,
            (select count(*) from wallet_hold h where h.user_id = ${id} and h.state = 'captured' and
              h.perks_paise + h.gift_paise + h.credit_paise <> (
                select -sum(p.amount_paise) from wallet_entry e join wallet_posting p using (entry_id)
                join wallet_account a using (account_id)
                where e.key = 'spent:' || h.transaction_id and a.user_id = h.user_id
              )) as unpaid`
        expect(sums).toMatchObject({ astray: 0, unpaid: 0 })
        expect(sums?.least).toBeGreaterThanOrEqual(0)
        const left = await wallet.balances(db, id)
        expect(Math.min(left.perks, left.gifts, left.credit)).toBeGreaterThanOrEqual(0)
        if (walks % lookEvery === 0) await wholeLedgerHolds()
      }),
      { numRuns: walksWanted, examples: [[ofOneCard]], ...seed },
    )
    await wholeLedgerHolds()
    if (!process.env.WALLET_SEED) expect(Math.min(remaindersGiven, extensions)).toBeGreaterThan(0)
    if (process.env.WALLET_WALKS) process.stdout.write(`${taken} steps in ${walks} walks\n`)
  }, 3_600_000)
})

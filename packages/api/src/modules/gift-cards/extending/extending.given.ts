import { extendGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { createHousekeeping } from '../../../housekeeping/housekeeping.ts'
import type { GivenUser } from '../../../testing/users.given.ts'
import { givenAccount } from '../../account/account.given.ts'
import { endOfDay, startOfDay } from '../../wallet/indian-days.ts'
import { useGiftCards } from '../bought-cards.given.ts'

const day = 86_400_000
/** The last moment of a day in India. */
export const endOf = (date: string) => endOfDay(startOfDay(date) ?? new Date(0)).toISOString()

/** Gift cards that expire, and support who extends them. */
export function useExtending() {
  const shared = useGiftCards()
  const { world, given, look } = shared
  const again = (user: GivenUser) => givenAccount(world).again(user)
  const inDays = (days: number) => dayInIndia(world.clock.now().getTime() + days * day)
  const support = () => given.user({ role: 'editor', firstName: 'Meera' })
  const extend = (
    { token }: GivenUser,
    id: string,
    { until = inDays(90), reason = 'Was in hospital in March' } = {},
    headers: Record<string, string> = {},
  ) => world.call(extendGiftCard, { as: token, params: { id }, body: { until, reason }, headers })
  const sweep = () => {
    const { db, app, clock, modules } = world
    const jobs = [...(modules.giftCards.housekeeping ?? []), ...(modules.wallet.housekeeping ?? [])]
    return createHousekeeping({ db, log: app.log, now: clock.now, jobs }).sweep()
  }
  const pass = (iso: string) => world.clock.forward((Date.parse(iso) + 1_000 - world.clock.now().getTime()) / 1000)
  const idOf = async (transactionId: string) => {
    const [row] = await world.db<{ id: string }[]>`
      select gift_id as id from gift_card where transaction_id = ${transactionId}`
    return row?.id ?? ''
  }
  const keysOf = async (giftId: string) =>
    (await world.db<{ kind: string }[]>`select kind from wallet_entry where gift_id = ${giftId} order by entry_id`).map(
      ({ kind }) => kind,
    )

  /** A card that nobody redeemed in time. */
  async function expiredCard(email: string) {
    const asha = await given.user()
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email } })
    const old = await given.gifts().secrets(email)
    const { expires } = (await look(asha, transactionId)).card
    pass(expires ?? '')
    return { asha: await again(asha), transactionId, giftId: await idOf(transactionId), old }
  }

  /** A card in a wallet of which a part was spent before the rest expired. */
  async function expiredInWallet({ spent = 20_000 } = {}) {
    const dev = await given.user({ firstName: 'Dev' })
    const giftId = await given.gifts().inWallet(dev, 50_000, endOfDay(world.clock.now()))
    const { wallet } = world.modules.wallet.service
    const until = new Date(world.clock.now().getTime() + 600_000)
    const transactionId = `spent-${giftId}`
    await world.db.begin((tx) =>
      wallet.hold(tx, { transactionId, userId: dev.id, perks: 0, credit: 0, gifts: spent, until }),
    )
    await world.db.begin((tx) => wallet.capture(tx, { transactionId, now: world.clock.now() }))
    pass(endOf(inDays(0)))
    return { dev: await again(dev), giftId, transactionId }
  }

  /** The payments of these wallets have no transaction behind them, so only the ledger and the cards are checked. */
  async function isWellIn() {
    const { invariants } = await world.modules.operations.service.look()
    const found = invariants.filter(({ check }) => check.area === 'ledger')
    expect(found.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
  }
  return {
    ...shared,
    again,
    inDays,
    support,
    extend,
    sweep,
    pass,
    idOf,
    keysOf,
    expiredCard,
    expiredInWallet,
    isWellIn,
  }
}

import { useWallets } from '../holds.given.ts'

const { world, given, service, hold, capture, sweep } = useWallets()

let count = 0

describe('perks taken back after their end', () => {
  /** A reward of ₹100, of which ₹50 were spent; the others have expired. */
  async function halfSpent() {
    const { id: userId } = await given.user()
    const key = `cashback:order-${++count}`
    const expiresAt = new Date(world.clock.now().getTime() + 86_400_000)
    const gift = { userId, key, amount: 10_000, text: 'Back on an order', now: world.clock.now() }
    await world.db.begin((tx) => service().givePerks(tx, { ...gift, expiresAt }))
    await hold(userId, key, 5_000)
    await capture(key)
    world.clock.forward(86_401)
    const takeBack = (part: string, amount: number) =>
      world.db.begin((tx) =>
        service().takePerksBack(tx, { ...gift, of: key, key: `${key}:${part}`, amount, now: world.clock.now() }),
      )
    const owed = async () => {
      const [row] = await world.db<{ balance: number }[]>`
        select balance_paise as balance from wallet_account where user_id = ${userId} and kind = 'owed'`
      return row?.balance
    }
    return { takeBack, owed }
  }

  test.each([
    ['before their expiry is booked', async () => 0],
    ['after it', sweep],
  ])('are owed as far as they were spent, also in several returns, %s', async (_, book) => {
    const { takeBack, owed } = await halfSpent()
    await book()
    await takeBack('first', 3_000)
    expect(await owed()).toBe(0)
    expect(await takeBack('first', 3_000)).toBe(false)
    await takeBack('second', 4_000)
    expect(await owed()).toBe(2_000)
    await sweep()
    await takeBack('last', 3_000)
    expect(await owed()).toBe(5_000)
    const { invariants } = await world.modules.operations.service.look()
    expect(invariants.filter(({ check }) => check.area === 'ledger').flatMap(({ findings }) => findings)).toEqual([])
  })
})

import { openDb } from '../../db.ts'
import { givenIn } from '../../testing/given.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { useWorld } from '../../testing/world.ts'
import { givenWallet } from './wallet.given.ts'
import { createWalletService } from './wallet.service.ts'

const world = useWorld()

/** Asha opens her bag in many tabs, each of which wants all she has. */
async function inManyTabs(isLocking: boolean, name: string) {
  const db = openDb({ url: world.databaseUrl, pool: 12 })
  const wallet = createWalletService({ now: world.clock.now, locks: { wallet: isLocking } })
  const asha = await givenIn(world).user()
  await givenWallet(world).perks(asha, 10_000)
  await givenWallet(world).credit(asha, 10_000)
  const until = new Date(world.clock.now().getTime() + 900_000)
  await Promise.all(Array.from({ length: 12 }, () => db`select pg_sleep(0.01)`))
  const held = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      db.begin((tx) =>
        wallet.hold(tx, { transactionId: `${name}-${at}`, userId: asha.id, perks: 10_000, credit: 10_000, until }),
      ),
    ),
  )
  await db.end({ timeout: 1 })
  return held.filter(Boolean).length
}

describe('a wallet in twelve tabs at once', () => {
  test('pays in one of them', async () => {
    expect(await inManyTabs(true, 'locked')).toBe(1)
  })
  test('(without its lock several are told that it does)', async () => {
    const paying = await untilSeen(
      (nth) => inManyTabs(false, `unlocked-${nth}`),
      (tabs) => tabs > 1,
    )
    expect(paying).toBeGreaterThan(1)
  })
})

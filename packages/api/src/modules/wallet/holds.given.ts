import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenWallet } from './wallet.given.ts'

/** Holds on a wallet, and the jobs that expire them. */
export function useWallets() {
  const world = useWorld()
  const given = { ...givenIn(world), wallet: () => givenWallet(world) }
  const service = () => world.modules.wallet.service.wallet
  const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
  const hold = (userId: string, transactionId: string, perks: number, credit = 0, minutes = 15) =>
    world.db.begin((tx) => service().hold(tx, { transactionId, userId, perks, credit, until: inMinutes(minutes) }))
  const capture = (transactionId: string) =>
    world.db.begin((tx) => service().capture(tx, { transactionId, now: world.clock.now() }))
  const release = (transactionId: string) => world.db.begin((tx) => service().release(tx, { transactionId }))
  const sweep = () => {
    const { db, app, clock, modules } = world
    return createHousekeeping({ db, log: app.log, now: clock.now, jobs: modules.wallet.housekeeping ?? [] }).sweep()
  }
  return { world, given, service, hold, capture, release, sweep }
}

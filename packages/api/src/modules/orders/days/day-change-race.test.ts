import { openDb } from '../../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenMerchants, withStep } from '../../merchants/merchants.given.ts'
import { givenDays } from './chosen-days.given.ts'
import { createDayChange } from './day-change.service.ts'

const world = useWorld()

/** Moves the delivery of an order while its merchant sends it; returns the days of the order and of the parcel. */
async function moveWhileItIsSent(...careless: readonly Carelessness[]) {
  const given = givenDays(world)
  const { asha, meera, orderId, days } = await given.ordered(1)
  await givenMerchants(world).walk(meera, orderId, 'accept', 'pack')
  const { orders, mails } = world.modules.orders.service
  const open = openDb({ url: world.databaseUrl, pool: 2 })
  const change = createDayChange({ db: carelessDb(open, ...careless), mails, orders, now: world.clock.now })
  await Promise.allSettled([
    givenMerchants(world).step(meera, orderId, withStep('ship')),
    change.change(asha.id, orderId, days.at(9) ?? null, undefined),
  ])
  await open.end({ timeout: 1 })
  const order = await given.order(asha, orderId)
  return { ofOrder: order.deliver_on, ofParcel: order.shipments[0]?.expectedBy }
}

describe('moving a delivery while it is sent', () => {
  test('leaves order and parcel with one day', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { ofOrder, ofParcel } = await moveWhileItIsSent()
      expect(ofParcel).toBe(ofOrder)
    }
  }, 60_000)

  test('without the lock of the order, a parcel on its way gets a day that its merchant never saw', async () => {
    const seen = await untilSeen(
      () => moveWhileItIsSent(unlocked(/from (checkout_transaction|shop_order)\b/)),
      ({ ofOrder, ofParcel }) => ofOrder !== ofParcel,
    )
    expect(seen.ofParcel).not.toBe(seen.ofOrder)
  }, 60_000)
})

import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import { dayInIndia, indianMidnight } from '@nukkad/contracts/indian-time'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenTracking } from './tracking.given.ts'

jest.setTimeout(60_000)
const world = useWorld()
const given = givenTracking(world)
const merchants = () => givenMerchants(world)
const track = (orderId: string, as?: string, query: object = {}) =>
  world.call(trackOrder, { as, params: { orderId }, query: { ...query } })

describe('order tracking', () => {
  test('shows the steps to the buyer and to no one else', async () => {
    const { asha, meera, orderId } = await given.order()
    await merchants().walk(meera, orderId, 'accept', 'pack', 'ship')
    const { data } = ok(await track(orderId, asha.token))
    expect(data).toMatchObject({ label: 'Shipped', is_final: false, shipments: [{ courier: 'Delhivery' }] })
    expect(data.steps.filter(({ done }) => done).map(({ label }) => label)).toEqual(['Confirmed', 'Packed', 'Shipped'])
    const dev = await givenIn(world).user()
    expect((await track(orderId, dev.token)).status).toBe(404)
    expect((await track(orderId)).status).toBe(401)
    expect((await track('NK-000000000000')).status).toBe(401)
    expect((await track('NK-000000000000', asha.token)).status).toBe(404)
  })

  test('says from the day after the promised one until the delivery that it is late', async () => {
    const { asha, meera, orderId } = await given.order()
    await merchants().walk(meera, orderId, 'accept', 'pack', 'ship')
    const isLate = async () => ok(await track(orderId, asha.token)).data.is_late
    const promise = (days: number) => world.db`
      update shop_order set expected_by = ${dayInIndia(indianMidnight(world.clock.now(), days))}
      where order_id = ${orderId}`
    await promise(0)
    expect(await isLate()).toBe(false)
    await promise(-1)
    expect(await isLate()).toBe(true)
    expect(ok(await world.call(getOrder, { as: asha.token, query: { orderId } })).data.is_late).toBe(true)
    expect(ok(await world.call(merchantOrder, { as: meera.token, params: { id: orderId } })).data.is_late).toBe(true)
    await merchants().walk(meera, orderId, 'out_for_delivery', 'deliver')
    expect(await isLate()).toBe(false)
  })

  test('works without signing in by a code to the delivery phone, and hides street and prices', async () => {
    const { orderId, phone } = await given.order()
    const token = await given.tokenOf(phone)
    const answer = ok(await track(orderId, token))
    expect(answer.data).toMatchObject({ label: 'Confirmed', to: { city: 'New Delhi' } })
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${phone}|Lodhi|₹`))
    const other = await given.order()
    const [theirs, absent] = [await track(other.orderId, token), await track('NK-000000000000', token)]
    expect([theirs.status, theirs.error.message]).toEqual([404, absent.error.message])
  })

  test('shows a code’s holder no order from before the number could have changed hands', async () => {
    const [old, recent] = [await given.order(), await given.order()]
    await world.db`
      update shop_order set placed_at = placed_at - interval '91 days',
        address = address || jsonb_build_object('phone', ${recent.phone}::text)
      where order_id = ${old.orderId}`
    ok(await given.ask(recent.phone))
    const { orders, tracking_token } = ok(await given.verify(recent.phone, await given.codeSentTo(recent.phone))).data
    expect(orders.map(({ orderId }) => orderId)).toEqual([recent.orderId])
    ok(await track(recent.orderId, tracking_token))
    expect((await track(old.orderId, tracking_token)).status).toBe(404)
    ok(await track(old.orderId, old.asha.token))
  })

  test('refuses an expired or forged token, and its token is not an access token', async () => {
    const { orderId, phone } = await given.order()
    const token = await given.tokenOf(phone)
    const signature = token.lastIndexOf('.') + 1
    const forged = token.slice(0, signature) + (token[signature] === 'x' ? 'y' : 'x') + token.slice(signature + 1)
    expect((await track(orderId, forged)).status).toBe(401)
    const asAccess = await world.app.inject({
      url: '/api/checkout/v1/orders',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asAccess.statusCode).toBe(401)
    world.clock.forward(31 * 60)
    expect((await track(orderId, token)).status).toBe(401)
  })

  test('answers a waiting request as soon as the order changes', async () => {
    const { meera, orderId, phone } = await given.order()
    const token = await given.tokenOf(phone)
    const { version } = ok(await track(orderId, token)).data
    const started = Date.now()
    const waiting = track(orderId, token, { seen: version, wait: 15 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    ok(await merchants().step(meera, orderId, { step: 'accept' }))
    const { data } = ok(await waiting)
    expect(data.label).toBe('Processing')
    expect(Date.now() - started).toBeLessThan(10_000)
    // A caller with an older version is answered at once; one without news is answered when the wait is over.
    expect(ok(await track(orderId, token, { seen: version, wait: 15 })).data.version).toBe(data.version)
    expect(ok(await track(orderId, token, { seen: data.version, wait: 1 })).data.version).toBe(data.version)
  })
})

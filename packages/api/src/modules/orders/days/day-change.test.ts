import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  type MerchantOrder,
  merchantOrder,
  merchantOrders,
} from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import { givenIn } from '../../../testing/users.given.ts'
import { dayToSend } from '../../catalogue/products/delivery-day.ts'
import { type GivenMerchant, givenMerchants, ok, withStep } from '../../merchants/merchants.given.ts'
import { waitingOrderChecks } from '../../operations/stuck/orders.ts'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenDays } from './chosen-days.given.ts'
import { longDay } from './day-words.ts'

const world = useWorldWithGateway()
const given = () => givenDays(world)
const seenBy = async (meera: GivenMerchant, id: string): Promise<MerchantOrder> =>
  ok(await world.call(merchantOrder, { as: meera.token, params: { id } })).data

describe('moving the delivery of an order', () => {
  test('to another day changes the day to send, and the merchant is told once', async () => {
    const { asha, meera, orderId, days } = await given().ordered(2)
    const day = days.at(8) ?? ''
    const offered = ok(await given().ofOrder(asha, orderId)).data.days
    expect(offered).toEqual(expect.arrayContaining([day]))

    const key = { 'idempotency-key': 'move-1' }
    const order = ok(await given().change(asha, orderId, day, key)).data
    expect(order).toMatchObject({ deliver_on: day, expected_by: day, actions: { can_change_day: { allowed: true } } })
    expect(ok(await given().change(asha, orderId, day, key)).data.events).toEqual(order.events)
    expect(ok(await given().change(asha, orderId, day)).data.events).toEqual(order.events)
    expect(order.events.at(-1)?.text).toBe(`Delivery moved to ${longDay(day)}`)

    const seen = await seenBy(meera, orderId)
    expect(seen).toMatchObject({ deliver_on: day, send_by: dayToSend(day, 5) })
    expect(seen.events.at(-1)).toMatchObject({ text: `Delivery moved to ${longDay(day)}`, by: 'Buyer' })
    const tracked = ok(await world.call(trackOrder, { as: asha.token, params: { orderId }, query: {} })).data
    expect(tracked).toMatchObject({ deliver_on: day, expected_by: day })
    await world.outbox.drain()
    const mails = await givenGateway(world).mailsTo(meera.email)
    const moved = mails.filter(({ subject }) => subject.includes('Another delivery day'))
    expect(moved.map(({ text }) => text)).toEqual([expect.stringContaining(`Deliver on ${longDay(day)}: send by`)])
  })

  test('back to as soon as possible promises the first day that is left', async () => {
    const { asha, orderId } = await given().ordered(6)
    const [first] = ok(await given().ofOrder(asha, orderId)).data.days
    const order = ok(await given().change(asha, orderId, null)).data
    expect(order).toMatchObject({ deliver_on: null, expected_by: first })
  })

  test('is possible until it is sent, with the day on the parcel', async () => {
    const { asha, meera, orderId, days } = await given().ordered(2)
    await givenMerchants(world).walk(meera, orderId, 'accept', 'pack')
    const day = days.at(5) ?? ''
    ok(await given().change(asha, orderId, day))
    await givenMerchants(world).walk(meera, orderId, 'ship')

    const { status, error } = await given().change(asha, orderId, days.at(7))
    expect([status, error?.message]).toEqual([409, 'This parcel has been sent, so its day can no longer be changed.'])
    expect(ok(await given().ofOrder(asha, orderId)).data.days).toEqual([])
    // Repeating what was done before is not a mistake.
    const order = ok(await given().change(asha, orderId, day)).data
    expect(order.actions.can_change_day.allowed).toBe(false)
    expect(order.shipments[0]?.expectedBy).toBe(day)
    expect((await seenBy(meera, orderId)).send_by).toBeNull()
  })

  test('never goes back before today, nor to a day for which it would leave today', async () => {
    const { asha: before, orderId, days } = await given().ordered(12)
    const day = days.at(4) ?? ''
    while (given().today() < dayToSend(day, 5)) given().toMidnight()
    const asha = await given().again(before)
    const { status, error } = await given().change(asha, orderId, day)
    expect([status, error?.message]).toEqual([
      409,
      `Delivery on ${longDay(day)} is not possible. Please choose another day.`,
    ])
    expect(ok(await given().ofOrder(asha, orderId)).data.days.every((left) => left > day)).toBe(true)
  })

  test('stays within three weeks of the promise that was made with the order', async () => {
    const { asha, orderId, days } = await given().ordered(0)
    given().toMidnight()
    const offered = ok(await given().ofOrder(await given().again(asha), orderId)).data.days
    expect(offered.at(-1)).toBe(days.at(-1))
  })

  test('is nothing that somebody else, or a guest, can do', async () => {
    const { orderId, days } = await given().ordered(0)
    const zoya = await givenIn(world).user()
    expect((await given().ofOrder(zoya, orderId)).status).toBe(404)
    expect((await given().change(zoya, orderId, days.at(3))).status).toBe(404)
  })

  test.each([['2026-02-30'], ['soon'], [5], [{}]])('is refused with 400 for %p', async (day) => {
    const { asha, orderId } = await given().ordered(0)
    expect((await given().change(asha, orderId, day)).status).toBe(400)
  })

  test('or sending the parcel comes first, never both with different days', async () => {
    const { asha, meera, orderId, days } = await given().ordered(1)
    await givenMerchants(world).walk(meera, orderId, 'accept', 'pack')
    const [moved] = await Promise.all([
      given().change(asha, orderId, days.at(9)),
      givenMerchants(world).step(meera, orderId, withStep('ship')),
    ])
    const order = await given().order(asha, orderId)
    expect(order.state).toBe('shipped')
    expect(order.deliver_on).toBe(moved.status === 200 ? days.at(9) : days.at(1))
    expect(order.shipments[0]?.expectedBy).toBe(order.deliver_on)
  })

  test('counts an order late after its day, and its merchant after the day to send it, never before', async () => {
    const { asha, meera, orderId, day, days } = await given().ordered(9)
    await givenMerchants(world).walk(meera, orderId, 'accept')
    const overdue = async () => {
      const check = waitingOrderChecks.find(({ name }) => name === 'unshipped-orders')
      const found = (await check?.find(world.db, world.clock.now(), 1_000)) ?? []
      return found.some((row) => row.id === orderId)
    }
    while (given().today() <= (days.at(2) ?? '')) given().toMidnight()
    expect((await given().order(await given().again(asha), orderId)).is_late).toBe(false)
    expect(await overdue()).toBe(false)
    while (given().today() <= dayToSend(day, 5)) given().toMidnight()
    expect(await overdue()).toBe(true)
    while (given().today() <= day) given().toMidnight()
    expect((await given().order(await given().again(asha), orderId)).is_late).toBe(true)
  })
})

describe('a merchant’s orders to send', () => {
  test('come by the day on which they have to leave; those of today are counted and listed', async () => {
    const { asha, meera: owner, kurta, orderId, days } = await given().ordered(6)
    let meera = owner
    const second = await given().buyers.buyer([kurta], { postcode: '400050', state: 'Maharashtra', city: 'Mumbai' })
    const early = await given().placed(second, days.at(2))
    const list = async (send: 'today' | 'all') =>
      ok(await world.call(merchantOrders, { as: meera.token, query: { send } }))
    const idsOf = ({ data }: { data: readonly MerchantOrder[] }) => data.map((order) => order.orderId)
    const dashboard = async () => ok(await world.call(merchantDashboard, { as: meera.token })).data.waiting

    expect(idsOf(await list('all'))).toEqual([early, orderId])
    expect(await list('today')).toMatchObject({ total: 0, counts: { all: 2, send_today: 0, to_send: 2 } })
    expect((await dashboard()).to_send_today).toBe(0)

    while (given().today() < dayToSend(days.at(2) ?? '', 5)) given().toMidnight()
    meera = await given().again(owner, 'merchant')
    expect(idsOf(await list('today'))).toEqual([early])
    expect((await dashboard()).to_send_today).toBe(1)
    await givenMerchants(world).walk(meera, early, 'accept', 'pack', 'ship')
    expect(idsOf(await list('today'))).toEqual([])
    expect(idsOf(await list('all'))).toEqual([orderId])
    expect((await given().order(await given().again(asha), orderId)).state).toBe('placed')
  })
})

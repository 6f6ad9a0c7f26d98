import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { merchantReturns } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { useWorld } from '../../../testing/world.ts'
import { givenReturns } from '../../returns/returns.given.ts'
import { givenMerchants, ok } from '../merchants.given.ts'

jest.setTimeout(90_000)
const world = useWorld()
const merchants = () => givenMerchants(world)
const given = () => givenReturns(world)

describe('returns on the dashboard', () => {
  test('are counted in the group of the list that shows them', async () => {
    const { meera, asha, orderId } = await merchants().delivered()
    const id = await given().asked(asha, orderId)
    const shown = async () => {
      const { waiting } = ok(await world.call(merchantDashboard, { as: meera.token })).data
      const list = async (group: 'waiting' | 'under_way') =>
        ok(await world.call(merchantReturns, { as: meera.token, query: { group } })).total
      const { to_answer, to_fetch, to_settle, to_receive } = waiting
      expect([await list('waiting'), await list('under_way')]).toEqual([to_answer + to_fetch + to_settle, to_receive])
      return { to_answer, to_fetch, to_settle, to_receive }
    }
    const none = { to_answer: 0, to_fetch: 0, to_settle: 0, to_receive: 0 }
    expect(await shown()).toEqual({ ...none, to_answer: 1 })
    for (const [state, count] of [
      ['approved', 'to_fetch'],
      ['pickup_scheduled', 'to_receive'],
      ['picked_up', 'to_receive'],
      ['received', 'to_settle'],
    ] as const) {
      await world.db`update return_request set state = ${state} where request_id = ${id}`
      expect([state, await shown()]).toEqual([state, { ...none, [count]: 1 }])
    }
  })
})

describe('the pickup of a return', () => {
  test('is offered to the merchant at possible times, with the buyer’s wish marked', async () => {
    const { meera, asha, orderId } = await merchants().delivered()
    const may = await given().returnable(asha, orderId)
    const { date, part } = may.pickup_slots[4] ?? {}
    if (!date || !part) throw new Error('no pickup is offered')
    const id = await given().asked(asha, orderId, { pickup: { slot: { date, part } } })

    const { data } = ok(await merchants().answer(meera, id, { step: 'approve' }))

    const [arrange] = data.next
    expect(arrange).toMatchObject({ step: 'schedule_pickup', needs: ['pickup', 'courier', 'awb'] })
    expect(arrange?.pickup_slots?.map(({ is_wished: _, ...slot }) => slot)).toEqual(may.pickup_slots)
    expect(arrange?.pickup_slots?.filter((slot) => slot.is_wished)).toMatchObject([{ date, part }])
    expect(arrange?.pickup_slots?.map((slot) => new Date(slot.date).getUTCDay())).not.toContain(0)
    const order = ok(await world.call(merchantOrder, { as: meera.token, params: { id: orderId } })).data
    expect(order.returns[0]?.next).toEqual(data.next)
  })

  test('can be arranged again without a wish; an impossible time is refused in words', async () => {
    const { meera, asha, orderId } = await merchants().delivered()
    const id = await given().asked(asha, orderId)
    const { next } = ok(await merchants().answer(meera, id, { step: 'approve' })).data
    const slot = next[0]?.pickup_slots?.[0]
    if (!slot) throw new Error('no pickup is offered')
    const pickup = { date: slot.date, part: slot.part }

    const never = await merchants().answer(meera, id, {
      step: 'schedule_pickup',
      pickup: { ...pickup, date: '2020-01-05' },
    })
    expect(never).toMatchObject({
      status: 400,
      body: { message: { message: 'No courier is available at that time. Please choose another.' } },
    })

    ok(await merchants().answer(meera, id, { step: 'schedule_pickup', pickup }))
    const { data } = ok(await world.call(merchantReturns, { as: meera.token }))
    const again = data[0]?.next.find(({ step }) => step === 'schedule_pickup')
    expect(again).toMatchObject({ label: 'Arrange another pickup', is_main: false })
    expect(again?.pickup_slots).toHaveLength(15)
    expect(again?.pickup_slots?.filter((offered) => offered.is_wished)).toEqual([])
  })
})

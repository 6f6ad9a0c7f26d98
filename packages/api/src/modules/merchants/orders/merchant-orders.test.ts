import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { merchantOrder, merchantOrders, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenMerchants, ok, withStep } from '../merchants.given.ts'

jest.setTimeout(60_000)
const world = useWorld()
const given = () => givenMerchants(world)
const orderOf = async (token: string, orderId: string) =>
  ok(await world.call(getOrder, { as: token, query: { orderId } })).data

describe('an order in its merchant’s back office', () => {
  test('goes through all steps to delivery; the buyer sees and gets a mail of each, and pays at the end', async () => {
    const { meera, asha, orderId } = await given().order([{ price: 129_900 }])
    const waiting = ok(await world.call(merchantOrders, { as: meera.token, query: { group: 'waiting' } }))
    expect(waiting.data.map((order) => order.orderId)).toEqual([orderId])
    expect(waiting.data[0]).toMatchObject({
      payment: { collect: 1299 },
      next: [{ step: 'accept' }, { step: 'hold' }, { step: 'cancel' }],
    })
    expect(waiting.counts).toMatchObject({ all: 1, waiting: 1, packed: 0 })

    const seen: string[] = []
    for (const step of ['accept', 'pack', 'ship', 'out_for_delivery', 'deliver'] as const) {
      ok(await given().step(meera, orderId, withStep(step)))
      seen.push((await orderOf(asha.token, orderId)).label)
    }
    expect(seen).toEqual(['Processing', 'Packed', 'Shipped', 'Out for Delivery', 'Delivered'])

    const order = await orderOf(asha.token, orderId)
    expect(order).toMatchObject({
      payment: { status: 'captured' },
      shipments: [{ kind: 'order', courier: 'Delhivery' }],
      invoice: { href: `/api/orders/${orderId}/invoice` },
      actions: { can_cancel: { allowed: false }, can_return: { allowed: true }, can_claim: { allowed: true } },
      lines: [{ delivered: 1, open: 0, returned: 0, can_review: true }],
    })
    expect(order.shipments[0]?.deliveredAt).not.toBeNull()
    expect(order.shipments[0]?.tracking_url).toMatch(/^https:\/\/www\.delhivery\.com\//)
    const mails = await world.db<{ state: string }[]>`
      select payload #>> '{data,state}' as state from outbox
      where key like 'order-step:%' and payload ->> 'to' = ${asha.email} order by id`
    expect(mails.map(({ state }) => state)).toEqual(['accepted', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
  })

  test('is found by parts of its number, its buyer and its products, by its own merchant only', async () => {
    const { meera, orderId } = await given().order()
    const other = await given().order()
    const [row] = await world.db<{ parts: string[] }[]>`
      select array[substr(order_id, 4, 9), lower(address ->> 'name'), right(address ->> 'phone', 6), upper(l.name),
        '+91 ' || left(address ->> 'phone', 5) || ' ' || right(address ->> 'phone', 5),
        replace(lower(order_id), '-', ' ')] as parts
      from shop_order join order_line l using (order_id) where order_id = ${orderId}`
    const found = async (token: string, q: string) => {
      const { data, counts } = ok(await world.call(merchantOrders, { as: token, query: { q } }))
      return { ids: data.map((order) => order.orderId), all: counts.all }
    }
    for (const part of row?.parts ?? []) expect(await found(meera.token, part)).toEqual({ ids: [orderId], all: 1 })
    expect(row?.parts).toHaveLength(6)
    for (const part of [other.orderId, 'no such words', '%%%']) {
      expect(await found(meera.token, part)).toEqual({ ids: [], all: 0 })
    }
  })

  test('is found among hundreds with the same product, by its own merchant only', async () => {
    const [own, other] = [await given().order(), await given().order()]
    const copies = async (orderId: string, count: number, digit: string) => {
      const numbers = world.db`
        select n, 'NK-' || ${digit}::text || lpad(n::text, 11, '0') as id from generate_series(2, ${count}) n`
      await world.db`
        insert into shop_order select (jsonb_populate_record(o, jsonb_build_object(
          'order_id', c.id, 'part', c.n, 'placed_at', o.placed_at - c.n * interval '1 minute'
        ))).* from shop_order o, (${numbers}) c where o.order_id = ${orderId}`
      await world.db`
        insert into order_line overriding user value select (jsonb_populate_record(l, jsonb_build_object(
          'order_id', c.id, 'line_id', 0, 'name', 'Clay cup, hand thrown'
        ))).* from order_line l, (${numbers}) c where l.order_id = ${orderId}`
      await world.db`
        insert into order_event (order_id, at, kind, to_state, actor, text)
        select c.id, e.at, e.kind, e.to_state, e.actor, e.text from order_event e, (${numbers}) c
        where e.order_id = ${orderId}`
    }
    await copies(own.orderId, 601, '1')
    await copies(other.orderId, 21, '2')
    const search = async (token: string, page: number) =>
      ok(await world.call(merchantOrders, { as: token, query: { q: 'CLAY cup', page } }))
    const { data, counts } = await search(own.meera.token, 1)
    expect([data.map(({ orderId }) => orderId).slice(0, 2), data.length, counts.all]).toEqual([
      ['NK-100000000002', 'NK-100000000003'],
      20,
      600,
    ])
    expect((await search(own.meera.token, 30)).data.at(-1)?.orderId).toBe('NK-100000000601')
    expect((await search(other.meera.token, 1)).counts.all).toBe(20)
  })

  test('is mailed once to its merchant, and its cancellation once to the buyer', async () => {
    const { meera, asha, orderId } = await given().order()
    await world.outbox.drain()
    const colleague = await given().merchant(meera.merchantId)
    const mails = await world.db`select key from outbox where key = ${`merchant-new-order:${orderId}:${meera.id}`}`
    expect(mails).toHaveLength(1)
    ok(await given().step(meera, orderId, withStep('cancel')))
    const cancelled =
      await world.db`select from outbox where key like 'order-step:%' and payload ->> 'to' = ${asha.email}`
    expect(cancelled).toHaveLength(1)
    expect(colleague.merchantId).toBe(meera.merchantId)
  })

  test('puts back on sale only what its merchant does not call missing or damaged', async () => {
    const wishes = [{ stock: 4 }, { stock: 4 }]
    const stock = async (sku: string) =>
      (await world.db<[{ n: number }]>`select on_hand as n from variant where sku = ${sku}`)[0].n
    for (const steps of [[], ['accept', 'pack', 'ship', 'out_for_delivery', 'fail']] as const) {
      const { meera, orderId, products } = await given().order(wishes)
      await given().walk(meera, orderId, ...steps)
      const { next, lines } = ok(await world.call(merchantOrder, { as: meera.token, params: { id: orderId } })).data
      const name = steps.length > 0 ? 'rto' : 'cancel'
      const named = next.find(({ step }) => step === name)?.puts_back?.map((line) => line.name)
      const options = lines.flatMap((line) => Object.values(line.options))
      expect(options.every((option) => named?.some((text) => text.includes(option)))).toBe(true)
      const [one, other] = products.map(({ sku }) => sku)
      const missing = lines.find(({ sku }) => sku === one)?.line_id ?? ''
      expect(next.find(({ step }) => step === name)?.puts_back?.map(({ line_id }) => line_id)).toContain(missing)
      ok(await given().step(meera, orderId, { step: name, reason: 'One is broken', unsellable: [missing] }))
      expect([await stock(one ?? ''), await stock(other ?? '')]).toEqual([3, 4])
    }
  })

  test('tells the merchant what happened in words for the merchant, and names the steps that resume an order', async () => {
    const { meera, orderId } = await given().order()
    const seen = async () => ok(await world.call(merchantOrder, { as: meera.token, params: { id: orderId } })).data
    const main = async () => (await seen()).next.filter(({ is_main }) => is_main).map(({ label }) => label)
    await given().walk(meera, orderId, 'accept')
    expect((await seen()).events.map(({ text }) => text)).toContain('Accepted')
    ok(await given().step(meera, orderId, withStep('hold')))
    expect(await main()).toEqual(['Take off hold'])
    await given().walk(meera, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'fail')
    expect(await main()).toEqual(['Out for delivery again'])
  })

  test('refuses a step that is not allowed, in words, and changes nothing', async () => {
    const { meera, orderId } = await given().order()
    const refused = await given().step(meera, orderId, withStep('deliver'))
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The status of this order is “Confirmed”, so it cannot be delivered.',
    ])
    ok(await given().step(meera, orderId, { step: 'accept' }))
    ok(await given().step(meera, orderId, { step: 'accept' }))
    const events = await world.db`select from order_event where order_id = ${orderId} and to_state = 'accepted'`
    expect(events).toHaveLength(1)
  })

  test('ships with a courier and tracking number, unless the merchant delivers', async () => {
    const { meera, orderId } = await given().order()
    await given().walk(meera, orderId, 'accept', 'pack')
    const wants = async (body: object) => (await given().step(meera, orderId, { step: 'ship', ...body })).error?.message
    expect(await wants({})).toBe('Please choose the courier.')
    expect(await wants({ courier: 'Gati' })).toBe('Please enter the tracking number that Gati printed on the parcel.')
    expect(await wants({ courier: 'Pigeon', awb: 'A1234' })).toMatch(/^courier must be one of/)
    expect(await wants({ courier: 'Gati', awb: '<b>' })).toMatch(/^awb/)
    const shipped = ok(await given().step(meera, orderId, { step: 'ship', courier: 'Merchant Delivery' }))
    expect(shipped.data.shipments).toMatchObject([{ courier: 'Merchant Delivery', awb: null, tracking_url: null }])
  })

  test('cannot be shipped with the tracking number of another parcel', async () => {
    const first = await given().order()
    const second = await given().order()
    for (const { meera, orderId } of [first, second]) await given().walk(meera, orderId, 'accept', 'pack')
    const parcel = { step: 'ship', courier: 'Bluedart', awb: '55500011122' }
    ok(await given().step(first.meera, first.orderId, parcel))
    const refused = await given().step(second.meera, second.orderId, parcel)
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Bluedart 55500011122 is already the number of another parcel.',
    ])
    expect(
      ok(await world.call(merchantOrder, { as: second.meera.token, params: { id: second.orderId } })).data.state,
    ).toBe('packed')
  })

  test('is tried again or returned after a failed delivery, with stock restored and no refund', async () => {
    const { meera, asha, orderId } = await given().order([{ stock: 5 }])
    await given().walk(meera, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'fail', 'out_for_delivery', 'fail')
    expect((await orderOf(asha.token, orderId)).label).toBe('Delivery Failed')
    await given().walk(meera, orderId, 'rto')
    const order = await orderOf(asha.token, orderId)
    expect(order).toMatchObject({ label: 'Returned', payment: { status: 'cancelled' }, refunds: [] })
    const [line] = await world.db`
      select v.on_hand from order_line l join variant v using (sku) where l.order_id = ${orderId}`
    expect(line).toEqual({ on_hand: 5 })
  })

  test('has one parcel when shipped in several tabs at once, and the other tabs are told of it', async () => {
    const { meera, orderId } = await given().order()
    await given().walk(meera, orderId, 'accept', 'pack')
    const tabs = await Promise.all(
      ['T1001', 'T1002', 'T1001', 'T1002'].map((awb) =>
        given().step(meera, orderId, { step: 'ship', courier: 'DTDC', awb }),
      ),
    )
    const parcels = await world.db<{ awb: string }[]>`select awb from shipment where order_id = ${orderId}`
    expect(parcels).toHaveLength(1)
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = tabs.find(({ status }) => status === 409)
    expect(refused?.error.message).toBe(`This order has already been shipped with DTDC ${parcels[0]?.awb}.`)
    expect(await world.db`select from order_event where order_id = ${orderId} and to_state = 'shipped'`).toHaveLength(1)
  })
})

describe('an order of another merchant', () => {
  test('looks absent on every call; users without a merchant have no back office', async () => {
    const { orderId, asha } = await given().order()
    const other = await given().merchant()
    const absent = await world.call(merchantOrder, { as: other.token, params: { id: 'NK-000000000000' } })
    for (const answer of [
      await world.call(merchantOrder, { as: other.token, params: { id: orderId } }),
      await given().step(other, orderId, { step: 'accept' }),
    ]) {
      expect([answer.status, answer.error.message]).toEqual([404, absent.error.message])
    }
    expect(ok(await world.call(merchantOrders, { as: other.token })).data).toEqual([])
    for (const endpoint of [merchantOrders, merchantDashboard]) {
      expect((await world.call(endpoint, { as: asha.token })).status).toBe(403)
      expect((await world.call(endpoint, {})).status).toBe(401)
    }
    const accountless = await givenIn(world).user({ role: 'merchant' })
    expect((await world.call(merchantOrders, { as: accountless.token })).status).toBe(403)
    expect(
      (await world.call(stepOrder, { as: accountless.token, params: { id: orderId }, body: { step: 'accept' } }))
        .status,
    ).toBe(403)
  })
})

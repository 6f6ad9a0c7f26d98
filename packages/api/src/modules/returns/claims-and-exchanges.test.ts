import { cancelReturn } from '@nukkad/contracts/endpoints/orders/returns'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { first, givenReturns } from './returns.given.ts'

jest.setTimeout(90_000)
const world = useWorld()
const merchants = () => givenMerchants(world)
const given = () => givenReturns(world)

describe('a claim', () => {
  test('needs one’s own photo within 48 hours, and can be refunded without a pickup', async () => {
    const { meera, asha, orderId } = await merchants().delivered([{ price: 120_000 }])
    const { lines } = await given().order(asha, orderId)
    const line = { line_id: String(lines[0]?.line_id), qty: 1, reason: 'damaged' }
    const wish = { orderId, kind: 'claim' as const, lines: [line] }
    expect((await given().ask(asha, wish)).error.message).toBe('Please add a photo of what arrived.')
    const dev = await givenIn(world).user()
    const theirs = await given().ask(asha, { ...wish, photos: [await given().photo(dev)] })
    expect([theirs.status, theirs.error.message]).toEqual([400, 'photos must be pictures that you uploaded'])

    const id = await given().asked(asha, orderId, { kind: 'claim', photos: [await given().photo(asha)] })
    ok(await merchants().answer(meera, id, { step: 'approve' }))
    ok(await merchants().answer(meera, id, { step: 'refund' }))
    expect(await given().creditOf(asha)).toBe(120_000)

    const late = await merchants().delivered()
    await given().arrivedAgo(late.orderId, 48)
    expect((await given().order(late.asha, late.orderId)).actions.can_claim.reason).toBe(
      'The 48 hours for reporting damage have passed.',
    )
  })
})

describe('an exchange', () => {
  test('holds the replacement, ships it after the pickup, and ends as Exchanged without a refund', async () => {
    const { meera, asha, orderId, products } = await merchants().delivered([{ stock: 5 }])
    const product = first(products)
    const other = await given().sibling(product)
    const may = await given().returnable(asha, orderId)
    expect(may.lines[0]?.replacements).toMatchObject([
      { sku: product.sku, isAvailable: true },
      { sku: other, isAvailable: true, options: { Size: 'L' } },
    ])
    const id = await given().asked(asha, orderId, { kind: 'exchange', replacement: other })
    expect((await given().order(asha, orderId)).label).toBe('Exchange Requested')
    ok(await merchants().answer(meera, id, { step: 'approve' }))
    expect((await given().order(asha, orderId)).label).toBe('Exchange Approved')
    expect(await given().stockOf(other)).toBe(2)
    const [slot] = may.pickup_slots
    ok(
      await merchants().answer(meera, id, {
        step: 'schedule_pickup',
        pickup: { date: String(slot?.date), part: 'morning' },
      }),
    )
    ok(await merchants().answer(meera, id, { step: 'picked_up' }))
    ok(await merchants().answer(meera, id, { step: 'received', condition: 'good' }))
    ok(await merchants().answer(meera, id, { step: 'ship_replacement', courier: 'Gati', awb: 'GX9911' }))
    expect((await given().order(asha, orderId)).shipments).toMatchObject([
      { kind: 'order' },
      { kind: 'replacement', awb: 'GX9911' },
    ])
    ok(await merchants().answer(meera, id, { step: 'deliver_replacement' }))
    expect(await given().order(asha, orderId)).toMatchObject({
      label: 'Exchanged',
      lines: [{ returned: 1 }],
      refunds: [],
    })
    expect([await given().stockOf(product.sku), await given().stockOf(other)]).toEqual([5, 2])
    expect(await given().creditOf(asha)).toBe(0)
  })

  test('becomes a return when the replacement is sold out meanwhile', async () => {
    const { meera, asha, orderId, products } = await merchants().delivered()
    const product = first(products)
    const other = await given().sibling(product, { stock: 1 })
    const id = await given().asked(asha, orderId, { kind: 'exchange', replacement: other })
    await world.db`update variant set on_hand = 0 where sku = ${other}`
    expect(ok(await merchants().answer(meera, id, { step: 'approve' })).data).toMatchObject({
      kind: 'return',
      state: 'approved',
    })
    expect((await given().order(asha, orderId)).label).toBe('Return Approved')
  })

  test('of two products waits for the merchant when only one replacement is sold out', async () => {
    const { meera, asha, orderId, products } = await merchants().delivered([{ stock: 5 }, { stock: 5 }])
    const others = [await given().sibling(first(products)), await given().sibling(first(products.slice(1)))] as const
    const { lines } = await given().order(asha, orderId)
    const wanted = products.map(({ sku }, at) => ({
      line_id: String(lines.find((line) => line.sku === sku)?.line_id),
      qty: 1,
      reason: 'too_small',
      replacement_sku: others[at] ?? '',
    }))
    const { data } = ok(await given().ask(asha, { orderId, kind: 'exchange', lines: wanted }))
    const id = String(data.request?.requestId)
    await world.db`update variant set on_hand = 0 where sku = ${others[1]}`

    const refused = await merchants().answer(meera, id, { step: 'approve' })
    expect([refused.status, refused.error.message]).toEqual([
      409,
      expect.stringMatching(/^This is sold out: .*, L\. Add/),
    ])
    expect(await given().stockOf(others[0])).toBe(3)

    await world.db`update variant set on_hand = 1 where sku = ${others[1]}`
    expect(ok(await merchants().answer(meera, id, { step: 'approve' })).data).toMatchObject({ kind: 'exchange' })
    expect([await given().stockOf(others[0]), await given().stockOf(others[1])]).toEqual([2, 0])
  })

  test('releases the replacement when cancelled, and is refused at another price or when sold out', async () => {
    const { meera, asha, orderId, products } = await merchants().delivered()
    const product = first(products)
    const other = await given().sibling(product, { stock: 1 })
    const id = await given().asked(asha, orderId, { kind: 'exchange', replacement: other })
    ok(await merchants().answer(meera, id, { step: 'approve' }))
    expect(await given().stockOf(other)).toBe(0)
    ok(await world.call(cancelReturn, { as: asha.token, params: { id } }))
    expect(await given().stockOf(other)).toBe(1)
    await world.db`update variant set price_paise = 90000 where sku = ${other}`
    await expect(given().asked(asha, orderId, { kind: 'exchange', replacement: other })).rejects.toThrow(
      /different price/,
    )
    await world.db`update variant set price_paise = 100000, on_hand = 0 where sku = ${other}`
    await expect(given().asked(asha, orderId, { kind: 'exchange', replacement: other })).rejects.toThrow(/Sold out/)
    await expect(given().asked(asha, orderId, { kind: 'exchange' })).rejects.toThrow(/choose what you want instead/)
  })
})

import { merchantReturns } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { createTransaction, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import {
  cancelReturn,
  commentOnOrder,
  getReturn,
  getReturnable,
  reorder,
} from '@nukkad/contracts/endpoints/orders/returns'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { first, givenReturns } from './returns.given.ts'

jest.setTimeout(90_000)
const world = useWorld()
const merchants = () => givenMerchants(world)
const given = () => givenReturns(world)

describe('a return', () => {
  test('goes through all steps for one of three pieces, to an exact refund into the wallet', async () => {
    const { meera, asha, orderId, products } = await merchants().delivered([{ price: 33_333, qty: 3, stock: 10 }])
    const { sku } = first(products)
    const may = await given().returnable(asha, orderId)
    expect(may.lines[0]).toMatchObject({ qty_left: 3, can_return: { allowed: true } })
    expect(may.lines[0]?.refunds.map(({ amount }) => amount)).toEqual([333.33, 666.66, 999.99])
    expect(may.refund_to.map(({ isAvailable }) => isAvailable)).toEqual([false, true])

    const id = await given().asked(asha, orderId, { refundTo: 'source' })
    expect(await given().order(asha, orderId)).toMatchObject({
      label: 'Return Requested',
      lines: [{ open: 1, returned: 0, label: 'Return Requested' }],
      returns: [{ requestId: id, state: 'requested', refund: { to: 'wallet', amount: 333.33 }, can_cancel: true }],
    })
    const waiting = ok(await world.call(merchantReturns, { as: meera.token, query: { group: 'waiting' } }))
    expect(waiting.data).toMatchObject([{ requestId: id, next: [{ step: 'approve' }, { step: 'deny' }] }])

    const labels: string[] = []
    const [slot] = may.pickup_slots
    const pickup = { date: String(slot?.date), part: 'morning' } as const
    for (const answer of [
      { step: 'approve' },
      { step: 'schedule_pickup', pickup, courier: 'Shadowfax', awb: 'SF12345' },
      { step: 'picked_up' },
      { step: 'received', condition: 'good' },
    ] as const) {
      ok(await merchants().answer(meera, id, answer))
      labels.push((await given().order(asha, orderId)).lines[0]?.label ?? '')
    }
    expect(labels).toEqual(['Return Approved', 'Pickup Scheduled', 'Picked Up', 'Delivered'])

    const after = await given().order(asha, orderId)
    expect(after).toMatchObject({
      label: 'Delivered',
      payment: { status: 'partly_refunded' },
      lines: [{ open: 0, returned: 1 }],
      returns: [{ state: 'refunded', label: 'Refunded', next_step: null }],
      refunds: [{ amount: 333.33, requestId: id }],
    })
    expect(await given().creditOf(asha)).toBe(33_333)
    expect(await given().stockOf(sku)).toBe(8)
    const mails = await world.db<{ state: string }[]>`
      select payload #>> '{data,state}' as state from outbox
      where key like 'request-step:%' and payload ->> 'to' = ${asha.email} order by id`
    expect(mails.map(({ state }) => state)).toEqual([
      'requested',
      'approved',
      'pickup_scheduled',
      'picked_up',
      'refunded',
    ])
  })

  test('pays everything back in two requests, after which the order is Refunded', async () => {
    const { meera, asha, orderId } = await merchants().delivered([{ price: 100_001, qty: 2 }])
    for (const at of [1, 2]) {
      const id = await given().asked(asha, orderId)
      const [slot] = (await given().returnable(asha, orderId)).pickup_slots
      const pickup = { date: String(slot?.date), part: 'evening' } as const
      for (const answer of [
        { step: 'approve' },
        { step: 'schedule_pickup', pickup },
        { step: 'picked_up' },
        { step: 'received', condition: 'poor' },
        { step: 'refund' },
      ] as const) {
        ok(await merchants().answer(meera, id, answer))
      }
      expect((await given().order(asha, orderId)).lines[0]?.returned).toBe(at)
    }
    expect(await given().creditOf(asha)).toBe(200_002)
    expect(await given().order(asha, orderId)).toMatchObject({ label: 'Refunded', payment: { status: 'refunded' } })
  })

  test('frees its pieces when it is cancelled by the buyer or denied with a reason', async () => {
    const { meera, asha, orderId } = await merchants().delivered()
    const first = await given().asked(asha, orderId)
    const taken = ok(await world.call(cancelReturn, { as: asha.token, params: { id: first } }))
    expect(taken.data).toMatchObject({ state: 'cancelled', can_cancel: false, next_step: null })
    const second = await given().asked(asha, orderId)
    expect((await merchants().answer(meera, second, { step: 'deny' })).error.message).toBe('Please give a reason.')
    ok(await merchants().answer(meera, second, { step: 'deny', reason: 'It was worn' }))
    expect(await given().order(asha, orderId)).toMatchObject({
      label: 'Delivered',
      lines: [{ open: 0, label: 'Delivered' }],
      returns: [{ denied_because: 'It was worn' }, {}],
    })
    await given().asked(asha, orderId)
  })

  test('of an order paid from the wallet goes back there, and says so', async () => {
    const asha = await givenBuyers(world).buyer([await givenShop(world).product()])
    await givenWallet(world).credit(asha, 500_000)
    const wish = { cartId: asha.cartId, paymentMethod: 'cashondelivery', useCredit: true } as const
    const transactionid = transactionOf(await world.call(createTransaction, { as: asha.token, body: wish }))
    const [orderId = ''] = ordersOf(await world.call(payNothing, { as: asha.token, params: { transactionid } }))
    const { refund_to } = await given().returnable(asha, orderId)
    expect(refund_to).toMatchObject([
      { isAvailable: false, reason: 'You paid from your wallet, so the refund goes back there.' },
      { to: 'wallet', isAvailable: true },
    ])
  })

  test('is refused in words when it is late, not returnable, too many or not delivered', async () => {
    const { asha, orderId } = await merchants().delivered([{}])
    const { lines } = await given().order(asha, orderId)
    const line = { line_id: String(lines[0]?.line_id), qty: 1, reason: 'too_small' }
    const words = async (wish: object) =>
      (await given().ask(asha, { orderId, kind: 'return', lines: [line], ...wish })).error?.message
    expect(await words({ lines: [{ ...line, qty: 2 }] })).toMatch(/: only 1 can still be returned\.$/)
    expect(await words({ lines: [line, line] })).toBe('lines.1.line_id is listed twice')
    expect(await words({ lines: [{ ...line, reason: 'boredom' }] })).toBe('lines.0.reason is not one of the reasons')
    expect(await words({ pickup: { slot: { date: '2020-01-01', part: 'morning' } } })).toBe(
      'This pickup time is no longer offered. Please choose another.',
    )
    expect(await words({ photos: ['/api/media/somebodyelsespicture00'] })).toMatch(/^photos must be/)
    await given().arrivedAgo(orderId, 7 * 24)
    expect(await words({})).toMatch(/The 7 days for returns have passed\.$/)
    expect((await given().returnable(asha, orderId)).lines[0]?.can_return).toMatchObject({ allowed: false })

    const waiting = await merchants().order()
    expect((await given().returnable(waiting.asha, waiting.orderId)).lines[0]?.can_return.reason).toBe(
      'It has not been delivered yet.',
    )

    const sweets = await merchants().delivered()
    await world.db`update order_line set is_returnable = false where order_id = ${sweets.orderId}`
    const order = await given().order(sweets.asha, sweets.orderId)
    expect(order.actions.can_return.reason).toBe('This product can’t be returned.')
    expect(order.actions.can_claim.allowed).toBe(true)
  })
})

describe('orders and returns of another user', () => {
  test('look absent on every call', async () => {
    const { asha, orderId } = await merchants().delivered()
    const id = await given().asked(asha, orderId)
    const dev = await givenIn(world).user()
    const other = await merchants().merchant()
    const { lines } = await given().order(asha, orderId)
    const wish = { orderId, kind: 'return', lines: [{ line_id: lines[0]?.line_id, qty: 1, reason: 'too_small' }] }
    const answers = [
      await world.call(getReturn, { as: dev.token, params: { id } }),
      await world.call(cancelReturn, { as: dev.token, params: { id } }),
      await world.call(getReturnable, { as: dev.token, params: { orderId } }),
      await world.call(reorder, { as: dev.token, params: { orderId } }),
      await world.call(commentOnOrder, { as: dev.token, body: { orderId, comment: 'Hello' } }),
      await world.call(commentOnOrder, { as: dev.token, body: wish }),
      await merchants().answer(other, id, { step: 'approve' }),
    ]
    for (const { status, error } of answers) {
      expect([status, error.message]).toEqual([404, 'No such entity with %fieldName'])
    }
  })
})

describe('a note on an order', () => {
  test('is in the order’s events as plain text', async () => {
    const { asha, orderId } = await merchants().order()
    const comment = '<img src=x onerror=alert(1)> ring twice'
    const { data } = ok(await given().ask(asha, { orderId, comment }))
    expect(data.order.events.at(-1)?.text).toBe(`You wrote: ${comment}`)
    expect((await given().ask(asha, { orderId, comment: ' ' })).error.message).toBe('Please write something.')
  })
})

describe('reordering', () => {
  test('puts what is still sold into the cart and says what is not', async () => {
    const { asha, orderId, products } = await merchants().order([{ stock: 10, qty: 2 }, { stock: 1 }])
    const [sold, gone] = [first(products), first(products.slice(1))]
    const { data } = ok(await world.call(reorder, { as: asha.token, params: { orderId } }))
    expect(data).toMatchObject({ count: 2, added: [{ sku: sold.sku, qty: 2 }], left_out: [{ sku: gone.sku }] })
    expect(data.left_out[0]?.reason).toBeTruthy()
  })

  test('fills the cart once for the same key, also at the same moment', async () => {
    const { asha, orderId } = await merchants().order([{ stock: 10, qty: 2 }])
    const again = (key: string) =>
      world.call(reorder, { as: asha.token, params: { orderId }, headers: { 'idempotency-key': key } })
    const [one, other] = await Promise.all([again('tap-1'), again('tap-1')])
    expect(ok(one).data).toMatchObject({ count: 2, added: [{ qty: 2 }] })
    expect(ok(other).data).toEqual(ok(one).data)
    expect(ok(await again('tap-1')).data).toEqual(ok(one).data)
    expect(ok(await again('tap-2')).data.count).toBe(4)
  })
})

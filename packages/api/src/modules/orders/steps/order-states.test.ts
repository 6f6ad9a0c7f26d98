import fc from 'fast-check'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { canMove, type OrderState, orderLabel, orderStates, orderTransitions, rollUp } from './order-states.ts'
import { step } from './order-steps.ts'

jest.setTimeout(60_000)
const world = useWorld()
const state = fc.constantFrom(...orderStates)

test('ended order states allow no transition', () => {
  for (const end of ['delivered', 'rto', 'cancelled'] as const) expect(orderTransitions[end]).toEqual([])
})

test('an order that has left the merchant cannot be cancelled', () => {
  for (const from of ['shipped', 'out_for_delivery', 'delivered', 'delivery_failed'] as const) {
    expect(canMove(from, 'cancelled')).toBe(false)
  }
})

test('rollUp returns the state of a line, and a cancelled or returned one only when all are', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (lines) => {
      const whole = rollUp(lines)
      expect(lines).toContain(whole)
      const living = lines.filter((line) => line !== 'cancelled' && line !== 'rto')
      if (living.length > 0) expect(living).toContain(whole)
    }),
  )
})

test('orderLabel prefers a significant payment state to the order state', () => {
  expect(orderLabel('placed', 'review')).toBe('Payment Under Review')
  expect(orderLabel('cancelled', 'refund_initiated')).toBe('Refund Initiated')
  expect(orderLabel('cancelled', 'cancelled')).toBe('Cancelled')
})

test('step takes legal transitions, refuses others, and logs each once, for random sequences', async () => {
  const buyers = givenBuyers(world)
  const kurta = await givenShop(world).product({ stock: 1000 })
  const walks = fc.sample(fc.array(state, { minLength: 1, maxLength: 25 }), 25)
  for (const walk of walks) {
    const asha = await buyers.buyer([kurta])
    const [orderId = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
    let at: OrderState = 'placed'
    let steps = 1
    for (const to of walk) {
      const from = at
      const taking = world.db.begin((tx) =>
        step(tx, { orderId, from, to, actor: 'shop', text: to, now: world.clock.now() }),
      )
      if (canMove(from, to)) {
        await taking
        at = to
        steps += 1
      } else {
        await expect(taking).rejects.toMatchObject({ code: 'conflict' })
      }
    }
    const [order] = await world.db`
      select o.state, (select count(*)::integer from order_event e where e.order_id = o.order_id) as steps,
        (select l.state from order_line l where l.order_id = o.order_id) as line
      from shop_order o where o.order_id = ${orderId}`
    expect(order).toEqual({ state: at, steps, line: at })
  }
})

test('one of several concurrent steps from the same state succeeds', async () => {
  const buyers = givenBuyers(world)
  const asha = await buyers.buyer([await givenShop(world).product()])
  const [orderId = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
  const move = (to: OrderState) =>
    world.db.begin((tx) => step(tx, { orderId, from: 'placed', to, actor: 'merchant', text: to, now: new Date() }))
  const answers = await Promise.allSettled([move('accepted'), move('cancelled'), move('on_hold'), move('accepted')])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('order events are append-only', async () => {
  await expect(world.db`delete from order_event`).rejects.toThrow(/append-only/)
  await expect(world.db`update order_event set text = ''`).rejects.toThrow(/append-only/)
})

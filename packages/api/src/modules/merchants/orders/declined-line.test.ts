import { declineLine, merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { cancelOrder, createTransaction, getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { openDb, transaction } from '../../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { givenGifts } from '../../gift-cards/gift-card.given.ts'
import { invariants } from '../../operations/all-checks.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { type GivenMerchant, givenMerchants, ok, withStep } from '../merchants.given.ts'

jest.setTimeout(120_000)
const world = useWorldWithGateway()
const given = () => givenMerchants(world)
const decline = (meera: { token: string }, id: string, line: string, body: object = { reason: 'Sold out' }) =>
  world.call(declineLine, { as: meera.token, params: { id, line }, body: body as { reason: string } })
const seenBy = async (meera: { token: string }, id: string) =>
  ok(await world.call(merchantOrder, { as: meera.token, params: { id } })).data
const orderOf = async (buyer: { token: string }, orderId: string) =>
  ok(await world.call(getOrder, { as: buyer.token, query: { orderId } })).data
const stockOf = async (sku = '') =>
  (await world.db<[{ n: number }]>`select on_hand as n from variant where sku = ${sku}`)[0].n
const two = [
  { price: 60_000, stock: 5 },
  { price: 40_000, stock: 5 },
]
const lineOf = (order: { lines: readonly { sku: string; line_id: string }[] }, sku = '') =>
  order.lines.find((line) => line.sku === sku)?.line_id ?? ''

/** The same two products of one merchant, paid online. */
async function paidOnline() {
  const meera = await given().merchant()
  const products = [
    await givenShop(world).product({ merchant: meera.merchantId, price: 60_000, stock: 5 }),
    await givenShop(world).product({ merchant: meera.merchantId, price: 40_000, stock: 5 }),
  ]
  const { buyer, transactionId, order } = await givenGateway(world).checkout(products)
  const paid = await givenGateway(world).pay(order.orderId)
  const { body } = await givenGateway(world).answer(buyer, transactionId, paid.signed)
  const [orderId = ''] = ordersOf({ body })
  return { meera, asha: buyer, orderId, products }
}

/** The rules about orders and their money that no longer hold. */
async function broken(): Promise<string[]> {
  const found: string[] = []
  for (const { name, area, find } of invariants) {
    if (!['orders', 'money', 'payments', 'invoices', 'wallet', 'gift cards'].includes(area)) continue
    for (const { text } of await find(world.db, world.clock.now(), 5)) found.push(`${name}: ${text}`)
  }
  return found
}

describe('a line that its merchant declines', () => {
  test('is not collected in cash, goes back on sale, and the rest of the order goes on', async () => {
    const { meera, asha, orderId, products } = await given().order(two)
    const [one, other] = products.map(({ sku }) => sku)
    const before = await seenBy(meera, orderId)
    expect(before.can_decline).toEqual(before.lines.map(({ line_id }) => line_id))
    const line = lineOf(before, one)
    const after = ok(await decline(meera, orderId, line, { reason: ' Sold out. ' })).data
    expect(after).toMatchObject({
      state: 'placed',
      payment: { collect: before.payment.collect - 600 },
      totals: { paid: before.totals.paid, declined: 600 },
      can_decline: [],
    })
    expect(after.lines.map(({ sku, state }) => [sku, state])).toContainEqual([one, 'cancelled'])
    expect([await stockOf(one), await stockOf(other)]).toEqual([5, 4])
    expect(ok(await decline(meera, orderId, line)).data.totals.declined).toBe(600)

    await given().walk(meera, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'deliver')
    const order = await orderOf(asha, orderId)
    expect(order).toMatchObject({ state: 'delivered', payment: { status: 'captured' }, refunds: [] })
    expect(order.events.map(({ text }) => text)).toContainEqual(expect.stringMatching(/cannot send .+: Sold out$/))
    expect(order.lines.find(({ sku }) => sku === one)).toMatchObject({ label: 'Cancelled', delivered: 0 })
    const mails = await givenGateway(world).mailsTo(asha.email)
    const told = mails.filter(({ subject }) => subject === `An item of your order ${orderId} cannot be sent`)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('You pay ₹600 less on delivery.')
    expect(await broken()).toEqual([])
  })

  test('is refunded once when it was paid online, and the rest when the order is cancelled later', async () => {
    const { meera, asha, orderId, products } = await paidOnline()
    const line = lineOf(await seenBy(meera, orderId), products[0]?.sku)
    const declined = await Promise.all([1, 2, 3].map(() => decline(meera, orderId, line)))
    expect(declined.map(({ status }) => status)).toEqual([200, 200, 200])
    const { totals, refunds } = await orderOf(asha, orderId)
    expect(refunds.map(({ amount }) => amount)).toEqual([totals.declined])
    expect(totals.declined).toBeGreaterThan(0)

    ok(await world.call(cancelOrder, { as: asha.token, params: { orderId }, body: {} }))
    await eventually(async () => {
      await world.outbox.drain()
      return (await orderOf(asha, orderId)).payment.status === 'refunded'
    })
    const back = (await orderOf(asha, orderId)).refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(back).toBeCloseTo(totals.paid, 2)
    expect(await Promise.all(products.map(({ sku }) => stockOf(sku)))).toEqual([5, 5])
    expect(await broken()).toEqual([])
  })

  test('gives back what the wallet paid of it beyond the cash, and perks as perks', async () => {
    const meera = await given().merchant()
    const products = [
      await givenShop(world).product({ merchant: meera.merchantId, price: 80_000 }),
      await givenShop(world).product({ merchant: meera.merchantId, price: 20_000 }),
    ]
    const asha = await givenBuyers(world).buyer(products)
    await givenGifts(world).inWallet(asha, 30_000)
    await givenWallet(world).credit(asha, 20_000)
    const { body } = await world.call(createTransaction, {
      as: asha.token,
      body: { cartId: asha.cartId, paymentMethod: 'cashondelivery', useCredit: true },
    })
    const [orderId = ''] = ordersOf(await givenBuyers(world).pay(asha, transactionOf({ body })))
    const before = await orderOf(asha, orderId)
    expect(before.totals).toMatchObject({ gift_cards: 300, credit: 200 })
    const line = lineOf(await seenBy(meera, orderId), products[0]?.sku)
    const after = ok(await decline(meera, orderId, line)).data
    expect(after.payment.collect).toBe(0)
    const { refunds, totals } = await orderOf(asha, orderId)
    // The credit was spent after the gift cards, so it comes back first.
    const back = totals.declined - before.totals.due
    expect(refunds).toMatchObject([{ amount: back }])
    expect(refunds[0]?.parts).toEqual([
      { label: 'Returned to your gift cards', amount: back - 200 },
      { label: 'Added to your wallet as credit', amount: 200 },
    ])
    await given().walk(meera, orderId, 'accept', 'pack')
    const [{ document } = { document: { gifts: 0, credit: 0 } }] = await world.db<
      { document: { gifts: number; credit: number } }[]
    >`select document from invoice where order_id = ${orderId}`
    expect([document.gifts, document.credit]).toEqual([30_000 - (back - 200) * 100, 0])
    expect(await broken()).toEqual([])
  })

  test('is credited when the invoice has been issued, and its broken pieces are not sold again', async () => {
    const { meera, orderId, products } = await given().order(two)
    await given().walk(meera, orderId, 'accept', 'pack')
    const line = lineOf(await seenBy(meera, orderId), products[0]?.sku)
    ok(await decline(meera, orderId, line, { reason: 'It broke', unsellable: true }))
    expect(await stockOf(products[0]?.sku)).toBe(4)
    const documents = await world.db<{ kind: string; goods: number }[]>`
      select kind, (document ->> 'goods')::integer as goods from invoice where order_id = ${orderId} order by invoice_id`
    expect(documents).toEqual([
      { kind: 'invoice', goods: 100_000 },
      { kind: 'credit_note', goods: 60_000 },
    ])
    expect(await broken()).toEqual([])
  })

  test('ends the order when it is the only one left', async () => {
    const { meera, asha, orderId, products } = await given().order(two)
    const { lines } = await seenBy(meera, orderId)
    for (const { line_id: line } of lines) ok(await decline(meera, orderId, line))
    ok(await decline(meera, orderId, lines[1]?.line_id ?? ''))
    expect(await orderOf(asha, orderId)).toMatchObject({ state: 'cancelled', totals: { declined: 0 }, refunds: [] })
    expect(await Promise.all(products.map(({ sku }) => stockOf(sku)))).toEqual([5, 5])
  })

  test('is refused after shipment, without a reason, and for everyone but its merchant', async () => {
    const { meera, asha, orderId } = await given().order(two)
    const other = await given().order(two)
    const [{ line_id: line } = { line_id: '' }] = (await seenBy(meera, orderId)).lines
    expect((await decline(meera, orderId, line, { reason: '  ' })).status).toBe(400)
    expect((await decline(asha, orderId, line)).status).toBe(403)
    for (const [who, id, which] of [
      [other.meera, orderId, line],
      [other.meera, other.orderId, line],
      [meera, orderId, '999999999'],
    ] as [GivenMerchant, string, string][]) {
      expect((await decline(who, id, which)).status).toBe(404)
    }
    await given().walk(meera, orderId, 'accept', 'pack', 'ship')
    const refused = await decline(meera, orderId, line)
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The status of this order is “Shipped”, so no item of it can be declined.',
    ])
    expect((await seenBy(meera, orderId)).can_decline).toEqual([])
  })
})

describe('two lines that are declined at once, in an order of two', () => {
  async function declinedAtOnce(...careless: readonly Carelessness[]) {
    const { meera, orderId } = await given().order(two)
    const { lines } = await seenBy(meera, orderId)
    const open = openDb({ url: world.databaseUrl, pool: 10 })
    const db = carelessDb(open, ...careless)
    const now = world.clock.now()
    await Promise.allSettled(
      lines.map(({ line_id: lineId }) =>
        transaction(db, (tx) =>
          world.modules.orders.service.declineLine(tx, {
            orderId,
            lineId,
            reason: 'Sold out',
            isUnsellable: false,
            now,
          }),
        ),
      ),
    )
    await open.end({ timeout: 1 })
    return (await seenBy(meera, orderId)).state
  }
  test('leave no order without lines', async () => {
    expect(await declinedAtOnce()).toBe('cancelled')
  })
  test('(leave one when the order is not locked)', async () => {
    const state = await untilSeen(
      () => declinedAtOnce(unlocked(/from (checkout_transaction|shop_order)/)),
      (seen) => seen !== 'cancelled',
    )
    expect(state).toBe('placed')
  })
})

test('a line is declined or its order cancelled by the buyer, and never refunded twice', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { meera, asha, orderId, products } = await paidOnline()
    const line = lineOf(await seenBy(meera, orderId), products[0]?.sku)
    await Promise.all([
      decline(meera, orderId, line),
      world.call(cancelOrder, { as: asha.token, params: { orderId }, body: {} }),
      given().step(meera, orderId, withStep('accept')),
    ])
    const { refunds, totals, state } = await orderOf(asha, orderId)
    expect(state).toBe('cancelled')
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totals.paid, 2)
    expect(await Promise.all(products.map(({ sku }) => stockOf(sku)))).toEqual([5, 5])
  }
})

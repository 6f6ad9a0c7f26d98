import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { deliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { getTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { createGatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import { givenIn } from '../../testing/users.given.ts'
import { givenShop } from '../cart/shop.given.ts'
import { daysLater, dayToSend } from '../catalogue/products/delivery-day.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenDays, inMumbai } from '../orders/days/chosen-days.given.ts'
import { longDay } from '../orders/days/day-words.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenBuyers, ordersOf, transactionOf, wordsOf } from './buyer.given.ts'

const world = useWorldWithGateway()
const given = () => givenDays(world)
const isSunday = (day: string) => new Date(day).getUTCDay() === 0

describe('the days that can be chosen for a bag', () => {
  test('are working days from the promised one to three weeks later', async () => {
    const { asha } = await given().buyer()
    const days = await given().offered(asha)
    const [first = ''] = days
    expect(first > given().today()).toBe(true)
    expect(days.filter(isSunday)).toEqual([])
    expect(days.every((day) => day >= first && day <= daysLater(first, 21))).toBe(true)
    expect(days.length).toBeGreaterThanOrEqual(18)
  })

  test('suit all makers of the bag', async () => {
    const shop = givenShop(world)
    const [near, slow] = [await shop.product(), await shop.product()]
    await world.db`update product set shipping_days = 9 where id = ${slow.id}`
    const [alone] = await given().offered(await givenBuyers(world).buyer([slow], inMumbai))
    const [both] = await given().offered(await givenBuyers(world).buyer([near, slow], inMumbai))
    expect(both).toBe(alone)
  })

  test('are none without an address, and unknown to anybody else', async () => {
    const { asha, kurta } = await given().buyer()
    const zoya = await givenIn(world).user()
    const { body } = await givenBuyers(world).add(zoya.token, null, kurta)
    const query = { cartID: String(body.data.cartId) }
    expect(ok(await world.call(deliveryDays, { as: zoya.token, query })).data.days).toEqual([])
    expect((await world.call(deliveryDays, { as: zoya.token, query: { cartID: asha.cartId } })).status).toBe(404)
  })
})

describe('an order for a chosen day', () => {
  test('says so to its buyer, to its merchant with the day to send it, and in both mails', async () => {
    const { asha, meera, orderId, day } = await given().ordered(4)
    const order = await given().order(asha, orderId)
    expect(order).toMatchObject({ deliver_on: day, expected_by: day, is_late: false })
    const seen = ok(await world.call(merchantOrder, { as: meera.token, params: { id: orderId } })).data
    const leaves = dayToSend(day, 5)
    expect(seen).toMatchObject({ deliver_on: day, expected_by: day, send_by: leaves })
    await world.outbox.drain()
    const [confirmation] = await givenGateway(world).mailsTo(asha.email)
    expect(confirmation?.text).toContain(`arrives on ${longDay(day)}`)
    const [told] = await givenGateway(world).mailsTo(meera.email)
    expect(told?.text).toContain(`Deliver on ${longDay(day)}: send by ${longDay(leaves)}.`)
  })

  test('is as soon as possible without one, and has a day to send as well', async () => {
    const { asha } = await given().buyer()
    const [first = ''] = await given().offered(asha)
    const [orderId = ''] = ordersOf(
      await givenBuyers(world).pay(asha, transactionOf(await givenBuyers(world).start(asha))),
    )
    expect(await given().order(asha, orderId)).toMatchObject({ deliver_on: null, expected_by: first })
    const [row] = await world.db`select send_by::text from shop_order where order_id = ${orderId}`
    expect(row).toEqual({ send_by: dayToSend(first, 5) })
  })

  test('is that of every parcel, and of a gift', async () => {
    const shop = givenShop(world)
    const asha = await givenBuyers(world).buyer([await shop.product(), await shop.product()], inMumbai)
    const day = (await given().offered(asha)).at(3)
    const rest = { paymentMethod: 'razorpay', giftNote: { from: 'Asha', text: '' } }
    const transactionId = transactionOf(await given().begin(asha, day, rest))
    const { orderId } = await givenGateway(world).opened(asha, transactionId)
    const { signed } = await givenGateway(world).pay(orderId)
    await givenGateway(world).answer(asha, transactionId, signed)
    const rows = await world.db`
      select deliver_on::text as day, gift_note_from as from from shop_order where transaction_id = ${transactionId}`
    expect([...rows]).toEqual([
      { day, from: 'Asha' },
      { day, from: 'Asha' },
    ])
  })

  test('may change until it is paid: another day is another transaction, which tells it to other devices', async () => {
    const { asha } = await given().buyer()
    const [first, second] = await given().offered(asha)
    const one = transactionOf(await given().begin(asha, first))
    expect(transactionOf(await given().begin(asha, first))).toBe(one)
    const two = transactionOf(await given().begin(asha, second))
    expect(two).not.toBe(one)
    const { body } = await world.call(getTransaction, { as: asha.token, query: { transactionId: two } })
    expect(body.data.delivery_day).toBe(second)
    const [orderId = ''] = ordersOf(await givenBuyers(world).pay(asha, two))
    expect((await given().order(asha, orderId)).deliver_on).toBe(second)
  })
})

describe('a chosen day that has become impossible', () => {
  const refusal = (day: string) => ({
    code: 'delivery_day',
    message: `Delivery on ${longDay(day)} is not possible. Please choose another day.`,
  })

  test.each(['cashondelivery', 'razorpay'] as const)(
    'because midnight has passed in India is refused before it is paid by %s, and another can be chosen',
    async (paymentMethod) => {
      const { asha: before } = await given().buyer()
      const [day = ''] = await given().offered(before)
      const transactionId = transactionOf(await given().begin(before, day, { paymentMethod }))
      // Over a Sunday, which is not a working day, the promise does not move: two nights later it has.
      given().toMidnight()
      given().toMidnight()
      const asha = await given().again(before)
      const pay = () =>
        paymentMethod === 'razorpay'
          ? world.call(createGatewayOrder, {
              as: asha.token,
              body: { amount: 1, currency: 'INR', transactionId },
            })
          : givenBuyers(world).pay(asha, transactionId)
      const answered = await pay()
      expect(answered.status).toBe(200)
      expect(wordsOf(answered)).toEqual(refusal(day))
      expect(wordsOf(await given().begin(asha, day, { paymentMethod }))).toEqual(refusal(day))

      const [next = ''] = await given().offered(asha)
      expect(next > day).toBe(true)
      expect(transactionOf(await given().begin(asha, next, { paymentMethod }))).not.toBe(transactionId)
    },
  )

  test('because its maker is away on the day to send it is refused, and one after it is not', async () => {
    const { asha, kurta } = await given().buyer()
    const day = (await given().offered(asha)).at(6) ?? ''
    const transactionId = transactionOf(await given().begin(asha, day))
    const leaves = dayToSend(day, 5)
    await world.db`update merchant set away_from = ${leaves}, away_until = ${leaves} where id = ${kurta.merchantId}`
    expect(wordsOf(await givenBuyers(world).pay(asha, transactionId))).toEqual(refusal(day))
    const days = await given().offered(asha)
    expect(days).not.toContain(day)
    expect(days.length).toBeGreaterThan(10)
  })

  test('is no reason to refuse a later day although the promised one has moved', async () => {
    const { asha, kurta } = await given().buyer()
    const day = (await given().offered(asha)).at(-3) ?? ''
    const transactionId = transactionOf(await given().begin(asha, day))
    const today = given().today()
    await world.db`update merchant set away_from = ${today}, away_until = ${today} where id = ${kurta.merchantId}`
    const [orderId = ''] = ordersOf(await givenBuyers(world).pay(asha, transactionId))
    expect((await given().order(asha, orderId)).deliver_on).toBe(day)
  })

  test('is honoured when the payment was begun in time', async () => {
    const { asha } = await given().buyer()
    const [day = ''] = await given().offered(asha)
    const transactionId = transactionOf(await given().begin(asha, day, { paymentMethod: 'razorpay' }))
    const { orderId: atGateway } = await givenGateway(world).opened(asha, transactionId)
    const { signed } = await givenGateway(world).pay(atGateway)
    given().toMidnight()
    given().toMidnight()
    await givenGateway(world).answer(await given().again(asha), transactionId, signed)
    const [row] = await world.db`
      select deliver_on::text as day, send_by::text as leaves, earliest_on::text as earliest from shop_order
      where transaction_id = ${transactionId}`
    expect(row?.day).toBe(day)
    expect(row?.earliest).toBe(day)
    expect(row?.leaves >= given().today()).toBe(true)
  })
})

describe('a day that nobody can mean', () => {
  test.each([
    ['a day that does not exist', '2026-02-30'],
    ['a time', '2026-12-05T10:00:00Z'],
    ['no day', 'tomorrow'],
    ['a number', 20_261_205],
    ['a list', ['2026-12-05']],
    ['a day before all others', '0001-01-01'],
    ['a day after all others', '9999-12-31'],
  ])('is refused with 400: %s', async (_, day) => {
    const { asha } = await given().buyer()
    expect((await given().begin(asha, day)).status).toBe(400)
  })

  test('is refused for a Sunday, for a day long after, and for seats', async () => {
    const { asha } = await given().buyer()
    const [first = ''] = await given().offered(asha)
    const sunday = [0, 1, 2, 3, 4, 5, 6].map((days) => daysLater(first, days)).find(isSunday)
    expect(wordsOf(await given().begin(asha, sunday))?.code).toBe('delivery_day')
    expect((await given().begin(asha, first, { isEventTicket: true, cartId: 'h'.repeat(22) })).status).toBe(400)
    expect(wordsOf(await given().begin(asha, daysLater(first, 22)))?.code).toBe('delivery_day')
  })
})

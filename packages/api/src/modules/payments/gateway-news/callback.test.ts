import { createHmac } from 'node:crypto'
import { givenShop } from '../../cart/shop.given.ts'
import { gatewayKeys, givenGateway, useWorldWithGateway } from '../gateway.given.ts'

const world = useWorldWithGateway()
const gateway = () => givenGateway(world)
const shop = () => givenShop(world)

/** Posts a form to the callback as any browser could. */
const post = (transactionId: string, fields: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: `/api/razorpay/callback/${transactionId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const signed = (orderId: string, paymentId: string) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: createHmac('sha256', gatewayKeys.RAZORPAY_KEY_SECRET)
    .update(`${orderId}|${paymentId}`)
    .digest('hex'),
})
const lie = 'Call 1800-000-000 and read your card number to us.'

describe('an unsigned gateway callback', () => {
  test('ends no payment, and its text never reaches the buyer', async () => {
    const { buyer, transactionId } = await gateway().checkout([await shop().product()])
    const before = await gateway().transaction(buyer, transactionId)

    const answer = await post(transactionId, { 'error[description]': lie, 'error[code]': 'BAD_REQUEST_ERROR' })

    expect(answer.statusCode).toBe(303)
    expect(await gateway().transaction(buyer, transactionId)).toEqual(before)
  })

  test('makes the API ask the gateway, whose answer counts', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    await gateway().hearing(false)
    await gateway().pay(order.orderId)

    await post(transactionId, { 'error[description]': lie })

    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
    await gateway().hearing(true)
  })

  test('keeps the payment open after a failed try, with the gateway’s reason', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    await gateway().pay(order.orderId, 'failure')

    await post(transactionId, { 'error[description]': lie })

    const after = await gateway().transaction(buyer, transactionId)
    expect(after).toMatchObject({ state: 'pending', next: 'retry', reason: expect.not.stringContaining('1800') })
    await gateway().pay(order.orderId)
    await post(transactionId, {})
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
  })
})

test('an error text sent by the buyer is not stored', async () => {
  const { buyer, transactionId } = await gateway().checkout([await shop().product()])
  await gateway().answer(buyer, transactionId, { error: { description: lie } })
  const { state, reason } = await gateway().transaction(buyer, transactionId)
  expect([state, reason]).toEqual(['failed', 'The payment was not completed. We have kept everything you chose.'])
})

describe('a gateway callback for another payment', () => {
  test('is refused with the signature of another order', async () => {
    const mine = await gateway().checkout([await shop().product()])
    const theirs = await gateway().checkout([await shop().product()])
    const { payment } = await gateway().pay(theirs.order.orderId)

    const before = await gateway().transaction(mine.buyer, mine.transactionId)

    expect((await post(mine.transactionId, signed(theirs.order.orderId, payment.id))).statusCode).toBe(400)
    expect(await gateway().transaction(mine.buyer, mine.transactionId)).toEqual(before)
  })

  test('is refused without or with a wrong signature, and for an unknown payment', async () => {
    const { transactionId, order } = await gateway().checkout([await shop().product()])
    const wrong = { ...signed(order.orderId, 'pay_0000000001'), razorpay_signature: 'a'.repeat(64) }
    expect((await post(transactionId, { razorpay_order_id: 'order_anotherOne' })).statusCode).toBe(400)
    expect((await post(transactionId, wrong)).statusCode).toBe(400)
    expect((await post('00000000-0000-4000-8000-000000000000', {})).statusCode).toBeGreaterThanOrEqual(400)
  })
})

test('a payment that is signed with the key before is placed when the gateway knows of it', async () => {
  const { transactionId, buyer, order } = await gateway().checkout([await shop().product()])
  await gateway().hearing(false)
  const { payment } = await gateway().pay(order.orderId)
  const before = { ...signed(order.orderId, payment.id), razorpay_signature: 'a'.repeat(64) }
  expect((await post(transactionId, before)).statusCode).toBe(303)
  expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
  await gateway().hearing(true)
})

test('a gateway event with an impossible character is refused, even when it is signed', async () => {
  const body = JSON.stringify({ event: 'payment.captured', payload: { note: 'a\0b' } })
  expect((await gateway().deliver({ id: 'event-with-nul', body })).statusCode).toBe(400)
})

import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { createTransaction, getOrder, getTransaction, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { givenShop } from '../cart/shop.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf, transactionOf } from './buyer.given.ts'

const world = useWorldWithGateway()
const note = { from: 'Asha', text: 'Happy birthday, Leela!\nWear it in good health.' }

const begin = (buyer: GivenBuyer, giftNote: object | undefined, rest: object = {}) =>
  world.call(createTransaction, {
    as: buyer.token,
    body: Object.assign({ cartId: buyer.cartId, paymentMethod: 'razorpay' as const, giftNote }, rest),
  })

/** A buyer who can pay for the product, ₹1,000, from credit. */
async function buyerWithCredit(merchant?: number) {
  const product = await givenShop(world).product({ price: 100_000, ...(merchant && { merchant }) })
  const buyer = await givenBuyers(world).buyer([product])
  await givenWallet(world).credit(buyer, 100_000)
  return buyer
}
const place = async (buyer: GivenBuyer, transactionId: string) =>
  ordersOf(await world.call(payNothing, { as: buyer.token, params: { transactionid: transactionId } }))

describe('an order with a gift note', () => {
  test('shows the note to its buyer and its merchant, and in the mail', async () => {
    const meera = await givenMerchants(world).merchant()
    const asha = await buyerWithCredit(meera.merchantId)
    const started = await begin(asha, { from: ' Asha ', text: `${note.text}  ` }, { useCredit: true })
    const [orderId = ''] = await place(asha, transactionOf(started))

    expect(ok(await world.call(getOrder, { as: asha.token, query: { orderId } })).data.gift_note).toEqual(note)
    const packed = ok(await world.call(merchantOrder, { as: meera.token, params: { id: orderId } })).data
    expect(packed).toMatchObject({ gift_note: note, payment: { collect: 0 } })
    await world.outbox.drain()
    const [mail] = await givenGateway(world).mailsTo(asha.email)
    expect(mail?.text).toContain('Wear it in good health.')
    expect(mail?.text).toContain('From Asha.')
  })

  test('is not known to orders without one', async () => {
    const { asha, orderId } = await givenMerchants(world).order()
    expect(ok(await world.call(getOrder, { as: asha.token, query: { orderId } })).data.gift_note).toBeNull()
  })

  test('is on the orders of all merchants when it was paid at the gateway', async () => {
    const gateway = givenGateway(world)
    const shop = givenShop(world)
    const asha = await givenBuyers(world).buyer([await shop.product(), await shop.product()])
    const transactionId = transactionOf(await begin(asha, note))
    const { orderId } = await gateway.opened(asha, transactionId)
    const { signed } = await gateway.pay(orderId)
    await gateway.answer(asha, transactionId, signed)

    const notes = await world.db`
      select gift_note_from as from, gift_note_text as text from shop_order where transaction_id = ${transactionId}`
    expect([...notes]).toEqual([note, note])
  })

  test('may change until it is paid: the transaction then ordered has the latest', async () => {
    const asha = await buyerWithCredit()
    await begin(asha, note, { useCredit: true })
    const second = transactionOf(await begin(asha, { from: 'Asha and Ravi', text: '' }, { useCredit: true }))
    const again = transactionOf(await begin(asha, { from: 'Asha and Ravi', text: '' }, { useCredit: true }))
    expect(again).toBe(second)

    const { body } = await world.call(getTransaction, { as: asha.token, query: { transactionId: second } })
    expect(body.data.gift_note).toEqual({ from: 'Asha and Ravi', text: '' })
    const [orderId = ''] = await place(asha, second)
    const order = ok(await world.call(getOrder, { as: asha.token, query: { orderId } })).data
    expect(order.gift_note).toEqual({ from: 'Asha and Ravi', text: '' })
  })

  test('may be withdrawn until it is paid', async () => {
    const asha = await buyerWithCredit()
    await begin(asha, note, { useCredit: true })
    const [orderId = ''] = await place(asha, transactionOf(await begin(asha, undefined, { useCredit: true })))
    expect(ok(await world.call(getOrder, { as: asha.token, query: { orderId } })).data.gift_note).toBeNull()
  })

  test('keeps any language and emoji, and loses what would garble a slip', async () => {
    const asha = await buyerWithCredit()
    const text = `سالگرہ مبارک ${'😀'.repeat(40)}`
    const started = await begin(
      asha,
      { from: 'Asha\r\nBcc: x@y.example', text: `\u202e${text}\u009b` },
      { useCredit: true },
    )
    const transactionId = transactionOf(started)
    const { body } = await world.call(getTransaction, { as: asha.token, query: { transactionId } })
    expect(body.data.gift_note).toEqual({ from: 'Asha Bcc: x@y.example', text })
    await place(asha, transactionId)
    await world.outbox.drain()
    const [mail] = await givenGateway(world).mailsTo(asha.email)
    expect(mail?.text).toContain(text)
  })

  test('is not paid for at the door', async () => {
    const asha = await buyerWithCredit()
    const { body } = await begin(asha, note, { paymentMethod: 'cashondelivery' })
    expect(body).toEqual({
      message: {
        code: 'payment',
        message: 'A gift is paid for online, so that nobody is asked for money at the door.',
      },
    })
  })

  test.each([
    ['a name of spaces', { from: '   ', text: '' }, {}],
    ['a name of nothing that can be seen', { from: '\u200b\u202e\u2066', text: '' }, {}],
    ['a name of 61 letters', { from: 'a'.repeat(61), text: '' }, {}],
    ['a note of 301 letters', { from: 'Asha', text: 'a'.repeat(301) }, {}],
    ['control characters', { from: 'Asha', text: 'a\u0000b' }, {}],
    ['seats', note, { isEventTicket: true, cartId: 'h'.repeat(22) }],
  ])('is refused with %s', async (_what, giftNote, rest) => {
    const asha = await buyerWithCredit()
    expect((await begin(asha, giftNote, rest)).status).toBe(400)
  })
})

import { addPaymentMethod, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { createTransaction, getOrder, payNothing, releasePending } from '@nukkad/contracts/endpoints/orders/orders'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { givenBuyers, ordersOf, transactionOf, wordsOf } from '../buyer.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }

describe('rules of payment methods', () => {
  test.each([
    ['below ₹200', { price: 10_000 }, {}, /₹200 and more/],
    ['above ₹5,000', { price: 600_000 }, {}, /up to ₹5,000/],
    ['for a personalised product', { isPersonalised: true }, {}, /personalised items/],
    [
      'for a pincode whose courier accepts no cash',
      {},
      { postcode: '737101', state: 'Sikkim', city: 'Gangtok' },
      /pincode/,
    ],
  ])('refuse cash on delivery %s, with the reason', async (_what, wishes, where, reason) => {
    const asha = await given.buyers().buyer([await given.shop().product(wishes)], where)
    expect(wordsOf(await given.buyers().start(asha))).toMatchObject({
      code: 'payment',
      message: expect.stringMatching(reason),
    })
    const chosen = await world.call(addPaymentMethod, {
      as: asha.token,
      body: { cartID: asha.cartId, paymentMethod: { method: 'cashondelivery', po_number: null } },
    })
    expect(chosen.body.message?.message).toMatch(reason)
    expect(chosen.body.data.cart?.selected_payment_method).toBeNull()
  })

  test('apply the limit of cash on delivery to what is left after credit', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product({ price: 600_000 })])
    await givenWallet(world).credit(asha, 150_000)
    const useCredit = { cartId: asha.cartId, paymentMethod: 'cashondelivery', useCredit: true } as const
    const started = await world.call(createTransaction, { as: asha.token, body: useCredit })

    expect(started.body).toMatchObject({ credit: 1500, amount: 4500 })
    expect(ordersOf(await buyers.pay(asha, transactionOf(started)))).toHaveLength(1)
  })

  test('refuse to settle for free while something is left to pay', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product()])
    expect(wordsOf(await buyers.start(asha, 'free'))?.message).toBe('₹1,000 is left to pay.')
    const transactionId = transactionOf(await buyers.start(asha))
    const answer = await world.call(payNothing, { as: asha.token, params: { transactionid: transactionId } })
    expect(wordsOf(answer)?.message).toBe('₹1,000 is left to pay.')
  })

  test('allow to settle for free what a coupon paid in full', async () => {
    const shop = given.shop()
    const buyers = given.buyers()
    await shop.coupon('ALLFREE', { percent: 100 })
    await world.db`update coupon set kind = 'percent' where code = 'ALLFREE'`
    const asha = await buyers.buyer([await shop.product({ price: 99_900 })])
    await world.call(addCoupon, { as: asha.token, body: { cartID: asha.cartId, couponCode: 'ALLFREE' } })
    const { totals } =
      (await world.call(getCart, { query: { cartID: asha.cartId }, as: asha.token })).body.data.cart ?? {}
    expect(totals).toMatchObject({ discount: 999, base_total: 0, shipping_charges: 0, price_paid: 0 })
    expect(wordsOf(await buyers.start(asha))?.message).toBe('Nothing left to pay.')
    const transactionId = transactionOf(await buyers.start(asha, 'free'))
    const answer = await world.call(payNothing, { as: asha.token, params: { transactionid: transactionId } })
    const { body } = await world.call(getOrder, { as: asha.token, query: { orderId: ordersOf(answer)[0] } })
    expect(body.data).toMatchObject({
      payment: { method: 'free', status: 'captured' },
      totals: { discount: 999, paid: 0 },
    })
  })
})

describe('stock holds', () => {
  test('keep the last item for the buyer who is paying, and expire after 15 minutes', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ stock: 1 })
    const [asha, dev] = [await buyers.buyer([kurta]), await buyers.buyer([kurta])]
    transactionOf(await buyers.start(asha))
    expect(wordsOf(await buyers.start(dev))?.message).toMatch(/Sold out/)
    const cart = await world.call(getCart, { query: { cartID: dev.cartId }, as: dev.token })
    expect(cart.body.data.cart?.items[0]?.msg_title).toBe('Sold out.')
    world.clock.forward(15 * 60 + 1)
    const session = await world.tokens.issue({ userId: dev.id, role: 'user', familyId: crypto.randomUUID() })
    transactionOf(await buyers.start({ ...dev, token: session.access_token }))
  })

  test('are released at once when the buyer gives up', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ stock: 1 })
    const [asha, dev] = [await buyers.buyer([kurta]), await buyers.buyer([kurta])]
    const transactionId = transactionOf(await buyers.start(asha))
    const freed = await world.call(releasePending, { as: asha.token, body: { transactionId } })
    expect(freed.body.data.ok).toBe(true)
    transactionOf(await buyers.start(dev))
    expect(wordsOf(await buyers.pay(asha, transactionId))?.code).toBe('transaction_ended')
  })

  test('do not count against their own cart', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product({ stock: 1 })])
    const first = transactionOf(await buyers.start(asha))
    expect(transactionOf(await buyers.start(asha))).toBe(first)
  })
})

describe('starting a checkout', () => {
  test('needs something in the cart and an address', async () => {
    const user = await given.user()
    const kurta = await given.shop().product()
    const cartId = String((await given.buyers().add(user.token, null, kurta)).body.data.cartId)
    const start = () =>
      world.call(createTransaction, { as: user.token, body: { cartId, paymentMethod: 'cashondelivery' } })
    expect(wordsOf(await start())?.code).toBe('address')
    await world.db`delete from cart_line where cart_id = ${cartId}`
    expect(wordsOf(await start())?.code).toBe('empty')
  })

  test('is refused at placement when the cart changed meanwhile', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product()
    const asha = await buyers.buyer([kurta])
    const transactionId = transactionOf(await buyers.start(asha))
    await buyers.add(asha.token, asha.cartId, kurta)
    expect(wordsOf(await buyers.pay(asha, transactionId))?.code).toBe('cart_changed')
  })

  test('drops a coupon that has expired, and asks again', async () => {
    const shop = given.shop()
    await shop.coupon('ENDING', { ends: new Date(world.clock.now().getTime() + 60_000) })
    const asha = await given.buyers().buyer([await shop.product()])
    await world.call(addCoupon, { as: asha.token, body: { cartID: asha.cartId, couponCode: 'ENDING' } })
    world.clock.forward(61)
    expect(wordsOf(await given.buyers().start(asha))?.code).toBe('coupon')
    expect((await given.buyers().start(asha)).body).toMatchObject({ amount: 1000 })
  })

  test('counts the coupon at placement, once per buyer if limited', async () => {
    const shop = given.shop()
    const buyers = given.buyers()
    await shop.coupon('ONCEEACH', { perBuyer: 1 })
    const kurta = await shop.product()
    const asha = await buyers.buyer([kurta])
    const apply = (cartID: string) =>
      world.call(addCoupon, { as: asha.token, body: { cartID, couponCode: 'ONCEEACH' } })
    await apply(asha.cartId)
    await buyers.pay(asha, transactionOf(await buyers.start(asha)))
    expect(await shop.usesOf('ONCEEACH')).toBe(1)
    const next = (await buyers.add(asha.token, null, kurta)).body.data.cartId
    expect((await apply(String(next))).body.message).toBe('You have already used this coupon.')
  })
})

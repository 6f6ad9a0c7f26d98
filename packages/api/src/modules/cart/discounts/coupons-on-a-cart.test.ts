import { addToCart, getCart, getCartV3 } from '@nukkad/contracts/endpoints/cart/cart'
import { addCoupon, removeCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }

const guestAdd = (product: GivenProduct, cartId: string | null = null, qty = 1) =>
  world.call(addToCart, { body: { data: { cartItem: { sku: product.sku, qty } }, cartId } })
const read = (cartID: string, as?: string) => world.call(getCart, { query: { cartID }, as })
const apply = (cartID: string, couponCode: string, as?: string) =>
  world.call(addCoupon, { as, body: { cartID, couponCode } })

describe('coupons on a cart', () => {
  test('reduce the price and can be removed again', async () => {
    await given.shop().coupon('CHAI10')
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const body = { cartID: String(cartId) }
    const applied = await world.call(addCoupon, { body: { ...body, couponCode: ' chai10 ' } })
    expect(applied.body).toMatchObject({
      status: 'success',
      data: { cart: { totals: { coupon_code: 'CHAI10', discount: 100, base_total: 900 } } },
    })
    expect((await world.call(removeCoupon, { body })).body).toMatchObject({ status: 'success' })
    const nothing = await world.call(removeCoupon, { body })
    expect(nothing.body).toMatchObject({ status: 'error', message: 'Coupon code not valid.' })
  })

  test.each([
    ['an unknown code', 'NOBODYKNOWS', 'Coupon code not valid.'],
    ['an expired coupon', 'OVER', 'This coupon has expired.'],
    ['a coupon that has not begun', 'SOON', 'Coupon code not valid.'],
    ['a coupon that is used up', 'GONE', 'This coupon has been used up.'],
    ['a coupon with a higher minimum amount', 'BIGBAG', 'Add ₹1,000 more to use BIGBAG.'],
    ['perks for a guest', 'REWARD50', 'Sign in to use your perks.'],
  ])('are refused with the reason: %s', async (_what, couponCode, message) => {
    const shop = given.shop()
    if (couponCode === 'OVER') await shop.coupon('OVER', { ends: new Date('2025-01-01') })
    if (couponCode === 'SOON') {
      await shop.coupon('SOON')
      await world.db`update coupon set starts_at = '2098-01-01' where code = 'SOON'`
    }
    if (couponCode === 'GONE') {
      await shop.coupon('GONE', { usageLimit: 1 })
      await world.db`update coupon set used = 1 where code = 'GONE'`
    }
    if (couponCode === 'BIGBAG') await shop.coupon('BIGBAG', { minCart: 200_000 })
    const { cartId } = (await guestAdd(await shop.product())).body.data
    const { body } = await world.call(addCoupon, { body: { cartID: String(cartId), couponCode } })
    expect(body).toMatchObject({
      status: 'error',
      message,
      data: { cart: { totals: { discount: 0, coupon_code: null } } },
    })
  })

  test('can be tried without being stored', async () => {
    await given.shop().coupon('TRYME')
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const tried = await world.call(getCartV3, { query: { cartID: String(cartId), coupon_code: 'TRYME' } })
    expect(tried.body.data.cart?.totals.discount).toBe(100)
    expect((await read(String(cartId))).body.data.cart?.totals.discount).toBe(0)
  })

  test('of a merchant reduce only that merchant’s products', async () => {
    const shop = given.shop()
    const [mine, other] = [await shop.product(), await shop.product()]
    await shop.coupon('MEERA20', { percent: 20, merchant: mine.merchantId })
    const { cartId } = (await guestAdd(other)).body.data
    expect((await apply(String(cartId), 'MEERA20')).body.message).toBe(
      'This coupon does not apply to anything in your bag.',
    )
    await guestAdd(mine, cartId)
    expect((await apply(String(cartId), 'MEERA20')).body.data.cart.totals.discount).toBe(200)
  })

  test('for free delivery save the delivery fee, and are rejected when delivery is free already', async () => {
    const shop = given.shop()
    await shop.coupon('SHIPIT', { kind: 'free_shipping', minCart: 50_000 })
    const small = await shop.product({ price: 60_000 })
    const { cartId } = (await guestAdd(small)).body.data
    const { cart } = (await apply(String(cartId), 'SHIPIT')).body.data
    expect(cart.totals).toMatchObject({
      coupon_code: 'SHIPIT',
      discount: 0,
      shipping_charges: 0,
      price_paid: 600,
      total_savings: 49,
    })
    await guestAdd(small, cartId)
    const big = (await read(String(cartId))).body.data.cart
    expect(big?.coupon_error).toBe('Delivery is already free for this bag.')
    expect(big?.totals).toMatchObject({ coupon_code: null, shipping_charges: 0 })
  })

  test('for a first order are refused to a buyer who has ordered before', async () => {
    const shop = given.shop()
    await shop.coupon('PEHLA', { isFirstOrder: true })
    const buyers = given.buyers()
    const kurta = await shop.product()
    const asha = await buyers.buyer([kurta])
    expect((await apply(asha.cartId, 'PEHLA', asha.token)).body.status).toBe('success')
    await buyers.pay(asha, transactionOf(await buyers.start(asha)))
    const again = (await buyers.add(asha.token, null, kurta)).body.data.cartId
    expect((await apply(String(again), 'PEHLA', asha.token)).body).toMatchObject({
      status: 'error',
      message: 'This coupon is for your first order.',
    })
  })

  test('with a limit per buyer are counted for each buyer separately', async () => {
    const shop = given.shop()
    await shop.coupon('TWICE', { perBuyer: 1 })
    const buyers = given.buyers()
    const kurta = await shop.product()
    const asha = await buyers.buyer([kurta])
    await apply(asha.cartId, 'TWICE', asha.token)
    await buyers.pay(asha, transactionOf(await buyers.start(asha)))
    const again = (await buyers.add(asha.token, null, kurta)).body.data.cartId
    expect((await apply(String(again), 'TWICE', asha.token)).body.message).toBe('You have already used this coupon.')
    const dev = await buyers.buyer([kurta])
    expect((await apply(dev.cartId, 'TWICE', dev.token)).body.status).toBe('success')
  })
})

import { addToCart, productCarousel } from '@nukkad/contracts/endpoints/cart/cart'
import { addCoupon, cartOffers } from '@nukkad/contracts/endpoints/cart/coupons'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const shop = () => givenShop(world)
const guestCart = async ({ sku }: GivenProduct) =>
  String((await world.call(addToCart, { body: { data: { cartItem: { sku, qty: 1 } } } })).body.data.cartId)
const offersFor = async (cartID: string, more: object = {}, as?: string) =>
  (await world.call(cartOffers, { query: { cartID, ...more }, as })).body.data

describe('the offers for a cart', () => {
  test('list the one that saves most first, and what the others still require', async () => {
    await world.db`delete from coupon`
    await shop().coupon('TENOFF')
    await shop().coupon('HUNDRED50', { amount: 15_000 })
    await shop().coupon('BIG', { amount: 90_000, minCart: 200_000 })
    await shop().coupon('HIDDEN', { amount: 70_000, isListed: false })
    const cartID = await guestCart(await shop().product())
    expect(await offersFor(cartID)).toMatchObject([
      { code: 'HUNDRED50', is_best: true, is_applicable: true, saves: 150, reason: null },
      { code: 'TENOFF', is_best: false, is_applicable: true, saves: 100 },
      { code: 'BIG', is_best: false, is_applicable: false, saves: 0, reason: 'Add ₹1,000 more to use BIG.' },
    ])
  })

  test('include a typed code, listed or not, and mark the applied one', async () => {
    await world.db`delete from coupon`
    await shop().coupon('SECRET', { isListed: false })
    const cartID = await guestCart(await shop().product())
    expect(await offersFor(cartID, { coupon_code: 'secret' })).toMatchObject([{ code: 'SECRET', saves: 100 }])
    await world.call(addCoupon, { body: { cartID, couponCode: 'SECRET' } })
    expect(await offersFor(cartID)).toMatchObject([{ code: 'SECRET', is_applied: true, saves: 100 }])
  })

  test('omit ended and used-up coupons', async () => {
    await world.db`delete from coupon_use`
    await world.db`delete from coupon`
    await shop().coupon('SHOWN')
    await shop().coupon('ENDED', { ends: new Date('2025-01-01') })
    await shop().coupon('GONE', { usageLimit: 1 })
    await world.db`update coupon set used = 1 where code = 'GONE'`
    const codes = (await world.call(cartOffers)).body.data.map(({ code }) => code)
    expect(codes).toEqual(['SHOWN'])
  })

  test('without a cart say whether they apply to one piece of each product', async () => {
    await world.db`delete from coupon_use`
    await world.db`delete from coupon`
    const [cheap, dear] = [await shop().product({ price: 5_000 }), await shop().product({ price: 60_000 })]
    const [own, others] = [await shop().product({ price: 5_000 }), cheap.merchantId]
    await shop().coupon('FROM299', { amount: 10_000, minCart: 29_900 })
    await shop().coupon('THEIRS', { amount: 1_000, merchant: others })
    const told = async (...products: { id: number }[]) => {
      const query = { product_ids: products.map(({ id }) => id).join(',') }
      const { data } = (await world.call(cartOffers, { query })).body
      return data.map(({ code, is_applicable, saves, reason }) => [code, is_applicable, saves, reason])
    }
    expect(await told(cheap)).toEqual([
      ['THEIRS', true, 10, null],
      ['FROM299', false, 0, 'Add ₹249 more to use FROM299.'],
    ])
    expect(await told(dear)).toEqual([['FROM299', true, 100, null]])
    expect(await told(own)).toEqual([['FROM299', false, 0, 'Add ₹249 more to use FROM299.']])
    expect((await told()).map(([, isApplicable]) => isApplicable)).toEqual([false])
  })

  test('do not reveal another user’s cart', async () => {
    const asha = await givenBuyers(world).buyer([await shop().product()])
    await shop().coupon('CHAI')
    const others = await offersFor(asha.cartId)
    expect(others.every(({ saves }) => saves === 0)).toBe(true)
  })
})

describe('product suggestions for a cart', () => {
  test('come from its merchants for the owner, and are general for anyone else', async () => {
    const kurta = await shop().product()
    const same = await shop().product({ merchant: kurta.merchantId })
    await world.db`select refresh_products(array(select id from product))`
    const asha = await givenBuyers(world).buyer([kurta])
    const carousel = async (as?: string) =>
      (await world.call(productCarousel, { params: { cartId: asha.cartId }, as })).body.data.map(({ slug }) => slug)
    expect(await carousel(asha.token)).toContain(same.slug)
    expect(await carousel(asha.token)).not.toContain(kurta.slug)
    expect(await carousel()).toContain(kurta.slug)
  })
})

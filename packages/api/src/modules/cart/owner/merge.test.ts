import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addressOfCart, billingInformation } from '@nukkad/contracts/endpoints/cart/cart-billing'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { attachAddress, attachCustomer, attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenAddress } from '../../address/address.given.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }
const guestCart = async (...wanted: [GivenProduct, number][]) => {
  let cartId: string | null = null
  for (const [{ sku }, qty] of wanted) {
    cartId = (await world.call(addToCart, { body: { data: { cartItem: { sku, qty } }, cartId } })).body.data.cartId
  }
  return String(cartId)
}
const attach = (as: string, cartId: string) => world.call(attachCustomer, { as, body: { cartId } })
const read = (cartID: string, as?: string) => world.call(getCart, { query: { cartID }, as })

describe('signing in with a guest’s cart', () => {
  test('keeps the guest’s quantity for items in both carts, and the items in only one', async () => {
    const shop = given.shop()
    const [both, mine, theirs] = [await shop.product(), await shop.product(), await shop.product()]
    const asha = await given.user()
    const own = (await given.buyers().add(asha.token, null, both, 5)).body.data.cartId
    await given.buyers().add(asha.token, own, mine, 2)
    const guest = await guestCart([both, 1], [theirs, 3])

    const { body } = await attach(asha.token, guest)
    expect(body.data.cartId).toBe(own)
    expect(Object.fromEntries((body.data.cart?.items ?? []).map(({ sku, qty }) => [sku, qty]))).toEqual({
      [both.sku]: 1,
      [mine.sku]: 2,
      [theirs.sku]: 3,
    })
    expect((await read(guest)).error.message).toBe('No such entity with %fieldName')
    expect((await read(guest, asha.token)).error.message).toBe('No such entity with %fieldName')
  })

  test('gives a user without a cart a numbered one', async () => {
    const asha = await given.user()
    const guest = await guestCart([await given.shop().product(), 2])
    const { body } = await attach(asha.token, guest)
    expect(body.data).toMatchObject({ cartId: expect.stringMatching(/^[0-9]+$/), count: 2 })
    expect((await read(guest)).status).toBe(404)
  })

  test('on two devices at once leaves one cart with the right quantity', async () => {
    const asha = await given.user()
    const guest = await guestCart([await given.shop().product(), 2])
    const answers = await Promise.all(Array.from({ length: 6 }, () => attach(asha.token, guest)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const carts = await world.db`select cart_id from cart where user_id = ${asha.id} and state = 'active'`
    expect(carts).toHaveLength(1)
    expect((await read(String(carts[0]?.cart_id), asha.token)).body.data.count).toBe(2)
  })

  test('does not fail when the guest’s cart no longer exists', async () => {
    const { carts } = world.modules
    const asha = await given.user()
    const merge = (id: string | undefined) => world.db.begin((tx) => carts.service.mergeAtLogin(tx, asha.id, id))
    for (const id of [undefined, 'f'.repeat(32), '42']) expect(await merge(id)).toEqual({ cartId: null })
  })

  test('treats another user’s numbered cart like an absent one', async () => {
    const dev = await given.buyers().buyer([await given.shop().product()])
    const eve = await given.user()
    expect((await attach(eve.token, dev.cartId)).error.message).toBe('No such entity with %fieldName')
    expect((await attach(eve.token, 'f'.repeat(32))).error.message).toBe('No such entity with %fieldName')
    expect((await attach(dev.token, dev.cartId)).body.data.cartId).toBe(dev.cartId)
  })
})

describe('a guest’s coupon at sign-in', () => {
  async function guestWith(code: string) {
    const guest = await guestCart([await given.shop().product(), 1])
    const { body } = await world.call(addCoupon, { body: { cartID: guest, couponCode: code } })
    expect(body.status).toBe('success')
    return guest
  }
  const endNow = (code: string) => world.db`update coupon set ends_at = now() where code = ${code}`

  test('is removed when it is no longer valid, and this is reported once', async () => {
    await given.shop().coupon('ONCE')
    const asha = await given.user()
    const guest = await guestWith('ONCE')
    await endNow('ONCE')

    const { body } = await attach(asha.token, guest)

    expect(body.data.cart).toMatchObject({
      coupon_error: 'This coupon has expired.',
      totals: { coupon_code: null, discount: 0 },
    })
    const again = await read(String(body.data.cartId), asha.token)
    expect(again.body.data.cart).toMatchObject({ coupon_error: null, totals: { coupon_code: null } })
  })

  test('is replaced by the user’s own when it is no longer valid', async () => {
    await given.shop().coupon('TWICE')
    await given.shop().coupon('MINE')
    const asha = await given.user()
    const own = (await given.buyers().add(asha.token, null, await given.shop().product(), 1)).body.data.cartId
    await world.call(addCoupon, { as: asha.token, body: { cartID: String(own), couponCode: 'MINE' } })

    const guest = await guestWith('TWICE')
    await endNow('TWICE')

    const { body } = await attach(asha.token, guest)

    expect(body.data.cart?.totals.coupon_code).toBe('MINE')
  })

  test('is refused for a first order when the user has ordered before', async () => {
    await given.shop().coupon('FIRST')
    await world.db`update coupon set is_first_order = true where code = 'FIRST'`
    const buyer = await given.buyers().buyer([await given.shop().product()])
    const started = transactionOf(await given.buyers().start(buyer))
    expect((await given.buyers().pay(buyer, started)).status).toBe(200)

    const { body } = await attach(buyer.token, await guestWith('FIRST'))

    expect(body.data.cart).toMatchObject({
      coupon_error: 'This coupon is for your first order.',
      totals: { coupon_code: null },
    })
  })

  test('is kept when the user may use it', async () => {
    await given.shop().coupon('THEIRS')
    const { body } = await attach((await given.user()).token, await guestWith('THEIRS'))
    expect(body.data.cart).toMatchObject({ coupon_error: null, totals: { coupon_code: 'THEIRS' } })
  })
})

describe('the address of a cart', () => {
  test('can be attached and read, and is cleared when the address is deleted', async () => {
    const asha = await given.buyers().buyer([await given.shop().product()])
    const attached = () => world.call(attachedAddress, { as: asha.token })
    expect((await attached()).body.data).toMatchObject({ address_id: asha.addressId, postcode: '110049' })
    const cart = (await read(asha.cartId, asha.token)).body.data.cart
    expect(cart?.shipping_info).toEqual({ address_id: asha.addressId, postcode: '110049' })
    await world.db`delete from address where id = ${asha.addressId}`
    expect((await attached()).body.data).toBeNull()
  })

  test('can be a new one, which is saved and appears on the bill', async () => {
    const asha = await given.buyers().buyer([await given.shop().product()])
    const address = givenAddress({ line1: '7, Lodhi Road', postcode: '110003' })
    const { body } = await world.call(addressOfCart, {
      as: asha.token,
      params: { cartId: asha.cartId },
      body: { address },
    })
    expect(body.data.cart?.shipping_info?.postcode).toBe('110003')
    const bill = (await world.call(billingInformation, { as: asha.token })).body.data
    expect(bill).toMatchObject({
      cartId: asha.cartId,
      email: asha.email,
      address: { line1: '7, Lodhi Road' },
      method: null,
      totals: { price_paid: 1000 },
    })
    const nothing = await world.call(addressOfCart, { as: asha.token, params: { cartId: asha.cartId }, body: {} })
    expect(nothing.status).toBe(400)
  })

  test('must be the buyer’s own', async () => {
    const [asha, dev] = [
      await given.buyers().buyer([await given.shop().product()]),
      await given.buyers().buyer([await given.shop().product()]),
    ]
    const answer = await world.call(attachAddress, {
      as: asha.token,
      body: { addressID: dev.addressId, cartID: asha.cartId },
    })
    expect([answer.status, answer.error.code]).toEqual([404, 'no_such_entity'])
  })
})

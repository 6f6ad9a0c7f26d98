import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addAddress, attachAddress, attachCustomer, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenAddress } from '../../address/address.given.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { givenShop } from '../shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }

const add = async (asha?: GivenUser) => (await given.buyers().add(asha?.token, null, await given.shop().product())).body
const keepAddress = async ({ token }: GivenUser, postcode: string) =>
  (await world.call(addAddress, { as: token, body: givenAddress({ postcode, is_default: true }) })).body.data.address_id
const whereTo = async ({ token }: GivenUser, cartID: string | null) =>
  (await world.call(getCart, { as: token, query: { cartID } })).body.data.cart?.shipping_info
const setPincode = (cartId: string | null, pincode: string) =>
  world.db`update cart set pincode = ${pincode} where ${cartId} in (cart_id::text, masked_id)`

describe('a new cart', () => {
  test('is for the pincode of the default address and shows delivery days at once', async () => {
    const asha = await given.user()
    await keepAddress(asha, '110003')
    await keepAddress(asha, '110049')

    const { data } = await add(asha)

    expect(data.cart?.shipping_info).toEqual({ address_id: null, postcode: '110049' })
    expect(data.cart?.items).toMatchObject([{ deliver_by: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }])
    expect(await whereTo(asha, data.cartId)).toEqual({ address_id: null, postcode: '110049' })
  })

  test('has no destination for a user without addresses', async () => {
    await keepAddress(await given.user(), '110003')
    const { data } = await add(await given.user())
    expect(data.cart?.shipping_info).toBeNull()
    expect(data.cart?.items).toMatchObject([{ deliver_by: null }])
  })

  test('keeps its pincode when the default address changes; the next cart takes the new one', async () => {
    const asha = await given.user()
    await keepAddress(asha, '110049')
    const cartId = String((await add(asha)).data.cartId)
    const addressId = await keepAddress(asha, '110003')
    await add(asha)
    expect(await whereTo(asha, cartId)).toMatchObject({ postcode: '110049' })

    await world.call(attachAddress, { as: asha.token, body: { addressID: addressId, cartID: cartId } })
    const buyer = { ...asha, cartId, addressId }
    await given.buyers().pay(buyer, transactionOf(await given.buyers().start(buyer)))

    const next = await add(asha)
    expect(next.data.cartId).not.toBe(cartId)
    expect(next.data.cart?.shipping_info).toEqual({ address_id: null, postcode: '110003' })
  })

  test('keeps its pincode when the address is removed', async () => {
    const asha = await given.user()
    const addressID = await keepAddress(asha, '110049')
    const { cartId } = (await add(asha)).data
    await world.call(removeAddress, { as: asha.token, query: { addressID } })
    expect(await whereTo(asha, cartId)).toEqual({ address_id: null, postcode: '110049' })
  })
})

describe('the cart after a guest signs in', () => {
  /** Returns the destination of the merged cart. */
  async function merged({ guest, own, usual }: { guest?: string; own?: string | null; usual?: string }) {
    const asha = await given.user()
    const ownId = own === undefined ? null : (await add(asha)).data.cartId
    if (own) await setPincode(ownId, own)
    if (usual) await keepAddress(asha, usual)
    const guestId = (await add()).data.cartId
    if (guest) await setPincode(guestId, guest)
    const { data } = (await world.call(attachCustomer, { as: asha.token, body: { cartId: String(guestId) } })).body
    if (ownId !== null) expect(data.cartId).toBe(ownId)
    return data.cart?.shipping_info?.postcode ?? null
  }

  test.each([
    ['keeps the pincode of the guest’s cart', { guest: '110001', own: '110002', usual: '110003' }, '110001'],
    ['takes the pincode of the user’s cart', { own: '110002', usual: '110003' }, '110002'],
    ['takes the default pincode when the user’s cart has none', { own: null, usual: '110003' }, '110003'],
    ['keeps the pincode of the guest’s cart when the user has no cart', { guest: '110001', usual: '110003' }, '110001'],
    ['takes the default pincode when the user has no cart', { usual: '110003' }, '110003'],
    ['has no pincode for a user without addresses', { own: null }, null],
  ])('%s', async (_, carts, pincode) => {
    expect(await merged(carts)).toBe(pincode)
  })
})

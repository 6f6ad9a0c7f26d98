import { cartCount, cartTotals, deleteCart, getCart, getCartV3, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addressOfCart, billingInformation } from '@nukkad/contracts/endpoints/cart/cart-billing'
import { acceptChanges, getCartItems, itemsOfCart, usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import { addCoupon, removeCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { moveToCart, saveForLater } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAddress } from '../address/address.given.ts'
import { givenBuyers } from '../checkout/buyer.given.ts'
import { givenShop } from './shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }
const read = (cartID: string, as?: string) => world.call(getCart, { query: { cartID }, as })

describe('another user’s cart', () => {
  test('looks exactly like an absent one on every call', async () => {
    const kurta = await given.shop().product()
    const dev = await given.buyers().buyer([kurta])
    const eve = await given.user()
    const ask = (cartID: string) => [
      read(cartID, eve.token),
      read(cartID),
      world.call(getCartV3, { query: { cartID }, as: eve.token }),
      world.call(cartTotals, { query: { cartID }, as: eve.token }),
      given.buyers().add(eve.token, cartID, kurta),
      world.call(putToCart, {
        as: eve.token,
        body: { cartItem: { itemId: '1', quoteId: cartID, sku: kurta.sku, qty: 1 } },
      }),
      world.call(addCoupon, { as: eve.token, body: { cartID, couponCode: 'CHAI' } }),
      world.call(removeCoupon, { as: eve.token, body: { cartID } }),
      world.call(usePerks, { as: eve.token, body: { cartID } }),
      world.call(getCartItems, { as: eve.token, query: { cartID } }),
      world.call(itemsOfCart, { as: eve.token, params: { cartId: cartID } }),
      world.call(billingInformation, { as: eve.token, query: { cartID } }),
      world.call(addressOfCart, { as: eve.token, params: { cartId: cartID }, body: { address: givenAddress() } }),
      world.call(acceptChanges, { as: eve.token, body: { cartID, seen: [] } }),
      world.call(saveForLater, { as: eve.token, body: { cartID, itemId: '1' } }),
      world.call(moveToCart, { as: eve.token, body: { cartID, savedId: '1' } }),
      world.call(deleteCart, { as: eve.token, body: { cartID } }),
    ]
    const theirs = await Promise.all(ask(dev.cartId))
    const absent = await Promise.all(ask('987654321'))
    for (const [at, answer] of theirs.entries()) {
      expect(answer.status).toBe(404)
      expect(answer.error.message).toBe('No such entity with %fieldName')
      expect({ ...answer.error, requestId: '' }).toEqual({ ...absent[at]?.error, requestId: '' })
    }
    const count = await world.call(cartCount, { query: { cartID: dev.cartId }, as: eve.token })
    expect(count.body.data).toEqual({ count: 0, cartId: null })
    expect((await read(dev.cartId, dev.token)).body.data.count).toBe(1)
  })
})

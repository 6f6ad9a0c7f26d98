import { addToCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { attachCustomer } from '@nukkad/contracts/endpoints/people/address'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const shop = () => givenShop(world)

interface Sent {
  readonly key: string
  readonly cartId?: string | null
  readonly as?: string
}
const add = async ({ sku }: GivenProduct, { key, cartId = null, as }: Sent) => {
  const body = { data: { cartItem: { sku, qty: 1 } }, cartId }
  return (await world.call(addToCart, { body, as, headers: { 'idempotency-key': key } })).body
}

describe('an add that is sent again because its answer was lost', () => {
  test('puts one piece into a guest’s cart, and another key one more', async () => {
    const kurta = await shop().product()
    const { data } = await add(await shop().product(), { key: 'first' })
    const { cartId } = data
    const once = await add(kurta, { key: 'tap-1', cartId })
    const again = await add(kurta, { key: 'tap-1', cartId })
    expect(again).toEqual(once)
    expect(again.data).toMatchObject({ count: 2, itemId: expect.stringMatching(/^[0-9]+$/) })
    expect((await add(kurta, { key: 'tap-2', cartId })).data.count).toBe(3)
  })

  test('puts one piece into the cart that it opened for a user', async () => {
    const [kurta, { token: as }] = [await shop().product(), await givenIn(world).user()]
    const once = await add(kurta, { key: 'tap-1', as })
    expect(await add(kurta, { key: 'tap-1', as })).toEqual(once)
    expect(once.data.count).toBe(1)
  })

  test('puts one piece although its guest has signed in since, whatever the user had in the cart', async () => {
    for (const own of [false, true]) {
      const [kurta, { token: as }] = [await shop().product(), await givenIn(world).user()]
      if (own) await add(kurta, { key: 'of-the-user', as })
      const guest = (await add(kurta, { key: 'tap-1' })).data.cartId
      const merged = await world.call(attachCustomer, { as, body: { cartId: String(guest) } })
      const { cartId } = merged.body.data
      expect((await add(kurta, { key: 'tap-1', cartId, as })).data.count).toBe(1)
      expect((await add(kurta, { key: 'tap-2', cartId, as })).data.count).toBe(2)
    }
  })

  test('succeeds although the last piece is the one it has added', async () => {
    const kurta = await shop().product({ stock: 1 })
    const { cartId } = (await add(await shop().product(), { key: 'first' })).data
    await add(kurta, { key: 'tap-1', cartId })
    const again = await add(kurta, { key: 'tap-1', cartId })
    expect([again.message, again.data.count]).toEqual([undefined, 2])
    expect((await add(kurta, { key: 'tap-2', cartId })).message?.code).toBe('stock_limit')
  })

  test('puts one piece when both calls arrive at once', async () => {
    const kurta = await shop().product()
    const { cartId } = (await add(await shop().product(), { key: 'first' })).data
    await Promise.all(Array.from({ length: 6 }, () => add(kurta, { key: 'tap-1', cartId })))
    expect((await add(kurta, { key: 'tap-1', cartId })).data.count).toBe(2)
  })

  test('adds to a line that was removed since', async () => {
    const kurta = await shop().product()
    const { cartId, itemId } = (await add(kurta, { key: 'tap-1' })).data
    const cartItem = { itemId: String(itemId), quoteId: String(cartId), sku: kurta.sku, qty: 0 }
    await world.call(putToCart, { body: { cartItem } })
    expect((await add(kurta, { key: 'tap-1', cartId })).data.count).toBe(1)
  })

  test('shows nothing of the cart of another guest who used the same key', async () => {
    const kurta = await shop().product()
    const [mine, theirs] = [await add(kurta, { key: 'same' }), await add(kurta, { key: 'same' })]
    expect(theirs.data.cartId).not.toBe(mine.data.cartId)
    expect(theirs.data.count).toBe(1)
  })
})

import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { cartOffers } from '@nukkad/contracts/endpoints/cart/coupons'
import { useWorld } from '../../testing/world.ts'
import { givenBuyers } from '../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from './shop.given.ts'

const world = useWorld()
const shop = () => givenShop(world)

const guestAdd = (product: GivenProduct, cartId: string | null = null) =>
  world.call(addToCart, { body: { data: { cartItem: { sku: product.sku, qty: 1 } }, cartId } })

let statements = 0
beforeAll(() => {
  world.db.options.debug = () => {
    statements += 1
  }
})
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  await work()
  const before = statements
  await work()
  return statements - before
}

describe('the number of statements', () => {
  const cartReader = async () => {
    const merchant = await shop().merchant()
    const { cartId } = (await guestAdd(await shop().product({ merchant }))).body.data
    const fill = async () => {
      for (let more = 0; more < 6; more += 1) await guestAdd(await shop().product({ merchant }), cartId)
    }
    return { cartID: String(cartId), fill, merchant }
  }

  test('for reading a cart is one, for any number of lines, for guests and users', async () => {
    const { cartID, fill } = await cartReader()
    const read = () => world.call(getCart, { query: { cartID } })
    expect(await statementsOf(read)).toBe(1)
    await fill()
    expect(await statementsOf(read)).toBe(1)
    const asha = await givenBuyers(world).buyer([await shop().product()])
    expect(await statementsOf(() => world.call(getCart, { query: { cartID: asha.cartId }, as: asha.token }))).toBe(1)
  })

  test('for adding is one, for any number of lines', async () => {
    const { cartID, fill, merchant } = await cartReader()
    const kurta = await shop().product({ merchant, stock: 50 })
    expect(await statementsOf(() => guestAdd(kurta, cartID))).toBe(1)
    await fill()
    expect(await statementsOf(() => guestAdd(kurta, cartID))).toBe(1)
  })

  test('for adding with an Idempotency-Key is one', async () => {
    const { cartID, merchant } = await cartReader()
    const { sku } = await shop().product({ merchant, stock: 50 })
    const headers = { 'idempotency-key': 'tap-1' }
    const body = { data: { cartItem: { sku, qty: 1 } }, cartId: cartID }
    expect(await statementsOf(() => world.call(addToCart, { body, headers }))).toBe(1)
  })

  test('for adding to a guest’s first cart is one', async () => {
    const kurta = await shop().product({ stock: 50 })
    expect(await statementsOf(() => guestAdd(kurta))).toBe(1)
  })

  test('for a refusal is one when it does not need the stock', async () => {
    const { cartID, merchant } = await cartReader()
    const ring = await shop().product({ merchant })
    await shop().nameOption(ring)
    expect(await statementsOf(() => guestAdd(ring, cartID))).toBe(1)
  })

  test('for the offers does not grow with their number', async () => {
    const { cartID } = await cartReader()
    const look = () => world.call(cartOffers, { query: { cartID } })
    const before = await statementsOf(look)
    for (let more = 0; more < 5; more += 1) await shop().coupon(`MANY${more}`)
    expect(await statementsOf(look)).toBe(before)
    expect(before).toBe(2)
  })
})

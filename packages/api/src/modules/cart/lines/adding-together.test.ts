import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'
import { type Add, addToCarts } from './add-to-cart.repository.ts'
import { createAddsOfOneTurn } from './adds-of-one-turn.ts'

const world = useWorld()
const product = (stock = 50) => givenShop(world).product({ stock })
const guestAdd = ({ sku }: GivenProduct, cartId: string | null = null) =>
  world.call(addToCart, { body: { data: { cartItem: { sku, qty: 1 } }, cartId } })
const guestCart = async (kurta: GivenProduct) => String((await guestAdd(kurta)).body.data.cartId)
const countOf = async (cartID: string) => (await world.call(getCart, { query: { cartID } })).body.data.count
const cartsOf = async () => (await world.db`select from cart`).length
const aLine = (cartId: string, { sku }: GivenProduct, extra = 0): Add => ({
  claim: { buyer: { kind: 'guest' }, cartId },
  line: { sku, more: 1, options: [], optionsKey: '', extra },
})

describe('concurrent adds to carts', () => {
  test('share a statement, fill each caller’s own cart, and are refused for a stranger’s', async () => {
    const kurta = await product()
    const guests = await Promise.all([1, 2, 3].map(() => guestCart(kurta)))
    const dev = await givenBuyers(world).buyer([kurta])
    const eve = await givenBuyers(world).buyer([kurta])
    const add = async (cartId: string, as?: string) => {
      const body = { data: { cartItem: { sku: kurta.sku, qty: 1 } }, cartId }
      const answer = await world.call(addToCart, { body, as })
      return answer.status === 200 ? answer.body.data.count : answer.status
    }
    let statements = 0
    world.db.options.debug = () => {
      statements += 1
    }

    const counts = await Promise.all([...guests.map((id) => add(id)), add(dev.cartId, dev.token)])
    world.db.options.debug = false

    expect(statements).toBe(1)
    expect(counts).toEqual([2, 2, 2, 2])
    const strangers = [add(dev.cartId, eve.token), add(dev.cartId), add('f'.repeat(32))]
    expect(await Promise.all(strangers)).toEqual([404, 404, 404])
  })

  test('keep every piece when they go to the same cart', async () => {
    const [kurta, diya] = [await product(), await product()]
    const cartId = await guestCart(kurta)

    await Promise.all([guestAdd(kurta, cartId), guestAdd(diya, cartId), guestAdd(kurta, cartId)])

    expect(await countOf(cartId)).toBe(4)
  })

  test('do not exceed the stock', async () => {
    const kurta = await product(3)
    const cartId = await guestCart(kurta)

    const answers = await Promise.all([1, 2, 3, 4].map(() => guestAdd(kurta, cartId)))

    expect(answers.filter(({ body }) => body.message === undefined)).toHaveLength(2)
    expect(await countOf(cartId)).toBe(3)
  })

  test('open a cart for each new guest, and none for a sold-out product', async () => {
    const [kurta, gone] = [await product(), await product(0)]
    const before = await cartsOf()

    const answers = await Promise.all([guestAdd(kurta), guestAdd(gone), guestAdd(kurta)])

    const [one, none, other] = answers.map(({ body }) => body.data.cartId)
    expect(answers.map(({ body }) => body.message?.code)).toEqual([undefined, 'sold_out', undefined])
    expect(none).toBeNull()
    expect(other).not.toBe(one)
    expect([await countOf(one ?? ''), await countOf(other ?? '')]).toEqual([1, 1])
    expect(await cartsOf()).toBe(before + 2)
  })

  test('do not wait for a cart that another transaction is writing to', async () => {
    const kurta = await product()
    const [busy, free] = [await guestCart(kurta), await guestCart(kurta)]

    const carts = await world.db.begin(async (tx) => {
      await tx`update cart set version = version + 1 where masked_id = ${busy}`
      return addToCarts(world.db, [aLine(busy, kurta), aLine(free, kurta)], new Date())
    })

    expect(carts.map((added) => added?.cart.lines[0]?.qty)).toEqual([undefined, 2])
    expect([await countOf(busy), await countOf(free)]).toEqual([1, 2])
  })

  test('succeed when PostgreSQL rejects one of them', async () => {
    const kurta = await product()
    const [one, other] = [await guestCart(kurta), await guestCart(kurta)]
    const add = createAddsOfOneTurn(world.db, () => new Date())
    const belowNothing = -10_000_000

    expect(await Promise.all([add(aLine(one, kurta, belowNothing)), add(aLine(other, kurta))])).toEqual([
      undefined,
      undefined,
    ])
    expect([await countOf(one), await countOf(other)]).toEqual([1, 1])
    await expect(add(aLine(one, kurta, belowNothing))).rejects.toThrow('cart_line__seen')
  })
})

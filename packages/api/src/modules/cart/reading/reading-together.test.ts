import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import type { CartClaim } from '../cart-rows.ts'
import { addToCarts } from '../lines/add-to-cart.repository.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'
import { readAsWritten, readCart } from './cart-reading.repository.ts'
import { createCartReadings } from './cart-readings.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }
const guestCart = async ({ sku }: GivenProduct, qty: number) => {
  const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku, qty } }, cartId: null } })
  return String(body.data.cartId)
}

describe('concurrent reads of carts', () => {
  test('return each cart to its owner and 404 to a stranger', async () => {
    const kurta = await given.shop().product({ stock: 50 })
    const guests = await Promise.all([1, 2, 3].map((qty) => guestCart(kurta, qty)))
    const dev = await given.buyers().buyer([kurta])
    const asha = await given.buyers().buyer([kurta, await given.shop().product()])
    const eve = await given.user()
    const read = async (cartID: string, as?: string) => {
      const { status, body } = await world.call(getCart, { query: { cartID }, as })
      return status === 200 ? body.data.count : status
    }

    const counts = await Promise.all([
      ...guests.map((id) => read(id)),
      read(guests[1] ?? ''),
      read('f'.repeat(32)),
      read(dev.cartId, dev.token),
      read(asha.cartId, asha.token),
      read(dev.cartId, asha.token),
      read(dev.cartId, eve.token),
      read(dev.cartId),
      read('999999999999', eve.token),
    ])

    expect(counts).toEqual([1, 2, 3, 2, 404, 1, 2, 404, 404, 404, 404])
  })

  test('return what each read returns alone', async () => {
    const kurta = await given.shop().product({ stock: 50 })
    const dev = await given.buyers().buyer([kurta])
    const asha = await given.buyers().buyer([kurta])
    const guests = await Promise.all([1, 2].map((qty) => guestCart(kurta, qty)))
    const claims: CartClaim[] = [
      ...[dev, asha].map(({ id, cartId }) => ({ buyer: { kind: 'user' as const, userId: String(id) }, cartId })),
      ...guests.map((cartId) => ({ buyer: { kind: 'guest' as const }, cartId })),
    ]
    const now = new Date()
    let statements = 0
    world.db.options.debug = () => {
      statements += 1
    }
    const readings = createCartReadings(world.db, () => now)

    const together = await Promise.all(claims.map((claim) => readings.of(claim)))

    expect(statements).toBe(2)
    const alone = await Promise.all(claims.map((claim) => readAsWritten(world.db, claim, now)))
    expect(together).toEqual(alone)
    expect(together.every((reading) => reading?.packed?.includes(kurta.sku))).toBe(true)
  })
})

test('adding returns the same cart as reading it', async () => {
  const [kurta, diya] = [await given.shop().product({ stock: 50 }), await given.shop().product()]
  const dev = await given.buyers().buyer([kurta])
  const guest = await guestCart(kurta, 1)
  const claims: CartClaim[] = [
    { buyer: { kind: 'user', userId: String(dev.id) }, cartId: dev.cartId },
    { buyer: { kind: 'guest' }, cartId: guest },
  ]
  const now = new Date()
  for (const claim of claims) {
    for (const { sku } of [kurta, diya]) {
      const line = { sku, more: 1, options: [], optionsKey: '', extra: 0 }
      const [added] = await addToCarts(world.db, [{ claim, line }], now)
      const { version, ...told } = added?.cart ?? { version: 0 }
      const { version: after, ...read } = (await readCart(world.db, claim, now)) ?? { version: 0 }
      expect(told).toEqual(read)
      expect(after).toBe(version + 1)
    }
  }
})

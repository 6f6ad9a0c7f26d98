import { addToCart, getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { useWorld } from '../../../testing/world.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'
import { createCartAnswers } from './cart-answers.ts'
import { readAsWritten } from './cart-reading.repository.ts'
import { createProductDescriptions } from './product-descriptions.ts'

const world = useWorld()

async function aCart() {
  const shop = givenShop(world)
  const kurta = await shop.product({ stock: 5 })
  const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty: 2 } } } })
  return { shop, kurta, cartId: String(body.data.cartId) }
}
type Given = Awaited<ReturnType<typeof aCart>>
const look = async (cartID: string, pincode?: string) =>
  (await world.call(getCart, { query: { cartID, ...(pincode && { pincode }) } })).body.data.cart

/** Holds stock for another buyer's pending payment. */
async function holdAll({ db }: typeof world, { sku }: GivenProduct) {
  const [other] = await db<[{ id: number }]>`
    insert into cart (masked_id) values (${'e'.repeat(32)}) on conflict do nothing returning cart_id as id`
  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into stock_hold (transaction_id, cart_id, sku, qty, expires_at)
      values ('held', ${other.id}, ${sku}, 4, now() + interval '10 minutes')`
  })
}

const changes: Record<string, (given: Given) => PromiseLike<unknown>> = {
  'the price': ({ shop, kurta }) => shop.price(kurta, 120_000),
  'the stock': ({ shop, kurta }) => shop.stock(kurta, 1),
  'another buyer’s hold': ({ kurta }) => holdAll(world, kurta),
  'the publication': ({ kurta }) => world.db`update product set is_published = false where id = ${kurta.id}`,
  'a quantity': async ({ cartId, kurta }) => {
    const line = (await look(cartId))?.items[0]
    const cartItem = { itemId: String(line?.item_id), quoteId: cartId, sku: kurta.sku, qty: 1 }
    return world.call(putToCart, { body: { cartItem } })
  },
  'the payment method': ({ cartId }) =>
    world.db`update cart set payment_method = 'cashondelivery' where masked_id = ${cartId}`,
  'a coupon': async ({ shop, cartId }) => {
    await shop.coupon('BAGTEST')
    return world.call(addCoupon, { body: { cartID: cartId, couponCode: 'BAGTEST' } })
  },
}

describe('a cart that is read again', () => {
  test('is the same when nothing changed', async () => {
    const { cartId } = await aCart()
    expect(await look(cartId)).toEqual(await look(cartId))
  })

  test.each(Object.keys(changes))('shows a change of %s at once', async (name) => {
    const given = await aCart()
    await look(given.cartId)
    const before = await look(given.cartId)
    await changes[name]?.(given)
    expect(await look(given.cartId)).not.toEqual(before)
  })

  test('differs for another pincode', async () => {
    const { cartId } = await aCart()
    await look(cartId, '110049')
    expect(await look(cartId, '999999')).toMatchObject({ is_deliverable: false, v2Pincode: '999999' })
    expect(await look(cartId, '110049')).toMatchObject({ is_deliverable: true, v2Pincode: '110049' })
  })

  test('is priced once while nothing changes, and again when a description changes', async () => {
    const { cartId, kurta } = await aCart()
    const descriptions = createProductDescriptions(world.modules.catalogue.service)
    const answers = createCartAnswers(descriptions, world.clock.now)
    let priced = 0
    const ask = async () => {
      const reading = await readAsWritten(world.db, { buyer: { kind: 'guest' }, cartId }, new Date())
      if (!reading) throw new Error('the bag is gone')
      return answers.of(world.db, reading, undefined, async ({ lines }) => ({ priced: ++priced, lines }))
    }
    const first = await ask()
    expect(await ask()).toBe(first)
    expect(priced).toBe(1)

    await world.db`update product set title = 'Another name' where id = ${kurta.id}`
    await descriptions.describe(world.db, [kurta.sku], 'now')
    await ask()
    expect(priced).toBe(2)
  })
})

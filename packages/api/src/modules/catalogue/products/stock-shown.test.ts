import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { useSeededWorld } from '../../../testing/world.ts'

const world = useSeededWorld()

describe('stock held by a payment', () => {
  test('is not offered to others, and is again when the hold ends', async () => {
    const stock = async () => {
      const { body } = await world.call(getProduct, { query: { slug: 'indigo-block-print-kurta' } })
      return body.data.variants.find(({ sku }) => sku === 'indigo-kurta-m')
    }
    expect(await stock()).toMatchObject({ stock_left: 3, isAvailable: true })
    // Without carts and payments, as only the holds matter here.
    await world.db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
        insert into stock_hold (transaction_id, cart_id, sku, qty, expires_at)
        values ('t-1', 1, 'indigo-kurta-m', 2, ${new Date(world.clock.now().getTime() + 900_000)}),
          ('t-2', 2, 'indigo-kurta-m', 1, ${new Date(world.clock.now().getTime() + 600_000)})`
    })
    expect(await stock()).toMatchObject({ stock_left: null, isAvailable: false })
    world.clock.forward(601)
    expect(await stock()).toMatchObject({ stock_left: 1, isAvailable: true })
    world.clock.forward(600)
    expect(await stock()).toMatchObject({ stock_left: 3, isAvailable: true })
  })
})

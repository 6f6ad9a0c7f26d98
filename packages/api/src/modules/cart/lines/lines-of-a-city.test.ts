import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../shop.given.ts'

const world = useWorld()

/** Returns a reader, by provider, of a cart with one item from Delhi and one from Goa. */
async function aCartOfTwoCities() {
  const shop = givenShop(world)
  const put = async (city: string, cartId: string | null) => {
    const { sku } = await shop.product({ merchant: await shop.merchant({ city }) })
    const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku, qty: 1 } }, cartId } })
    return body.data.cartId
  }
  const cartId = await put('goa', await put('delhi', null))
  return (provider?: string) =>
    world.call(getCart, { query: { cartID: String(cartId), ...(provider !== undefined && { provider }) } })
}

describe('a cart filtered by provider', () => {
  test.each([
    [undefined, 2],
    ['all', 2],
    ['other', 2],
    ['goa', 1],
    ['Noida', 1],
    ['pune', 0],
  ])('%s shows %i lines, and the totals of the whole cart', async (provider, count) => {
    const { body } = await (await aCartOfTwoCities())(provider)
    expect(body.data.cart?.items).toHaveLength(count)
    expect(body.data.cart?.totals.bag_total).toBe(2000)
  })

  test('returns 404 for an unknown city', async () => {
    const { status, error } = await (await aCartOfTwoCities())('atlantis')
    expect([status, error.message]).toEqual([404, 'We are not available in this city yet.'])
  })
})

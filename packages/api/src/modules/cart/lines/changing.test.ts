import { addToCart, cartCount, deleteCart, getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { acceptChanges, getCartItems, itemsOfCart } from '@nukkad/contracts/endpoints/cart/cart-details'
import { useWorld } from '../../../testing/world.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const given = { shop: () => givenShop(world) }

const guestAdd = (product: GivenProduct, cartId: string | null = null, qty = 1) =>
  world.call(addToCart, { body: { data: { cartItem: { sku: product.sku, qty } }, cartId } })
const read = (cartID: string, as?: string) => world.call(getCart, { query: { cartID }, as })

describe('changing the cart', () => {
  test('sets, removes and counts pieces', async () => {
    const kurta = await given.shop().product()
    const { cart, cartId } = (await guestAdd(kurta)).body.data
    const line = cart?.items[0]
    const put = (qty: number) =>
      world.call(putToCart, {
        body: { cartItem: { itemId: String(line?.item_id), quoteId: String(cartId), sku: kurta.sku, qty } },
      })
    expect((await put(4)).body.data.count).toBe(4)
    expect((await put(11)).body.message?.code).toBe('line_limit')
    expect((await world.call(cartCount, { query: { cartID: String(cartId) } })).body.data.count).toBe(4)
    expect((await put(0)).body.data).toMatchObject({ count: 0, cart: { items: [], is_deliverable: false } })
    expect((await put(0)).body.message).toBeUndefined()
    expect((await put(1)).body.message?.code).toBe('line_gone')
    expect((await world.call(cartCount, {})).body.data).toEqual({ count: 0, cartId: null })
  })

  test('empties the cart and keeps it', async () => {
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const { body } = await world.call(deleteCart, { body: { cartID: String(cartId) } })
    expect(body.data).toMatchObject({ cartId, count: 0 })
    expect((await read(String(cartId))).body.data.cart?.totals.price_paid).toBe(0)
  })

  test('reports a changed price and stock that ran out', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ stock: 5 })
    const { cartId } = (await guestAdd(kurta, null, 3)).body.data
    await shop.price(kurta, 120_000)
    const line = async () => (await read(String(cartId))).body.data.cart?.items[0]
    expect((await line())?.msg_title).toBe('The price went up from ₹1,000 to ₹1,200.')
    await shop.stock(kurta, 10)
    expect((await line())?.stock_left).toBeUndefined()
    await shop.stock(kurta, 2)
    expect(await line()).toMatchObject({ is_available: true, max_qty: 2, stock_left: 2, qty: 2, change: 'fewer' })
    await shop.stock(kurta, 0)
    expect(await line()).toMatchObject({ is_available: false, msg_title: 'Sold out.' })
    expect((await read(String(cartId))).body.data.cart?.totals.price_paid).toBe(0)
  })

  test('reports whether everything can be delivered to a pincode', async () => {
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const at = async (pincode: string) =>
      (await world.call(getCart, { query: { cartID: String(cartId), pincode } })).body.data.cart
    expect(await at('110049')).toMatchObject({ is_deliverable: true, v2Pincode: '110049' })
    expect(await at('999999')).toMatchObject({
      is_deliverable: false,
      items: [{ deliverable: false, msg_title: 'This can’t be delivered to your pincode.' }],
    })
  })

  test('delivers a product that does not travel well only in its merchant’s city, and says so', async () => {
    const laddoos = await givenShop(world).product()
    await world.db`update product set reach = 'city' where id = ${laddoos.id}`
    const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku: laddoos.sku, qty: 1 } } } })
    const at = async (pincode: string) =>
      (await world.call(getCart, { query: { cartID: body.data.cartId, pincode } })).body.data.cart

    expect(await at('110049')).toMatchObject({ is_deliverable: true })
    expect(await at('560001')).toMatchObject({
      is_deliverable: false,
      items: [{ deliverable: false, msg_title: expect.stringContaining('does not travel well') }],
    })
  })
})

describe('price and stock changes since the cart was last seen', () => {
  test('are reported until the buyer has accepted them, and not again', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ stock: 5 })
    const { cartId } = (await guestAdd(kurta, null, 3)).body.data
    await shop.price(kurta, 85_000)
    await shop.stock(kurta, 2)
    const told = (await read(String(cartId))).body.data.cart?.items[0]
    expect(told).toMatchObject({ qty: 2, max_qty: 2, change: 'fewer', special_price: 850, row_total: 1700 })
    expect(told?.msg_title).toBe(
      'Only 2 left, so we reduced your quantity from 3 to 2. The price went down from ₹1,000 to ₹850.',
    )

    const accept = (price: number) =>
      world.call(acceptChanges, {
        body: { cartID: String(cartId), seen: [{ itemId: String(told?.item_id), price, qty: 2 }] },
      })
    expect((await accept(900)).body.data.cart?.items[0]?.change).toBe('fewer')
    expect((await accept(850)).body.data.cart?.items[0]).toMatchObject({ qty: 2, change: null, msg_title: null })
    expect((await world.call(cartCount, { query: { cartID: String(cartId) } })).body.data.count).toBe(2)
  })

  test('reduce the count and the price to what is left', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ stock: 5 })
    const { cartId } = (await guestAdd(kurta, null, 5)).body.data
    await shop.stock(kurta, 1)
    const { cart, count } = (await read(String(cartId))).body.data
    expect([count, cart?.item_count, cart?.totals.sub_total]).toEqual([1, 1, 1000])
  })
})

describe('the lines of a cart', () => {
  test('can be read on their own, with their delivery day', async () => {
    const kurta = await given.shop().product()
    const { cartId } = (await guestAdd(kurta)).body.data
    const pincode = '110049'
    const ways = [
      await world.call(getCartItems, { query: { cartID: String(cartId), pincode } }),
      await world.call(itemsOfCart, { params: { cartId: String(cartId) }, query: { pincode } }),
    ]
    for (const { body } of ways) {
      expect(body.data).toMatchObject([{ sku: kurta.sku, deliver_by: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }])
    }
    expect((await world.call(itemsOfCart, { params: { cartId: 'f'.repeat(32) } })).status).toBe(404)
  })
})

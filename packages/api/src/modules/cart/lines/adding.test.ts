import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }

const guestAdd = (product: GivenProduct, cartId: string | null = null, qty = 1) =>
  world.call(addToCart, { body: { data: { cartItem: { sku: product.sku, qty } }, cartId } })
const read = (cartID: string, as?: string) => world.call(getCart, { query: { cartID }, as })

describe('adding to the cart', () => {
  test('opens a guest’s cart under a masked id, and a user’s under a number', async () => {
    const kurta = await given.shop().product()
    const guest = await guestAdd(kurta)
    expect(guest.body.data.cartId).toMatch(/^[0-9a-f]{32}$/)

    const asha = await given.user()
    const own = await given.buyers().add(asha.token, null, kurta)
    expect(own.body.data.cartId).toMatch(/^[0-9]+$/)
    const again = await given.buyers().add(asha.token, null, kurta)
    expect(again.body.data).toMatchObject({ cartId: own.body.data.cartId, count: 2 })
  })

  test('charges the catalogue’s price, whatever price was sent', async () => {
    const kurta = await given.shop().product({ price: 79_900, mrp: 99_900 })
    const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty: 1, price: 1 } } } })
    expect(body.data.cart?.items[0]).toMatchObject({ special_price: 799, og_price: 999, discount_percent: 20 })
    expect(body.data.cart?.totals).toMatchObject({
      bag_total: 999,
      bag_savings: 200,
      sub_total: 799,
      base_total: 799,
      shipping_charges: 49,
      shipping_charges_str: '₹49',
      price_paid: 848,
    })
  })

  test('puts identical items on one line and differently personalised ones on separate lines', async () => {
    const shop = given.shop()
    const kurta = await shop.product()
    const optionId = await shop.nameOption(kurta)
    const ask = (optionValue: string, cartId: string | null) =>
      world.call(addToCart, {
        body: {
          data: {
            cartItem: {
              sku: kurta.sku,
              qty: 1,
              productOption: { extensionAttributes: { customOptions: [{ optionId, optionValue }] } },
            },
          },
          cartId,
        },
      })
    const { cartId } = (await ask('Asha', null)).body.data
    await ask('Dev', cartId)
    const { body } = await ask('Asha', cartId)
    expect(
      body.data.cart?.items.map((line) => [line.custom_options[0]?.optionValue, line.qty, line.special_price]),
    ).toEqual([
      ['Asha', 2, 1050],
      ['Dev', 1, 1050],
    ])
  })

  test('names the line that was added to, whichever line of the product it is', async () => {
    const shop = given.shop()
    const kurta = await shop.product()
    const optionId = await shop.nameOption(kurta)
    const add = async (optionValue: string, cartId?: string | null) => {
      const productOption = { extensionAttributes: { customOptions: [{ optionId, optionValue }] } }
      const body = { data: { cartItem: { sku: kurta.sku, qty: 1, productOption } }, cartId }
      return (await world.call(addToCart, { body })).body.data
    }
    const { cartId } = await add('Asha')
    const { cart, itemId } = await add('Dev', cartId)
    expect(cart?.items.find(({ item_id: id }) => id === itemId)?.custom_options[0]?.optionValue).toBe('Dev')
    expect((await add('Asha', cartId)).itemId).toBe(cart?.items.find(({ item_id: id }) => id !== itemId)?.item_id)
  })

  test('accepts a drop-down value by its title, as carts and orders show it', async () => {
    const shop = given.shop()
    const kurta = await shop.product()
    const { optionId, optionValue } = await shop.listOption(kurta)
    const ask = async (value: string, cartId: string | null) => {
      const productOption = { extensionAttributes: { customOptions: [{ optionId, optionValue: value }] } }
      const cartItem = { sku: kurta.sku, qty: 1, productOption }
      return (await world.call(addToCart, { body: { data: { cartItem }, cartId } })).body
    }
    const { data } = await ask(optionValue, null)
    const shown = data.cart?.items[0]?.custom_options[0]?.optionValue
    expect(shown).toBe('Red paper')

    const again = await ask(String(shown), data.cartId)

    expect(again.data.cart?.items).toMatchObject([{ qty: 2, custom_options: [{ optionValue: 'Red paper' }] }])
    expect((await ask('Gold paper', data.cartId)).message?.message).toMatch(/choose from the list/)
  })

  test('requires a product’s required options and refuses invalid or unknown ones', async () => {
    const shop = given.shop()
    const kurta = await shop.product()
    const optionId = await shop.nameOption(kurta)
    const ask = (customOptions: object[]) =>
      world.call(addToCart, {
        body: {
          data: { cartItem: { sku: kurta.sku, qty: 1, productOption: { extensionAttributes: { customOptions } } } },
        },
      })
    expect((await ask([])).body.message).toEqual({ message: 'Please choose: Name.', code: 'options' })
    expect((await ask([{ optionId, optionValue: 'A very long name indeed' }])).body.message?.message).toMatch(
      /at most 12/,
    )
    expect((await ask([{ optionId: '999999', optionValue: 'x' }])).body.message?.message).toMatch(/no such option/)
    const markup = '<img src=x>'
    const shown = await ask([{ optionId, optionValue: markup }])
    expect(shown.body.data.cart?.items[0]?.custom_options[0]?.optionValue).toBe(markup)
  })

  test('stops at ten of one item and at the remaining stock, and gives the reason', async () => {
    const shop = given.shop()
    const plenty = await shop.product({ stock: 40 })
    const few = await shop.product({ stock: 2 })
    const { cartId } = (await guestAdd(plenty, null, 10)).body.data
    const more = await guestAdd(plenty, cartId, 1)
    expect(more.body.message).toEqual({ message: 'You can buy up to 10 of one item at a time.', code: 'line_limit' })
    expect(more.body.data.count).toBe(10)
    expect((await guestAdd(few, cartId, 3)).body.message).toEqual({ message: 'Only 2 left.', code: 'stock_limit' })
    await shop.stock(few, 0)
    expect((await guestAdd(few, cartId, 1)).body.message?.code).toBe('sold_out')
  })

  test('says that an unknown SKU is not sold, and opens no cart for it', async () => {
    const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku: 'no-such-sku', qty: 1 } } } })
    expect(body).toMatchObject({ data: { cart: null, cartId: null, count: 0 }, message: { code: 'not_sold' } })
  })

  test('allows at most a hundred different items', async () => {
    const shop = given.shop()
    const merchant = await shop.merchant()
    const first = await shop.product({ merchant })
    const { cartId } = (await guestAdd(first)).body.data
    await world.db`
      insert into cart_line (cart_id, sku, qty, seen_paise)
      select c.cart_id, 'filler-' || n, 1, 100 from cart c, generate_series(1, 99) n where c.masked_id = ${cartId}`
    const { body } = await guestAdd(await shop.product({ merchant }), cartId)
    expect(body.message?.code).toBe('cart_full')
    expect(body.data.cart?.items).toHaveLength(100)
  })

  test.each([0, -1, 1.5, 1e9, 'x'])('refuses a quantity of %s', async (qty) => {
    const kurta = await given.shop().product()
    const answer = await world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty } } } })
    expect([answer.status, answer.error.code]).toEqual([400, 'validation'])
    expect(answer.error.message).toContain('qty')
  })

  test('refuses malformed cart ids', async () => {
    const kurta = await given.shop().product()
    for (const cartId of ['x'.repeat(500), '1; drop table cart', '../../etc', '9'.repeat(20)]) {
      const answer = await world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty: 1 } }, cartId } })
      expect([answer.status, answer.error.code]).toEqual([400, 'validation'])
    }
    const tooLarge = await given.user()
    expect((await read('9223372036854775808', tooLarge.token)).status).toBe(404)
  })
})

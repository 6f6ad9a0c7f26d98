import {
  addCoupon,
  addToCart,
  cartCount,
  cartTotals,
  deleteCart,
  getCart,
  getCartV3,
  putToCart,
  removeCoupon,
} from '@nukkad/contracts/endpoints/cart'
import { givenIn } from '../../testing/given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenBuyers } from '../checkout/buyer.given.ts'
import { type GivenProduct, givenShop } from './shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }

const guestAdd = (product: GivenProduct, cartId: string | null = null, qty = 1) =>
  world.call(addToCart, { body: { data: { cartItem: { sku: product.sku, qty } }, cartId } })
const read = (cartID: string, as?: string) => world.call(getCart, { query: { cartID }, as })

describe('adding to the bag', () => {
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

  test('puts the same thing on the same line, and differently made things on lines of their own', async () => {
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

  test('asks for what a product needs to know, and refuses what it does not offer', async () => {
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

  test('stops at ten of one thing and at what is left, and says so beside the cart', async () => {
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

  test('holds at most a hundred different things', async () => {
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

  test('refuses ids that are no ids', async () => {
    const kurta = await given.shop().product()
    for (const cartId of ['x'.repeat(500), '1; drop table cart', '../../etc', '9'.repeat(20)]) {
      const answer = await world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty: 1 } }, cartId } })
      expect([answer.status, answer.error.code]).toEqual([400, 'validation'])
    }
    const tooLarge = await given.user()
    expect((await read('9223372036854775808', tooLarge.token)).status).toBe(404)
  })
})

describe('changing the bag', () => {
  test('sets, removes and counts', async () => {
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

  test('empties it and keeps the cart', async () => {
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const { body } = await world.call(deleteCart, { body: { cartID: String(cartId) } })
    expect(body.data).toMatchObject({ cartId, count: 0 })
    expect((await read(String(cartId))).body.data.cart?.totals.price_paid).toBe(0)
  })

  test('tells when a price moved and when stock ran out', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ stock: 5 })
    const { cartId } = (await guestAdd(kurta, null, 3)).body.data
    await shop.price(kurta, 120_000)
    const line = async () => (await read(String(cartId))).body.data.cart?.items[0]
    expect((await line())?.msg_title).toBe('The price went up from ₹1,000 to ₹1,200.')
    await shop.stock(kurta, 2)
    expect(await line()).toMatchObject({ is_available: true, max_qty: 2, qty: 2, change: 'fewer' })
    await shop.stock(kurta, 0)
    expect(await line()).toMatchObject({ is_available: false, msg_title: 'Sold out.' })
    expect((await read(String(cartId))).body.data.cart?.totals.price_paid).toBe(0)
  })

  test('knows for a pincode whether everything arrives', async () => {
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const at = async (pincode: string) =>
      (await world.call(getCart, { query: { cartID: String(cartId), pincode } })).body.data.cart
    expect(await at('110049')).toMatchObject({ is_deliverable: true, v2Pincode: '110049' })
    expect(await at('999999')).toMatchObject({
      is_deliverable: false,
      items: [{ deliverable: false, msg_title: 'This can’t be delivered to your pincode.' }],
    })
  })
})

describe('somebody else’s cart', () => {
  test('looks exactly like one that does not exist, on every call', async () => {
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

describe('a coupon', () => {
  test('comes off the bag, and can be taken off again', async () => {
    await given.shop().coupon('CHAI10')
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const body = { cartID: String(cartId) }
    const applied = await world.call(addCoupon, { body: { ...body, couponCode: ' chai10 ' } })
    expect(applied.body).toMatchObject({
      status: 'success',
      data: { cart: { totals: { coupon_code: 'CHAI10', discount: 100, base_total: 900 } } },
    })
    expect((await world.call(removeCoupon, { body })).body).toMatchObject({ status: 'success' })
    const nothing = await world.call(removeCoupon, { body })
    expect(nothing.body).toMatchObject({ status: 'error', message: 'Coupon code not valid.' })
  })

  test.each([
    ['an unknown code', 'NOBODYKNOWS', 'Coupon code not valid.'],
    ['one whose time is over', 'OVER', 'Coupon code not valid.'],
    ['one that is used up', 'GONE', 'This coupon has been used up.'],
    ['one for a bigger bag', 'BIGBAG', 'Add ₹1,000 more to use BIGBAG.'],
    ['perks of somebody who is not signed in', 'REWARD50', 'Sign in to use your perks.'],
  ])('is refused with its reason: %s', async (_what, couponCode, message) => {
    const shop = given.shop()
    if (couponCode === 'OVER') await shop.coupon('OVER', { ends: new Date('2025-01-01') })
    if (couponCode === 'GONE') {
      await shop.coupon('GONE', { usageLimit: 1 })
      await world.db`update coupon set used = 1 where code = 'GONE'`
    }
    if (couponCode === 'BIGBAG') await shop.coupon('BIGBAG', { minBag: 200_000 })
    const { cartId } = (await guestAdd(await shop.product())).body.data
    const { body } = await world.call(addCoupon, { body: { cartID: String(cartId), couponCode } })
    expect(body).toMatchObject({
      status: 'error',
      message,
      data: { cart: { totals: { discount: 0, coupon_code: null } } },
    })
  })

  test('can be tried without being kept', async () => {
    await given.shop().coupon('TRYME')
    const { cartId } = (await guestAdd(await given.shop().product())).body.data
    const tried = await world.call(getCartV3, { query: { cartID: String(cartId), coupon_code: 'TRYME' } })
    expect(tried.body.data.cart?.totals.discount).toBe(100)
    expect((await read(String(cartId))).body.data.cart?.totals.discount).toBe(0)
  })
})

describe('the number of statements', () => {
  test('does not grow with the bag', async () => {
    const shop = given.shop()
    const merchant = await shop.merchant()
    const statements = async (cartId: string) => {
      const before = await countStatements()
      await read(cartId)
      return (await countStatements()) - before
    }
    const { cartId } = (await guestAdd(await shop.product({ merchant }))).body.data
    const one = await statements(String(cartId))
    for (let more = 0; more < 6; more += 1) await guestAdd(await shop.product({ merchant }), cartId)
    expect(await statements(String(cartId))).toBe(one)
    expect(one).toBe(1)
  })
})

let statements = 0
const countStatements = async () => statements
beforeAll(() => {
  world.db.options.debug = () => {
    statements += 1
  }
})

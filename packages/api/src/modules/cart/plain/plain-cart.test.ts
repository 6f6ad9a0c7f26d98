import { cartCookie } from '@nukkad/contracts/cart-cookie'
import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../shop.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world) }
const ownPage = { 'sec-fetch-site': 'same-origin' }

interface Sent {
  readonly cartId?: string
  readonly headers?: Record<string, string>
}

async function send(path: string, fields: Record<string, string>, { cartId, headers = ownPage }: Sent = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/carts/${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(cartId && { cookies: { [cartCookie]: cartId } }),
  })
  const cookie = answer.cookies.find(({ name }) => name === cartCookie)
  return { status: answer.statusCode, to: answer.headers.location, page: answer.body, headers: answer.headers, cookie }
}
const read = async (cartID: string) => (await world.call(getCart, { query: { cartID } })).body.data.cart

describe('cart forms without JavaScript', () => {
  test('put an item into a new guest cart, set its cookie and redirect there; the next joins it', async () => {
    const kurta = await given.shop().product({ stock: 5 })
    const first = await send('add-form', { sku: kurta.sku })
    const cartId = first.cookie?.value ?? ''
    expect(first).toMatchObject({ status: 303, to: `/shop/${cartId}/cart?plain=1` })
    expect(first.cookie).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 90 * 86_400 })
    expect(first.cookie?.httpOnly).toBeUndefined()

    expect(await send('add-form', { sku: kurta.sku }, { cartId })).toMatchObject({ status: 303, to: first.to })
    expect((await read(cartId))?.items).toMatchObject([{ sku: kurta.sku, qty: 2 }])
  })

  test('reuse the cart that scripts created', async () => {
    const kurta = await given.shop().product({ stock: 5 })
    const { body } = await world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty: 1 } } } })
    const cartId = body.data.cartId ?? ''
    await send('add-form', { sku: kurta.sku }, { cartId })
    expect((await read(cartId))?.item_count).toBe(2)
  })

  test('create a new cart when the cookie’s cart is gone or is not a guest’s', async () => {
    const kurta = await given.shop().product({ stock: 5 })
    for (const cartId of ['f'.repeat(32), '41', '<script>']) {
      const { status, cookie } = await send('add-form', { sku: kurta.sku }, { cartId })
      expect(status).toBe(303)
      expect(cookie?.value).toMatch(/^[0-9a-f]{32}$/)
      expect(cookie?.value).not.toBe(cartId)
    }
  })

  test('change and remove a line, and redirect to the empty cart after the last one', async () => {
    const kurta = await given.shop().product({ stock: 5 })
    const cartId = (await send('add-form', { sku: kurta.sku })).cookie?.value ?? ''
    const itemId = (await read(cartId))?.items[0]?.item_id ?? ''
    const line = { itemId, sku: kurta.sku }
    expect((await send('line-form', { ...line, qty: '3' }, { cartId })).status).toBe(303)
    expect((await read(cartId))?.item_count).toBe(3)
    expect((await send('line-form', { ...line, qty: '0' }, { cartId })).to).toBe('/shop/cart/empty')
    expect((await send('line-form', { ...line, qty: '1' })).to).toBe('/shop/cart/empty')
  })

  test('are refused with a page that shows the reason and a link back', async () => {
    const last = await given.shop().product({ stock: 1 })
    const back = '/shop/product/kurta?selectedSku=x"><b>'
    const cartId = (await send('add-form', { sku: last.sku })).cookie?.value ?? ''
    const second = await send('add-form', { sku: last.sku, back }, { cartId })
    expect(second).toMatchObject({ status: 409, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(second.page).toContain('Only 1 left, and you have 1 in your bag.')
    expect(second.page).toContain('href="/shop/product/kurta?selectedSku=x&quot;&gt;&lt;b&gt;"')

    const sizeless = await send('add-form', { sku: '', back: '//elsewhere.example' })
    expect(sizeless.status).toBe(400)
    expect(sizeless.page).toContain('Please choose a size or variant first.')
    expect(sizeless.page).toContain('href="/"')
    expect((await send('add-form', { sku: 'no-such-thing' })).page).toContain('This product is no longer sold.')
  })

  test('are accepted only from pages of this site', async () => {
    const kurta = await given.shop().product({ stock: 5 })
    const sent = async (headers: Record<string, string>) =>
      (await send('add-form', { sku: kurta.sku }, { headers: { host: 'nukkad.example', ...headers } })).status
    expect(await sent({ 'sec-fetch-site': 'cross-site', origin: 'http://nukkad.example' })).toBe(403)
    expect(await sent({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await sent({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await sent({ origin: 'null' })).toBe(403)
    expect(await sent({})).toBe(403)
    expect(await sent({ origin: 'http://nukkad.example' })).toBe(303)
  })

  test('are rate limited per address', async () => {
    const wanted = { 'x-forwarded-for': '203.0.113.9', ...ownPage }
    let last = await send('add-form', { sku: 'none' }, { headers: wanted })
    for (let tries = 0; tries < 60; tries++) last = await send('add-form', { sku: 'none' }, { headers: wanted })
    expect(last.status).toBe(429)
    expect(last.page).toContain('Too many attempts.')
  })

  test('redirect to the browser’s cart, or to the empty one', async () => {
    const ask = async (value: string) =>
      (await world.app.inject({ url: '/api/carts/of-browser', cookies: { [cartCookie]: value } })).headers.location
    expect(await ask('0123456789abcdef0123456789abcdef')).toBe('/shop/0123456789abcdef0123456789abcdef/cart?plain=1')
    expect(await ask('//elsewhere.example')).toBe('/shop/cart/empty')
  })
})

import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { listSaved } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './cart-empty-page.tsx'

const path = '/shop/cart/empty'
const around = [answer(listProducts, givenList()), answer(listSaved, { data: [] })]

test('redirects to the cart when it has items', async () => {
  const count = answer(cartCount, { data: { count: 3, cartId: '7' } })
  const { path: now, propsOf } = await renderScreen(screen, { path, cartId: '7', answers: [...around, count] })
  await waitFor(() => expect(now()).toBe('/shop/7/cart'))
  expect(propsOf('COMMERCE_CART_OPENED')).toEqual([])
  expect(page.queryByText('Your bag is empty')).toBeNull()
})

test('never says that the cart is empty before the count arrives or while redirecting', async () => {
  const read: string[] = []
  const watch = new MutationObserver(() => read.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  const count = answer(cartCount, { data: { count: 3, cartId: '7' } })
  const { path: now } = await renderScreen(screen, { path, cartId: '7', answers: [...around, count] })
  await waitFor(() => expect(now()).toBe('/shop/7/cart'))
  watch.disconnect()
  expect(read.some((text) => text.includes('Your bag'))).toBe(true)
  expect(read.filter((text) => text.includes('Your bag is empty'))).toEqual([])
})

test('is empty without an API call when there is no cart', async () => {
  const { network, propsOf } = await renderScreen(screen, { path, answers: around })
  expect(await page.findByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeTruthy()
  expect(network.callsTo(cartCount)).toHaveLength(0)
  expect(propsOf('COMMERCE_CART_OPENED')).toEqual([{ currency: 'INR', value: 0, items: [] }])
})

import { movedPage } from './moved-pages.ts'

test.each([
  ['/terms', '/policies#terms'],
  ['/policy/', '/policies#privacy'],
  ['/refunds?ref=mail', '/policies?ref=mail#refunds'],
  ['/contact', '/policies#contact'],
  ['/policies-lbb', '/policies'],
  ['/sales-page', '/shop'],
  ['/catalog?utm_source=a', '/shop?utm_source=a'],
  ['/checkout-retry', '/shop/cart/empty'],
  ['/checkout-redemption', '/wallet'],
  ['/perks', '/wallet'],
  ['/rewards', '/wallet'],
  ['/rewards-transaction?page=2', '/transaction?page=2'],
])('%s leads to %s for good', (url, to) => expect(movedPage(url)).toEqual({ to, status: 301 }))

test('the cart is found by the browser, so its address leads on for now', () => {
  expect(movedPage('/cart')).toEqual({ to: '/shop/cart/empty', status: 302 })
})

test.each(['/', '/shop', '/terms/of/use', '/constructor', '/policies'])('%s stays', (url) =>
  expect(movedPage(url)).toBeUndefined(),
)

import { movedPage } from './moved-pages.ts'

test.each([
  ['/terms', '/policies#terms'],
  ['/policy/', '/policies#privacy'],
  ['/refunds?ref=mail', '/policies?ref=mail#refunds'],
  ['/contact', '/policies#contact'],
  ['/accessibility', '/policies#accessibility'],
  ['/policies-lbb', '/policies'],
  ['/sales-page', '/shop'],
  ['/catalog?utm_source=a', '/shop?utm_source=a'],
  ['/checkout-retry', '/shop/cart/empty'],
  ['/checkout-redemption', '/wallet'],
  ['/perks', '/wallet'],
  ['/rewards', '/wallet'],
  ['/rewards-transaction?page=2', '/transaction?page=2'],
])('redirects %s permanently to %s', (url, to) => expect(movedPage(url)).toEqual({ to, status: 301 }))

test('redirects /cart temporarily, since the browser finds the cart', () => {
  expect(movedPage('/cart')).toEqual({ to: '/shop/cart/empty', status: 302 })
})

test.each(['/', '/shop', '/terms/of/use', '/constructor', '/policies'])('does not redirect %s', (url) =>
  expect(movedPage(url)).toBeUndefined(),
)

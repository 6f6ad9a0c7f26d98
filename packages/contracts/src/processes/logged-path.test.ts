import { hrefs } from '../hrefs.ts'
import { loggedPath } from './logged-path.ts'

const hex = '0123456789abcdef0123456789abcdee'

test.each([
  [`${hrefs.privateLink(hex)}/`, '/…/'],
  [hrefs.privateLink(hex.toUpperCase(), 'a-detail'), '/…/a-detail'],
  [hrefs.privateLink('t-0123456789abcdef'), '/…'],
  [hrefs.plainCart(hex), '/shop/…/cart'],
  [hrefs.orderFailed(hex), '/shop/order/failed/…'],
  [hrefs.giftList('diwali', 'Zk3-x_9QaLr7mN2bTc8vWd'), '/event/gifts/diwali/…'],
  ['/api/gift-finder/choices/Zk3-x_9QaLr7mN2bTc8vWd', '/api/gift-finder/choices/…'],
  ['/api/account/notices/stop?token=7.restock.abc', '/api/account/notices/stop'],
  [hrefs.product('a-slug-of-22-characters'), '/shop/product/a-slug-of-22-characters'],
  [hrefs.giftFinder('diwali', 'who=mother'), '/event/gifts/diwali'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

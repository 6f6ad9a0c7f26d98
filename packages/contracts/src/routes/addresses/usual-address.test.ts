import { matchRoute } from '../house-routes.ts'
import { usualAddress } from './usual-address.ts'

const house = { match: matchRoute }

test.each([
  ['/Delhi', '/delhi'],
  ['/DELHI/shop', '/delhi/shop'],
  ['/Shop/C/Shopping/Shoes', '/shop/c/shopping/shoes'],
  ['/shop/product/Indigo-Kurta', '/shop/product/indigo-kurta'],
  ['/Shop/OrderDetails/NK-7F3Q', '/shop/orderdetails/NK-7F3Q'],
  ['/SHOP/AbCdEfGhIjKlMnOpQrStUvWxYz012345/cart', '/shop/AbCdEfGhIjKlMnOpQrStUvWxYz012345/cart'],
])('usualAddress of %s is %s', (typed, usual) => {
  expect(usualAddress(typed, house)).toBe(usual)
})

test.each(['/delhi', '/shop/orderdetails/NK-7F3Q', '/Nowhere/At/All/Of/Them', '/places/%E0%A4%A'])(
  'usualAddress leaves %s unchanged',
  (path) => {
    expect(usualAddress(path, house)).toBeUndefined()
  },
)

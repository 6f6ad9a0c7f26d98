import { getCart, productCarousel } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { cartOffers } from '@nukkad/contracts/endpoints/cart/coupons'
import { listSaved } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer } from '@nukkad/platform/testing'
import { givenCart, givenCartAnswer } from '../parts/cart/cart.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'
import { givenOffer } from './offer.given.ts'

/** What the cart page requests besides the cart. */
export const givenAround = () => [
  answer(cartOffers, { data: [givenOffer()] }),
  answer(listSaved, { data: [] }),
  answer(productCarousel, { data: [] }),
  answer(listProducts, givenList()),
]

/** Everything that the page of this cart requests. */
export const givenCartAnswers = (cart: Cart = givenCart()) => [answer(getCart, givenCartAnswer(cart)), ...givenAround()]

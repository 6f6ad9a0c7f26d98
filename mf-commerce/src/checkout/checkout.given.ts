import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer } from '@nukkad/platform/testing'
import { givenCartAnswer } from '../parts/cart/cart.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'

export const checkoutPath = '/shop/w/7/checkout'
export const delhi = {
  data: {
    pincode: '110003',
    serviceability: [{ partner: 'Delhivery', deliver_prepaid: true, deliver_cod: true }],
    district: 'South Delhi',
    postalCity: 'New Delhi',
    state: 'Delhi',
    wefastCity: null,
    city: 'delhi',
    days: 2,
  },
}
/** What the checkout requests besides the addresses: the cart, a serviceable pincode and products. */
export const aroundCheckout = [
  answer(getCart, givenCartAnswer()),
  answer(lookUpPincode, delhi),
  answer(listProducts, givenList()),
]

import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { deliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { createTransaction, payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import { attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenCart, givenCartAnswer } from '../parts/cart/cart.given.ts'
import { givenAddress } from '../parts/order/order.given.ts'
import { transactionId } from '../parts/paying/paying.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'

export const path = '/shop/w/7/review'

export const givenCashCart = (parts: Partial<Cart> = {}) =>
  givenCart({ selected_payment_method: 'cashondelivery', ...parts })

export const around = (cart = givenCashCart()) => [
  answer(getCart, givenCartAnswer(cart)),
  answer(attachedAddress, { data: givenAddress() }),
  answer(listProducts, givenList()),
  answer(deliveryDays, { data: { days: ['2026-12-05', '2026-12-07', '2026-12-08'] } }),
]

export const agreed = answer(createTransaction, { transactionId, amount: 1499, totals: givenCart().totals })

export const placed = answer(payOnDelivery, { data: { transactionId, orderIds: ['NK-7F3K-92'] } })

export const place = () => page.findByRole('button', { name: /lace the order for/ })

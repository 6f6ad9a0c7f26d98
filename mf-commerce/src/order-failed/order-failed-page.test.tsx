import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import {
  createTransaction,
  getTransaction,
  payOnDelivery,
  type Transaction,
} from '@nukkad/contracts/endpoints/orders/orders'
import { createGatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenPaymentOption } from '../parts/cart/cart.given.ts'
import { givenGateway, givenTransaction, transactionId } from '../parts/paying/paying.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './order-failed-page.tsx'

const path = `/shop/order/failed/7?txn=${transactionId}`
const failed: Partial<Transaction> = { state: 'failed', next: 'retry', reason: 'Your bank declined the card.' }

const open = (transaction: Partial<Transaction> = failed, cart: Cart = givenCart(), user: object | null = {}) =>
  renderScreen(screen, {
    path,
    ...(user && { user }),
    answers: [
      answer(getCart, givenCartAnswer(cart)),
      answer(getTransaction, { data: givenTransaction(transaction) }),
      answer(listProducts, givenList()),
      answer(createTransaction, { transactionId: 'txn_87654321', amount: 1499, totals: cart.totals }),
      answer(payOnDelivery, { data: { transactionId: 'txn_87654321', orderIds: ['NK-7F3K-92'] } }),
    ],
  })

describe('failed payment', () => {
  test('shows the reason and the kept cart, and retries with one tap', async () => {
    const gateway = givenGateway()
    const { network, propsOf } = await open()
    network.answer(createGatewayOrder, { data: gateway.order })
    expect(await page.findByText('Your bank declined the card.')).toBeTruthy()
    expect(page.getByText('Indigo block-print kurta')).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Try again: pay ₹1,499' }))

    await waitFor(() => expect(gateway.windows).toHaveLength(1))
    expect(propsOf('ORDER_FAILED')).toEqual([{}])
    gateway.end()
  })

  test('switches to cash on delivery with one tap, without the online discount', async () => {
    const cart = givenCart()
    const { path: now, network } = await open(failed, {
      ...cart,
      totals: { ...cart.totals, online_payment_discount: 20, price_paid: 1479 },
    })

    await userEvent.click(await page.findByRole('button', { name: 'Pay ₹1,499 on delivery instead' }))

    await waitFor(() => expect(now()).toBe('/shop/order/confirmed/txn_87654321'))
    expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({ paymentMethod: 'cashondelivery' })
  })

  test('shows the amount of each payment method on its button', async () => {
    const online = givenPaymentOption({ discount: 20, price_paid: 1479 })
    const cash = givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery' })
    await open(failed, givenCart({ payment_options: [online, cash] }))
    expect(await page.findByRole('button', { name: 'Try again: pay ₹1,479' })).toBeTruthy()
    expect(page.getByRole('button', { name: 'Pay ₹1,499 on delivery instead' })).toBeTruthy()
    expect(page.getByText('Paying online takes ₹20 off.')).toBeTruthy()
  })

  test('says why cash on delivery is unavailable', async () => {
    const [online] = givenCart().payment_options
    if (!online) throw new Error('no option')
    const cash = givenPaymentOption({
      method: 'cashondelivery',
      isAvailable: false,
      reason: 'Cash on delivery is not available for personalised items.',
    })
    await open(failed, givenCart({ payment_options: [online, cash] }))

    expect(await page.findByText('Cash on delivery is not available for personalised items.')).toBeTruthy()
    expect(page.queryByRole('button', { name: /on delivery/ })).toBeNull()
  })

  test('retries a gift with its note, and not on delivery', async () => {
    givenGateway()
    const giftNote = { from: 'Asha', text: 'Happy birthday!' }
    const { network } = await open({ ...failed, gift_note: giftNote })
    await userEvent.click(await page.findByRole('button', { name: /^Try again/ }))

    await waitFor(() => expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({ giftNote }))
    expect(page.queryByRole('button', { name: /on delivery/ })).toBeNull()
  })

  test('retries for the day that was chosen, and says that it has become impossible', async () => {
    givenGateway()
    const { network } = await open({ ...failed, delivery_day: '2026-12-05' })
    expect(await page.findByText('with you on Saturday, 5 December')).toBeTruthy()
    const message = 'Delivery on Saturday, 5 December is not possible. Please choose another day.'
    network.answer(createTransaction, { message: { code: 'delivery_day', message } })
    await userEvent.click(page.getByRole('button', { name: /^Try again/ }))

    expect(await page.findByText(message)).toBeTruthy()
    expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({ deliveryDay: '2026-12-05' })
    expect(page.getByRole('link', { name: 'Back to the review' })).toBeTruthy()
  })

  test('redirects to the confirmation when the payment arrived late', async () => {
    const { path: now, propsOf } = await open({ state: 'placed', next: 'confirmed' })
    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`))
    expect(propsOf('ORDER_FAILED')).toEqual([])
  })

  test('asks a signed-out visitor to sign in', async () => {
    const { tracked } = await open(failed, givenCart(), null)
    expect(await page.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(tracked).toEqual([])
  })
})

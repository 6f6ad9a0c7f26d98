import { orderConfirmation } from '@nukkad/contracts/endpoints/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import { givenOrder } from '../given/order.given.ts'
import { screen } from './order-confirmed-page.tsx'

const path = '/shop/order/confirmed/txn_12345678'
const transaction = {
  transactionId: 'txn_12345678',
  state: 'placed',
  method: 'cashondelivery',
  amount: 1499,
  currency: 'INR',
  cartId: null,
  orderIds: ['NK-7F3K-92'],
}

describe('a placed order', () => {
  test('thanks by name and says when it comes and what to keep ready', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(orderConfirmation, { data: { transaction, orders: [givenOrder()] } })],
    })

    expect(await page.findByRole('heading', { level: 1, name: 'Thank you, Asha.' })).toBeTruthy()
    expect(page.getByText(/with you by Tuesday, 25 November/)).toBeTruthy()
    expect(page.getByText('Keep ₹1,499 ready for the courier.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Details, change or cancel' })).toBeTruthy()
  })

  test('paid online says what was paid and what came from the credit', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(orderConfirmation, {
          data: { transaction: { ...transaction, method: 'razorpay', credit: 250 }, orders: [givenOrder()] },
        }),
      ],
    })

    expect(await page.findByText('Paid ₹1,249 online. ₹250 came from your credit.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Track this parcel' }).getAttribute('href')).toBe(
      '/shop/ordertrack/NK-7F3K-92',
    )
  })

  test('that is not paid yet is waited for on the payment’s own page', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(orderConfirmation, { data: { transaction: { ...transaction, state: 'pending' }, orders: [] } })],
    })
    await waitFor(() => expect(now()).toBe('/txn/track/txn_12345678'))
  })
})

import { orderConfirmation } from '@nukkad/contracts/endpoints/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
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
    expect(page.getByText(/by Tuesday, 25 November/)).toBeTruthy()
    expect(page.getByText('Keep ₹1,499 ready for the courier.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Order NK-7F3K-92' })).toBeTruthy()
  })

  test('that waits for its payment is asked about until it is through', async () => {
    let asked = 0
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(orderConfirmation, () => ({
          data: { transaction: { ...transaction, state: asked++ ? 'placed' : 'pending' }, orders: [givenOrder()] },
        })),
      ],
    })
    expect(await page.findByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeTruthy()

    expect(await page.findByRole('heading', { level: 1, name: /Thank you/ }, { timeout: 5000 })).toBeTruthy()
  }, 10_000)
})

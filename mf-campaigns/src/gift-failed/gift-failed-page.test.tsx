import { buyGiftCard, giftCardTransaction } from '@nukkad/contracts/endpoints/money/gift-cards'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPurchase } from '../parts/gifts/gifts.given.ts'
import { screen } from './gift-failed-page.tsx'

const path = '/local-gifts/orderfailed/T-77'
const user = { _id: '5' }
const failed = givenPurchase({
  next: 'retry',
  state: 'failed',
  reason: 'The bank said no: not enough money.',
  canRetry: true,
  card: { state: 'unpaid', delivery: 'unpaid', deliverOn: '2027-02-14T12:30:00Z' },
})

describe('failed gift card payment', () => {
  test('shows the reason and retries with everything kept', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user,
      answers: [
        answer(giftCardTransaction, { data: failed }),
        answer(buyGiftCard, { message: { message: 'Not now.', code: 'closed' } }),
      ],
    })
    expect(await page.findByText('The bank said no: not enough money.')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Try again: pay ₹1,000' }))
    expect(await page.findByText('Not now.')).toBeTruthy()
    expect(network.callsTo(buyGiftCard)[0]?.body).toEqual({
      slug: 'happy-birthday',
      amount: 1000,
      recipient: { name: 'Asha', email: 'asha@example.org' },
      message: 'Buy the blue one.',
      senderName: 'Dev',
      deliverOn: '2027-02-14T18:00',
      paymentMethod: 'razorpay',
      retry: 'T-77',
    })
  })

  test('redirects to the card when the payment arrived late', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      user,
      answers: [answer(giftCardTransaction, { data: givenPurchase() })],
    })
    await waitFor(() => expect(now()).toBe('/local-gifts/confirmation/T-77'))
  })
})

import { getTransaction, getTransactionState, type Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import { givenTransaction, transactionId } from '../parts/paying/paying.given.ts'
import { screen } from './transaction-track-page.tsx'
import { pauseBefore } from './use-transaction.ts'

const path = `/txn/track/${transactionId}`
const open = (transaction: Partial<Transaction>) =>
  renderScreen(screen, { path, user: {}, answers: [answer(getTransaction, { data: givenTransaction(transaction) })] })

describe('payment tracking page', () => {
  test('explains a pending payment and redirects once it is confirmed', async () => {
    const { network, path: now } = await open({ state: 'pending', next: 'wait', pollAfter: 200 })
    expect(await page.findByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeTruthy()
    expect(page.getByText('Sent to your bank')).toBeTruthy()
    expect(page.queryByText('You paid')).toBeNull()
    expect(page.getByText(/You can close this page; we will write to you/)).toBeTruthy()

    network.answer(getTransaction, { data: givenTransaction({ state: 'placed', next: 'confirmed' }) })

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`), { timeout: 4000 })
  })

  test('redirects to the failed-payment page when the payment failed', async () => {
    const { path: now } = await open({ state: 'failed', next: 'retry' })
    await waitFor(() => expect(now()).toBe(`/shop/order/failed/7?txn=${transactionId}`))
  })

  test.each([
    ['refunded', 'Paid, but sold out'],
    ['review', 'We are checking your payment'],
    ['pay', 'Payment not completed'],
  ] as const)('shows the state %s', async (next, title) => {
    await open({ next })
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  test('links back to an unfinished payment', async () => {
    await open({ next: 'pay' })
    const link = await page.findByRole('link', { name: 'Continue payment' })
    expect(link.getAttribute('href')).toBe(`/shop/w/7/review?txn=${transactionId}`)
  })

  test('treats another user’s payment as nonexistent', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getTransaction, refuse(404, 'no_such_entity', 'No such entity with %fieldName'))],
    })
    expect(await page.findByRole('heading', { name: 'Order not found' })).toBeTruthy()
  })

  test('shows a guest only the state and the order number, and the rest after sign-in', async () => {
    const state = {
      transactionId,
      state: 'placed',
      next: 'confirmed',
      orderIds: ['NK-1234-56'],
      pollAfter: null,
    } as const
    const { network } = await renderScreen(screen, { path, answers: [answer(getTransactionState, { data: state })] })
    expect(await page.findByRole('heading', { level: 1, name: 'Paid and ordered' })).toBeTruthy()
    expect(page.getByText('Order NK-1234-56')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Sign in for the details' })).toBeTruthy()
    expect(network.callsTo(getTransaction)).toHaveLength(0)
  })

  test('shows a guest an unknown payment as nonexistent', async () => {
    const gone = refuse(404, 'no_such_entity', 'No such entity with %fieldName')
    await renderScreen(screen, { path, answers: [answer(getTransactionState, gone)] })
    expect(await page.findByRole('heading', { name: 'Order not found' })).toBeTruthy()
  })
})

test('polls at growing intervals up to 20 s and stops once the payment is settled', () => {
  const waiting = givenTransaction({ next: 'wait', pollAfter: 2000 })
  const pauses = [0, 1, 5, 50].map((asked) => Number(pauseBefore(waiting, asked)))
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses[0]).toBe(2000)
  expect(pauses.at(-1)).toBe(20_000)
  expect(pauseBefore(givenTransaction({ next: 'confirmed' }), 3)).toBe(false)
  expect(pauseBefore(givenTransaction({ next: 'wait', pollAfter: null }), 3)).toBe(false)
})

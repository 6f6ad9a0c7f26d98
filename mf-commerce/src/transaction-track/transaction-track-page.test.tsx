import { getTransaction, getTransactionState, type Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import { givenTransaction, transactionId } from '../parts/paying/paying.given.ts'
import { screen } from './transaction-track-page.tsx'
import { pauseBefore } from './use-transaction.ts'

const path = `/txn/track/${transactionId}`
const open = (transaction: Partial<Transaction>) =>
  renderScreen(screen, { path, user: {}, answers: [answer(getTransaction, { data: givenTransaction(transaction) })] })

describe('a payment', () => {
  test('that is pending says what happens next and leads on by itself when it is through', async () => {
    const { network, path: now } = await open({ state: 'pending', next: 'wait', pollAfter: 200 })
    expect(await page.findByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeTruthy()
    expect(page.getByText(/You may close this page; we write to you/)).toBeTruthy()

    network.answer(getTransaction, { data: givenTransaction({ state: 'placed', next: 'confirmed' }) })

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`), { timeout: 4000 })
  })

  test('that failed leads to the page that tries again', async () => {
    const { path: now } = await open({ state: 'failed', next: 'retry' })
    await waitFor(() => expect(now()).toBe(`/shop/order/failed/7?txn=${transactionId}`))
  })

  test.each([
    ['refunded', 'Paid, but it was gone'],
    ['review', 'We look at your payment'],
    ['pay', 'This payment is not finished'],
  ] as const)('that is at %s says so', async (next, title) => {
    await open({ next })
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  test('that is not finished can be gone on with', async () => {
    await open({ next: 'pay' })
    const link = await page.findByRole('link', { name: 'Go on paying' })
    expect(link.getAttribute('href')).toBe(`/shop/w/7/review?txn=${transactionId}`)
  })

  test('of somebody else is not there', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getTransaction, refuse(404, 'no_such_entity', 'No such entity with %fieldName'))],
    })
    expect(await page.findByRole('heading', { name: 'No such order of yours' })).toBeTruthy()
  })

  test('tells whoever has its number how it stands and the order, and the rest after signing in', async () => {
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

  test('whose number nobody gave out is not there', async () => {
    const gone = refuse(404, 'no_such_entity', 'No such entity with %fieldName')
    await renderScreen(screen, { path, answers: [answer(getTransactionState, gone)] })
    expect(await page.findByRole('heading', { name: 'No such order of yours' })).toBeTruthy()
  })
})

test('the questions come further and further apart, and end with the answer', () => {
  const waiting = givenTransaction({ next: 'wait', pollAfter: 2000 })
  const pauses = [0, 1, 5, 50].map((asked) => Number(pauseBefore(waiting, asked)))
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses[0]).toBe(2000)
  expect(pauses.at(-1)).toBe(20_000)
  expect(pauseBefore(givenTransaction({ next: 'confirmed' }), 3)).toBe(false)
  expect(pauseBefore(givenTransaction({ next: 'wait', pollAfter: null }), 3)).toBe(false)
})

import { listOrders, waitingPayments } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenOrder } from '../parts/order/order.given.ts'
import { screen } from './order-history-page.tsx'

const path = '/shop/orderhistory'
const pageOf = (data: ReturnType<typeof givenOrder>[], hasNext = false, number = 1) => ({
  data,
  total: data.length,
  page: number,
  pagesize: 20,
  hasNext,
})

describe('order history', () => {
  test('lists orders with their state and a link to each', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(listOrders, pageOf([givenOrder()], true))],
    })

    const link = await page.findByRole('link', { name: 'Indigo block-print kurta' })
    expect(link.getAttribute('href')).toBe('/shop/orderdetails/NK-7F3K-92')
    expect(page.getByText('Confirmed')).toBeTruthy()
    expect(tracked).toEqual([['ORDER_HISTORY_VIEWED', {}]])
    expect(page.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/shop/orderhistory?page=2')
  })

  test('links to the shop when there are no orders', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(listOrders, pageOf([]))] })

    expect(await page.findByRole('heading', { name: 'No orders yet' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Browse the shop' }).getAttribute('href')).toBe('/shop')
  })

  test('says that a payment is waiting for the bank, although there is no order yet', async () => {
    const waiting = answer(waitingPayments, { data: [{ transactionId: 'txn_12345678', amount: 1229.1 }] })
    await renderScreen(screen, { path, user: {}, answers: [answer(listOrders, pageOf([])), waiting] })

    expect(await page.findByText(/A payment of ₹1,229.10 is waiting for your bank/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe('/txn/track/txn_12345678')
  })

  test('asks a signed-out visitor to sign in', async () => {
    const { tracked } = await renderScreen(screen, { path, answers: [] })

    expect(await page.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(tracked).toEqual([])
  })
})

import { merchantOrders, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { merchantReturns } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { answer, hang, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, givenReturn, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-orders-page.tsx'

const path = '/merchant-orders'
const counts = {
  all: 9,
  waiting: 3,
  accepted: 1,
  packed: 0,
  shipped: 2,
  delivered: 2,
  failed: 0,
  on_hold: 0,
  ended: 1,
  send_today: 1,
  to_send: 4,
}
const list = { data: [givenMerchantOrder()], total: 9, page: 1, pagesize: 20, hasNext: true, counts }
const returns = {
  data: [{ ...givenReturn(), buyer: 'Asha Menon' }],
  total: 1,
  page: 1,
  pagesize: 20,
  hasNext: false,
  counts: { all: 1, waiting: 1, under_way: 0, ended: 0 },
}
const answers = [answer(merchantOrders, list), answer(merchantReturns, returns)]

describe('the merchant’s orders', () => {
  test('filters orders by their pending step, with counts', async () => {
    const { path: here, network } = await renderScreen(screen, { path, user: merchantUser, answers })

    await userEvent.click(await page.findByRole('link', { name: /New\s*3/ }))

    expect(here()).toBe('/merchant-orders?group=waiting')
    await waitFor(() => expect(network.callsTo(merchantOrders).at(-1)?.query).toMatchObject({ group: 'waiting' }))
    expect(page.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/merchant-orders?group=waiting&page=2')
  })

  test('lists what has to leave today, and all by the day to send', async () => {
    const { path: here, network } = await renderScreen(screen, { path, user: merchantUser, answers })

    await userEvent.click(await page.findByRole('link', { name: /Send today\s*1/ }))
    expect(here()).toBe('/merchant-orders?send=today')
    await waitFor(() => expect(network.callsTo(merchantOrders).at(-1)?.query).toMatchObject({ send: 'today' }))
    expect(page.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/merchant-orders?send=today&page=2')
    await userEvent.click(page.getByRole('link', { name: /By day to send\s*4/ }))
    await waitFor(() => expect(network.callsTo(merchantOrders).at(-1)?.query).toMatchObject({ send: 'all' }))
  })

  test('shows no count before it is known', async () => {
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantOrders, hang), answer(merchantReturns, hang)],
    })
    expect((await page.findByRole('link', { name: 'New' })).textContent).toBe('New')
  })

  test('finds orders by number', async () => {
    const { network, path: here } = await renderScreen(screen, { path, user: merchantUser, answers })

    await userEvent.type(await page.findByRole('searchbox'), 'NK-7F3K{Enter}')

    expect(here()).toBe('/merchant-orders?q=NK-7F3K')
    expect(document.activeElement).toBe(page.getByRole('searchbox'))
    expect(await page.findByText('9 found.')).toBeTruthy()
    await waitFor(() => expect(network.callsTo(merchantOrders).at(-1)?.query).toMatchObject({ q: 'NK-7F3K' }))
  })

  test('takes an order’s next step from the list', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [...answers, answer(stepOrder, { data: givenMerchantOrder({ state: 'accepted' }) })],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Accept, order NK-7F3K-92' }))

    await waitFor(() => expect(network.callsTo(stepOrder)[0]?.params).toEqual({ id: 'NK-7F3K-92' }))
  })

  test('leads on to the next order when an accepted one leaves the list', async () => {
    const [first, second] = ['NK-1A1A-11', 'NK-2B2B-22'].map((orderId) => givenMerchantOrder({ orderId }))
    if (!first || !second) throw new Error('no orders')
    const { network } = await renderScreen(screen, {
      path: `${path}?group=waiting`,
      user: merchantUser,
      answers: [
        answer(merchantOrders, { ...list, data: [first, second] }),
        answer(merchantReturns, returns),
        answer(stepOrder, { data: { ...first, state: 'accepted' } }),
      ],
    })
    ;(await page.findByRole('button', { name: 'Accept, order NK-1A1A-11' })).focus()
    network.answer(merchantOrders, { ...list, data: [second] })
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(page.queryByText('NK-1A1A-11')).toBeNull())
    expect(document.activeElement).toBe(page.getByRole('link', { name: 'NK-2B2B-22' }))
  })

  test('marks the orders whose promised day has passed', async () => {
    const late = givenMerchantOrder({ orderId: 'NK-2B2B-22', is_late: true })
    const both = answer(merchantOrders, { ...list, data: [givenMerchantOrder(), late] })
    await renderScreen(screen, { path, user: merchantUser, answers: [both] })

    const mark = await page.findByText(/^Late, promised by 25 Nov/)
    expect(mark.closest('li')?.textContent).toContain('NK-2B2B-22')
  })

  test('shows returns on the same page', async () => {
    await renderScreen(screen, { path: `${path}?group=returns&part=waiting`, user: merchantUser, answers })

    expect(await page.findByRole('heading', { name: 'Return from Asha Menon' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Open order NK-7F3K-92' })).toBeTruthy()
  })
})

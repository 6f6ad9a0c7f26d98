import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

const show = (parts: Parameters<typeof givenMerchantOrder>[0]) =>
  renderScreen(screen, {
    path: '/merchant-orderDetails/NK-7F3K-92',
    user: merchantUser,
    answers: [answer(merchantOrder, { data: givenMerchantOrder(parts) })],
  })
const chosen = { deliver_on: '2025-12-05', expected_by: '2025-12-05', send_by: '2025-12-03' }

describe('an order for a chosen day', () => {
  test('tells its merchant the day and by when to send it, on the page and on the packing slip', async () => {
    await show(chosen)
    const line = (await page.findByText('Deliver on 5 Dec 2025')).closest('p')
    expect(line?.textContent).toBe('Deliver on 5 Dec 2025: send by 3 Dec 2025')
    expect(page.getByText('Deliver on Friday, 5 December').closest('[data-printed-alone]')).toBeTruthy()
    expect(page.queryByText(/promised by/)).toBeNull()
  })

  test('that is sent has no day to send', async () => {
    await show({ ...chosen, send_by: null, state: 'shipped' })
    expect((await page.findByText('Deliver on 5 Dec 2025')).closest('p')?.textContent).toBe('Deliver on 5 Dec 2025')
  })

  test('is distinct from any other, which has a day to send as well', async () => {
    await show({})
    expect(await page.findByText('Send by 23 Nov 2025')).toBeTruthy()
    expect(page.queryByText(/Deliver on/)).toBeNull()
    expect(page.getByText(/promised by 25 Nov 2025/)).toBeTruthy()
  })
})

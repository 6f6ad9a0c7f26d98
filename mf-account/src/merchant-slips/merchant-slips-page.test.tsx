import { merchantOrders } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-slips-page.tsx'

const groups = { waiting: 0, accepted: 2, packed: 1, shipped: 0, delivered: 0, failed: 0, on_hold: 0, ended: 0 }
const counts = { all: 3, ...groups }
const pageOf = (ids: readonly string[], hasNext: boolean, number: number) => ({
  data: ids.map((orderId) => givenMerchantOrder({ orderId, label: 'Packed' })),
  total: 2,
  page: number,
  pagesize: 50,
  hasNext,
  counts,
})
const open = (isEmpty = false) =>
  renderScreen(screen, {
    path: '/merchant-orders/slips',
    user: merchantUser,
    answers: [
      answer(merchantOrders, ({ query }) => {
        const { group, page: number } = query as { group: string; page: string }
        if (isEmpty) return pageOf([], false, 1)
        if (group === 'packed') return pageOf(['NK-3'], false, 1)
        return String(number) === '1' ? pageOf(['NK-1'], true, 1) : pageOf(['NK-2'], false, 2)
      }),
    ],
  })
const printed = () => [...(document.querySelector('[data-printed-alone]')?.children ?? [])].map(idOf)
const idOf = (slip: Element) => slip.firstElementChild?.textContent

test('prints the slips of all orders that are to be sent, or of the chosen ones', async () => {
  const print = jest.fn()
  window.print = print
  await open()
  const button = await page.findByRole('button', { name: 'Print 3 packing slips' })
  expect(printed()).toEqual(['NK-1', 'NK-2', 'NK-3'])
  await userEvent.click(page.getByRole('checkbox', { name: /^NK-2/ }))
  expect(printed()).toEqual(['NK-1', 'NK-3'])
  await userEvent.click(button)
  expect(print).toHaveBeenCalledTimes(1)

  await userEvent.click(page.getByRole('checkbox', { name: 'All 3 that are to be sent' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'All 3 that are to be sent' }))
  expect(printed()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Print 0 packing slips' }))
  expect(page.getByRole('status').textContent).toBe('Choose at least one order.')
  expect(print).toHaveBeenCalledTimes(1)
})

test('says that nothing is to be sent', async () => {
  await open(true)
  expect(await page.findByText('Nothing to send')).toBeTruthy()
})

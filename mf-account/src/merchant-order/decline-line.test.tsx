import { declineLine, merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { givenOrderLine } from '@nukkad/contracts/ordered.given'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

const path = '/merchant-orderDetails/NK-7F3K-92'
const kurta = givenOrderLine({ line_id: '1', name: 'Kurta', sku: 'kurta-m', options: {} })
const jhola = givenOrderLine({ line_id: '2', name: 'Jhola', sku: 'jhola', options: {}, qty: 2 })
const declined = givenMerchantOrder({ lines: [kurta, { ...jhola, state: 'cancelled' }] })

test('declines one item with a reason, which then is no part of the parcel', async () => {
  const { network, tracked } = await renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [
      answer(merchantOrder, { data: givenMerchantOrder({ lines: [kurta, jhola], can_decline: ['1', '2'] }) }),
      answer(declineLine, { data: declined }),
    ],
  })
  const item = within(await page.findByRole('group', { name: 'Jhola' }))
  await userEvent.click(item.getByRole('button', { name: 'Decline this item' }))
  await userEvent.click(await page.findByRole('checkbox', { name: 'Jhola (2 pieces)' }))
  const form = within(page.getByRole('form', { name: 'Decline this item' }))
  await userEvent.click(form.getByRole('button', { name: 'Decline this item' }))
  expect(await page.findByText('Give a short reason.')).toBeTruthy()
  network.answer(merchantOrder, { data: declined })
  await userEvent.type(page.getByLabelText(/^Why/), 'It broke')
  await userEvent.click(form.getByRole('button', { name: 'Decline this item' }))

  const heading = await page.findByRole('heading', { name: '1 piece' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(network.callsTo(declineLine)[0]).toMatchObject({ body: { reason: 'It broke', unsellable: true } })
  const parcel = within(page.getByRole('region', { name: '1 piece' }))
  expect(parcel.getByRole('heading', { name: 'Not sent' })).toBeTruthy()
  expect(parcel.getByText('2 × Jhola')).toBeTruthy()
  expect(document.querySelector('[data-printed-alone]')?.textContent).not.toContain('Jhola')
  expect(tracked).toEqual([['MERCHANT_ORDER_MOVED', { order_id: 'NK-7F3K-92', step: 'decline' }]])
})

test('offers it for no line that may not be declined', async () => {
  const order = givenMerchantOrder({ lines: [kurta], can_decline: [] })
  await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })
  await page.findByRole('heading', { name: '1 piece' })
  expect(page.queryByRole('button', { name: 'Decline this item' })).toBeNull()
})

import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { stepReturn } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, givenReturn, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

const path = '/merchant-orderDetails/NK-7F3K-92'

test('schedules the pickup at the buyer’s time unless the merchant chooses another offered one', async () => {
  const slots = [
    { date: '2025-11-28', part: 'evening', label: 'Fri, 28 Nov, 4 – 7 pm', is_wished: false },
    { date: '2025-12-01', part: 'morning', label: 'Mon, 1 Dec, 10 am – 1 pm', is_wished: true },
  ] as const
  const arrange = { step: 'schedule_pickup', label: 'Arrange pickup', needs: ['pickup' as const], is_main: true }
  const request = givenReturn({ state: 'approved', next: [{ ...arrange, pickup_slots: [...slots] }] })
  const { network } = await renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [
      answer(merchantOrder, { data: givenMerchantOrder({ state: 'delivered', next: [], returns: [request] }) }),
      answer(stepReturn, refuse(400, 'validation', 'No courier is available at that time. Please choose another.')),
    ],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Arrange pickup' }))
  const when = await page.findByLabelText('When should it be collected?')
  expect([...when.querySelectorAll('option:checked')].map(({ textContent }) => textContent)).toEqual([
    'Mon, 1 Dec, 10 am – 1 pm',
  ])
  expect(page.getByText('The buyer prefers Mon, 1 Dec, 10 am – 1 pm.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Arrange pickup' }))
  expect(await page.findByText('No courier is available at that time. Please choose another.')).toBeTruthy()

  await userEvent.selectOptions(when, 'Fri, 28 Nov, 4 – 7 pm')
  await userEvent.click(page.getByRole('button', { name: 'Arrange pickup' }))

  await waitFor(() =>
    expect(network.callsTo(stepReturn).map(({ body }) => body)).toEqual([
      { step: 'schedule_pickup', pickup: { date: '2025-12-01', part: 'morning' } },
      { step: 'schedule_pickup', pickup: { date: '2025-11-28', part: 'evening' } },
    ]),
  )
}, 15_000)

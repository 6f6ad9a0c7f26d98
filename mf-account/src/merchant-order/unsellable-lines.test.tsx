import { merchantOrder, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

test('a cancelled order goes back on sale without what the merchant ticks as missing', async () => {
  const puts_back = [
    { line_id: '1', name: 'Kurta', qty: 1 },
    { line_id: '2', name: 'Jhola', qty: 2 },
  ]
  const order = givenMerchantOrder({
    next: [{ step: 'cancel', label: 'Cancel order', needs: ['reason'], is_main: false, puts_back }],
  })
  const { network } = await renderScreen(screen, {
    path: '/merchant-orderDetails/NK-7F3K-92',
    user: merchantUser,
    answers: [answer(merchantOrder, { data: order }), answer(stepOrder, { data: order })],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Cancel order' }))
  await userEvent.click(await page.findByRole('checkbox', { name: 'Jhola (2 pieces)' }))
  await userEvent.type(page.getByLabelText(/^Why/), 'Out of stock')
  await userEvent.click(page.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() =>
    expect(network.callsTo(stepOrder)[0]?.body).toEqual({
      step: 'cancel',
      reason: 'Out of stock',
      unsellable: ['2'],
    }),
  )
})

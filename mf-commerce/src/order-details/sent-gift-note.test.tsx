import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenOrder } from '../parts/order/order.given.ts'
import { screen } from './order-details-page.tsx'

const path = '/shop/orderdetails/NK-7F3K-92'
const show = (parts: Parameters<typeof givenOrder>[0]) =>
  renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: givenOrder(parts) })] })

test('the note of a gift is shown with its order', async () => {
  await show({ gift_note: { from: 'Asha', text: 'Happy birthday!' } })
  expect(await page.findByRole('heading', { name: 'Sent as a gift' })).toBeTruthy()
  expect(page.getByText('Happy birthday!')).toBeTruthy()
  expect(page.getByText(/^From Asha\./)).toBeTruthy()
})

test('nothing is said about gifts of any other order', async () => {
  await show({ gift_note: null })
  expect(await page.findByText('To pay on delivery')).toBeTruthy()
  expect(page.queryByRole('heading', { name: 'Sent as a gift' })).toBeNull()
})

import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

test('a gift says what to leave out, and its note is printed with the packing slip', async () => {
  const order = givenMerchantOrder({ gift_note: { from: 'Asha', text: 'Happy birthday!' } })
  const path = '/merchant-orderDetails/NK-7F3K-92'
  await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })

  const card = await page.findByRole('region', { name: 'A gift' })
  expect(within(card).getByText(/leave the invoice and price tags out/)).toBeTruthy()
  const slip = document.querySelector('[data-printed-alone]')
  expect(slip?.textContent).toContain('Happy birthday!Asha')
})

test('a note in another script is read from its own side', async () => {
  const order = givenMerchantOrder({ gift_note: { from: 'عائشہ', text: 'سالگرہ مبارک' } })
  const path = '/merchant-orderDetails/NK-7F3K-92'
  await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })
  const shown = await page.findAllByText('سالگرہ مبارک')
  expect(shown.map(({ dir }) => dir)).toEqual(['auto', 'auto'])
})

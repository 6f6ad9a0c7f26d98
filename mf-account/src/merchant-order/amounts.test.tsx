import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { givenTotals } from '@nukkad/contracts/ordered.given'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

test('tells the discount of the goods from the one that Nukkad bears, and what was not sent', async () => {
  const order = givenMerchantOrder({
    payment: { method: 'razorpay', label: 'Paid online', status: 'captured', collect: 0 },
    totals: givenTotals({ items: 2000, discount: 300, perks: 50, shipping: 60, paid: 1760, declined: 400, due: 1760 }),
    payment_discount: 100,
  })
  const path = '/merchant-orderDetails/NK-7F3K-92'
  await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })
  const amounts = within(await page.findByRole('region', { name: 'Amounts' }))
  const amountOf = (name: string) => amounts.getByText(name).nextElementSibling?.textContent
  expect(amountOf('Discount, of it perks ₹50')).toBe('−₹200')
  expect(amountOf('Value of the goods')).toBe('₹1,800')
  expect(amountOf('Discount for paying online, borne by Nukkad')).toBe('−₹100')
  expect(amountOf('Paid by the buyer')).toBe('₹1,760')
  expect(amountOf('Of it not sent, and not paid or refunded')).toBe('−₹400')
})

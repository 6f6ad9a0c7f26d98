import { giftCardBalance } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './gift-info-page.tsx'

test('shows the balance for a card’s code and keeps the typed code after a refusal', async () => {
  const { network, heads, propsOf } = await renderScreen(screen, {
    path: '/localgiftsinfo',
    answers: [answer(giftCardBalance, refuse(404, 'not_found', 'This code does not open a gift card.'))],
  })
  expect(heads.at(-1)).toMatchObject({ canonical: '/localgiftsinfo', jsonLd: { '@type': 'FAQPage' } })
  await userEvent.click(page.getByRole('button', { name: 'Look' }))
  expect(page.getByText('Enter the code from the email or message.')).toBeTruthy()

  const field = page.getByLabelText('Gift card code')
  await userEvent.type(field, 'abcd 1234{Enter}')
  expect(await page.findByText('This code does not open a gift card.')).toBeTruthy()
  expect(field).toHaveProperty('value', 'abcd 1234')

  network.answer(giftCardBalance, { data: { amount: 700, expires: '2027-11-22T18:29:59Z' } })
  await userEvent.click(page.getByRole('button', { name: 'Look' }))
  expect(await page.findByText(/₹700, good until/)).toBeTruthy()
  expect(propsOf('GIFT_CARD_VIEWED')).toEqual([{}])
})

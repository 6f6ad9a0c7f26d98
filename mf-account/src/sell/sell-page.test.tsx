import { askToSell } from '@nukkad/contracts/endpoints/merchants/selling'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './sell-page.tsx'

const path = '/sell'
const send = () => userEvent.click(page.getByRole('button', { name: 'Send it' }))
async function fill() {
  await userEvent.type(page.getByLabelText('Your name'), 'Farida Khan')
  await userEvent.type(page.getByLabelText('Your shop'), 'Farida Prints')
  await userEvent.type(page.getByLabelText('Email'), 'farida@example.in')
  await userEvent.type(page.getByLabelText('Mobile number'), '+91 98765 43210')
  await userEvent.selectOptions(page.getByLabelText('City'), 'delhi')
  await userEvent.type(page.getByLabelText('What do you make?'), 'Stoles, printed by hand with blocks.')
}

test('sends a request to sell and says what comes next', async () => {
  const { network } = await renderScreen(screen, { path, answers: [answer(askToSell, { data: { ok: true } })] })
  await fill()
  await send()

  expect(await page.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  expect(network.callsTo(askToSell)[0]?.body).toEqual({
    name: 'Farida Khan',
    shop: 'Farida Prints',
    email: 'farida@example.in',
    phone: '9876543210',
    city: 'delhi',
    about: 'Stoles, printed by hand with blocks.',
  })
})

test('shows all errors at once and focuses the first field', async () => {
  const { network } = await renderScreen(screen, { path })
  await send()

  expect(page.getByText('Enter your name.')).toBeTruthy()
  expect(page.getByText('Choose a city.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Your name')))
  expect(network.callsTo(askToSell)).toHaveLength(0)
})

test('keeps the input and shows the error when the request fails', async () => {
  await renderScreen(screen, { path, answers: [answer(askToSell, refuse(503, 'unavailable', 'Try again soon.'))] })
  await fill()
  await send()

  expect(await page.findByText('Try again soon.')).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('Your shop').value).toBe('Farida Prints')
})

test('links existing merchants to the back office', async () => {
  await renderScreen(screen, { path })
  expect(page.getByRole('link', { name: 'Sign in to your back office' }).getAttribute('href')).toBe('/merchant-signin')
})

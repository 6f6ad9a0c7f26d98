import { getForm, sendLead } from '@nukkad/contracts/endpoints/campaigns/forms'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './gift-signup-page.tsx'

test('sends a merchant’s sign-up with the team’s form', async () => {
  const form = {
    id: 'local-gifts-signup',
    title: 'Sell gift cards',
    intro: 'Tell us.',
    submit: 'Sign up',
    thanks: 'We call.',
    endsAt: null,
    isOver: false,
    keepDays: 365,
    begun: 'now',
    fields: [{ name: 'business', label: 'Your business', type: 'text', required: true }],
  }
  const { network, heads } = await renderScreen(screen, {
    path: '/local-gifts/signup',
    answers: [answer(getForm, { data: form }), answer(sendLead, { data: { ok: true, id: 'a1' } })],
  })
  expect(heads.at(-1)?.canonical).toBe('/local-gifts/signup')
  await userEvent.type(page.getByLabelText('Your business'), 'Molela Clay')
  await userEvent.click(page.getByRole('button', { name: 'Sign up' }))
  expect(await page.findByText('We call.')).toBeTruthy()
  expect(network.callsTo(sendLead)[0]?.body).toMatchObject({
    formId: 'local-gifts-signup',
    answers: { business: 'Molela Clay' },
  })
})

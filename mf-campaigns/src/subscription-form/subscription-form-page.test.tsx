import { type FormDefinition, getForm, sendLead, uploadFormFile } from '@nukkad/contracts/endpoints/campaigns/forms'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './subscription-form-page.tsx'

const path = '/subscription/form/chai-of-the-month'
const form = (more: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'chai-of-the-month',
  title: 'Chai of the month',
  intro: 'Two minutes.',
  submit: 'Send it',
  thanks: 'Noted.',
  endsAt: null,
  isOver: false,
  keepDays: 90,
  begun: 'read-now',
  fields: [
    { name: 'name', label: 'Your name', type: 'text', required: true },
    { name: 'phone', label: 'Mobile number', type: 'phone', required: false },
    {
      name: 'spices',
      label: 'What may go in?',
      type: 'multi',
      required: false,
      options: [{ value: 'ginger', label: 'Ginger' }],
    },
    { name: 'consent', label: 'You may keep it', type: 'consent', required: true },
  ],
  ...more,
})
const shown = (definition = form(), more: object = {}) =>
  renderScreen(screen, {
    path,
    answers: [answer(getForm, { data: definition }), answer(sendLead, { data: { ok: true, id: 'a1' } })],
    ...more,
  })
const send = () => userEvent.click(page.getByRole('button', { name: 'Send it' }))

test('sends a completed form with the page it was sent from', async () => {
  const { network, heads } = await shown()
  expect(heads.at(-1)).toMatchObject({ title: 'Chai of the month | Nukkad', canonical: path })
  await userEvent.type(page.getByLabelText('Your name'), ' Asha ')
  await userEvent.type(page.getByLabelText(/Mobile number/), '+91 98765 43210')
  await userEvent.click(page.getByLabelText('Ginger'))
  await userEvent.click(page.getByLabelText('You may keep it'))
  await send()

  expect(await page.findByText('Noted.')).toBeTruthy()
  const [call] = network.callsTo(sendLead)
  expect(call?.body).toEqual({
    formId: 'chai-of-the-month',
    answers: { name: 'Asha', phone: '9876543210', spices: ['ginger'], consent: true },
    source: { page: path },
    begun: 'read-now',
  })
  expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
})

test('shows all missing answers, focuses the first one and sends nothing', async () => {
  const { network } = await shown()
  await send()
  expect(page.getByText('This is required.')).toBeTruthy()
  expect(page.getByText('Please agree to continue.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Your name')))
  expect(network.callsTo(sendLead)).toHaveLength(0)
})

test('retries with the same idempotency key and uses a new one after a change', async () => {
  const { network } = await shown()
  network.answer(sendLead, refuse(503, 'unavailable', 'Try again soon.'))
  await userEvent.type(page.getByLabelText('Your name'), 'Asha')
  await userEvent.click(page.getByLabelText('You may keep it'))
  for (let tries = 1; tries <= 2; tries += 1) {
    await send()
    await waitFor(() => expect(network.callsTo(sendLead)).toHaveLength(tries))
    expect(await page.findByText('Try again soon.')).toBeTruthy()
  }
  await userEvent.type(page.getByLabelText('Your name'), ' Menon')
  await send()
  await waitFor(() => expect(network.callsTo(sendLead)).toHaveLength(3))
  const keys = network.callsTo(sendLead).map(({ headers }) => headers['idempotency-key'])
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

test('shows the server’s error at its question and keeps the input', async () => {
  const { network } = await shown()
  network.answer(sendLead, refuse(400, 'validation', 'No.', { 'answers.name': 'We know this one.' }))
  await userEvent.type(page.getByLabelText('Your name'), 'Asha')
  await userEvent.click(page.getByLabelText('You may keep it'))
  await send()
  expect(await page.findByText('We know this one.')).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('Your name').value).toBe('Asha')
})

test('says that a form is over but still sends one begun in time', async () => {
  const over = await shown(form({ isOver: true, endsAt: '2026-11-01T00:00:00Z', begun: 'read-late' }))
  expect(page.getByRole('heading', { name: 'Form closed' })).toBeTruthy()
  expect(over.heads.at(-1)).toMatchObject({ robots: 'noindex' })
  await over.unmount()

  const first = await shown()
  await userEvent.type(page.getByLabelText('Your name'), 'Asha')
  await userEvent.click(page.getByLabelText('You may keep it'))
  await first.unmount()
  const late = form({ isOver: true, endsAt: '2026-11-01T00:00:00Z', begun: 'read-late' })
  const { network } = await shown(late, { visit: first.visit })
  expect(await page.findByText(/You started in time/)).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('Your name').value).toBe('Asha')
  await send()
  await waitFor(() => expect(network.callsTo(sendLead)[0]?.body).toMatchObject({ begun: 'read-now' }))
})

test('uploads a file when it is chosen and sends its id', async () => {
  const cv = { name: 'cv', label: 'Your CV', type: 'file', required: true } as const
  const { network } = await shown(form({ fields: [cv] }))
  network.answer(uploadFormFile, { data: { id: 'file-1', name: 'asha.pdf', bytes: 3 } })
  await userEvent.upload(page.getByLabelText('Your CV'), new File(['x'], 'asha.pdf', { type: 'application/pdf' }))
  expect(await page.findByText('asha.pdf')).toBeTruthy()
  await waitFor(() => expect(page.getByRole('button', { name: 'Send it' })).toBeTruthy())
  await send()
  await waitFor(() => expect(network.callsTo(sendLead)[0]?.body).toMatchObject({ answers: { cv: 'file-1' } }))
})

test('is a 404 page for an unknown form', async () => {
  const { isMissing } = await renderScreen(screen, { path, answers: [answer(getForm, refuse(404, 'not_found'))] })
  expect(isMissing()).toBe(true)
})

import { type Complaint, makeComplaint, trackComplaint } from '@nukkad/contracts/endpoints/people/complaints'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './complaint-page.tsx'

const path = '/customer-support/complaint'
const complaint: Complaint = {
  ticket: 'C-7KQ2-9XMH',
  kind: 'order',
  received_at: '2026-11-24T06:00:00Z',
  answer_by: '2026-12-24T06:00:00Z',
  answered_at: null,
  answer: null,
}
const send = () => userEvent.click(page.getByRole('button', { name: 'Send the complaint' }))
async function fill() {
  await userEvent.selectOptions(page.getByLabelText('What is it about?'), 'order')
  await userEvent.type(page.getByLabelText(/^What happened/), 'The parcel came without the lamp.')
  await userEvent.type(page.getByLabelText('Your name'), 'Asha Verma')
  await userEvent.type(page.getByLabelText('Email'), 'asha@example.in')
}

test('names the grievance officer with email, phone and address', async () => {
  await renderScreen(screen, { path })
  const officer = page.getByText('Grievance officer and contact for personal data').closest('dl') as HTMLElement
  expect(officer.querySelector('a[href="mailto:grievance@nukkad.test"]')).toBeTruthy()
  expect(officer.querySelector('a[href^="tel:+91"]')).toBeTruthy()
  expect(officer.textContent).toContain('Hauz Khas Village')
})

test('sends a complaint once, and shows its ticket with the day of the answer', async () => {
  const answers = [answer(makeComplaint, refuse(503, 'unavailable', 'Try again soon.'))]
  const { network } = await renderScreen(screen, { path, answers })
  await fill()
  await send()
  expect(await page.findByText('Try again soon.')).toBeTruthy()
  network.answer(makeComplaint, { data: complaint })
  await send()

  const heading = await page.findByRole('heading', { name: 'We have your complaint' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(page.getByText('C-7KQ2-9XMH')).toBeTruthy()
  expect(page.getByText(/will answer by Thursday, 24 December/)).toBeTruthy()
  const calls = network.callsTo(makeComplaint)
  expect(calls[0]?.body).toEqual({
    kind: 'order',
    about: '',
    text: 'The parcel came without the lamp.',
    name: 'Asha Verma',
    email: 'asha@example.in',
  })
  expect(calls[1]?.headers['idempotency-key']).toBe(calls[0]?.headers['idempotency-key'])
})

test('shows all errors at once and focuses the first field', async () => {
  const { network } = await renderScreen(screen, { path })
  await send()
  expect(page.getByText('Choose what it is about.')).toBeTruthy()
  expect(page.getByText('Enter your name.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('What is it about?')))
  expect(network.callsTo(makeComplaint)).toHaveLength(0)
})

test('opens from the email with its ticket, and shows the answer', async () => {
  const answered = { ...complaint, answered_at: '2026-11-26T06:00:00Z', answer: 'The lamp is on its way.' }
  const { network, heads } = await renderScreen(screen, {
    path: `${path}?ticket=C-7KQ2-9XMH`,
    answers: [answer(trackComplaint, { data: answered })],
  })
  expect(heads.at(-1)).toMatchObject({ canonical: path, robots: 'noindex, follow' })
  expect(page.getByLabelText<HTMLInputElement>('Ticket').value).toBe('C-7KQ2-9XMH')
  await userEvent.type(page.getByLabelText('Your email'), 'asha@example.in')
  await userEvent.click(page.getByRole('button', { name: 'Show it' }))

  expect(await page.findByText('The lamp is on its way.')).toBeTruthy()
  expect(page.getByRole('heading', { name: 'Answered on Thursday, 26 November' })).toBeTruthy()
  expect(network.callsTo(trackComplaint)[0]?.body).toEqual({ ticket: 'C-7KQ2-9XMH', email: 'asha@example.in' })
})

test('asks for a ticket that could be one', async () => {
  const { network } = await renderScreen(screen, { path })
  await userEvent.type(page.getByLabelText('Ticket'), '12345')
  await userEvent.click(page.getByRole('button', { name: 'Show it' }))
  expect(page.getByText('A ticket looks like C-7KQ2-9XMH.')).toBeTruthy()
  expect(network.callsTo(trackComplaint)).toHaveLength(0)
})

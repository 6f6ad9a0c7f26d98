import { type FormDefinition, getForm } from '@nukkad/contracts/endpoints/campaigns/forms'
import { eventDetails } from '@nukkad/contracts/endpoints/events/events'
import { applyForOpening, listOpenings, type Opening, sendFeedback } from '@nukkad/contracts/endpoints/site/careers'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as feedback } from '../event-feedback/event-feedback-page.tsx'
import { screen } from './careers-page.tsx'

const opening = (id: string, more: Partial<Opening> = {}): Opening => ({
  id,
  title: `Place ${id}`,
  team: 'Shop',
  city: 'delhi',
  terms: 'Full time',
  line: 'You sit.',
  about: ['About it'],
  does: ['Sit'],
  needs: ['A chair'],
  postedAt: '2026-11-01T00:00:00Z',
  closesAt: null,
  ...more,
})
const form = (id: string, fields: FormDefinition['fields']): FormDefinition => ({
  id,
  title: 'Apply',
  intro: '',
  submit: 'Send',
  thanks: 'It is with us.',
  endsAt: null,
  isOver: false,
  keepDays: 30,
  begun: 'b',
  fields,
})
const careers = form('careers', [
  { name: 'opening', label: 'Which place', type: 'text', required: false },
  { name: 'name', label: 'Your name', type: 'text', required: true },
])
const shown = (search = '') =>
  renderScreen(screen, {
    path: `/careers${search}`,
    answers: [
      answer(getForm, { data: careers }),
      answer(listOpenings, { data: [opening('a'), opening('b', { city: null, team: 'Words' })] }),
      answer(applyForOpening, { data: { ok: true, id: '1' } }),
    ],
  })

test('filters openings by city and team in the address', async () => {
  const { path } = await shown()
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain('Place a')
  await userEvent.click(page.getByRole('link', { name: 'Anywhere' }))
  await waitFor(() => expect(page.queryByText('Place a')).toBeNull())
  expect(path()).toBe('/careers?city=Anywhere')
})

test('applies for an opening and sends its id', async () => {
  const { network } = await shown('?opening=a')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Place a')
  expect(page.queryByLabelText(/Which place/)).toBeNull()
  await userEvent.type(page.getByLabelText('Your name'), 'Asha')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  expect(await page.findByText('It is with us.')).toBeTruthy()
  expect(network.callsTo(applyForOpening)[0]?.body).toMatchObject({ openingId: 'a', answers: { name: 'Asha' } })
})

describe('event feedback', () => {
  const asked = form('event-feedback', [
    { name: 'stars', label: 'All in all', type: 'number', required: true, min: 1, max: 5 },
  ])
  test('sends stars for the event in the address', async () => {
    const event = { title: 'Jazz under the neem', starts: '2026-11-01T14:00:00Z', venue: 'Gate 4' }
    const { network } = await renderScreen(feedback, {
      path: '/eventfeedback?event=jazz',
      answers: [
        answer(getForm, { data: asked }),
        answer(eventDetails, { data: event }),
        answer(sendFeedback, { data: { ok: true, id: '1' } }),
      ],
    })
    expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('Jazz under the neem')
    await userEvent.click(page.getByLabelText(/4 of 5/))
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(await page.findByText('It is with us.')).toBeTruthy()
    expect(network.callsTo(sendFeedback)[0]?.body).toMatchObject({ event: 'jazz', answers: { stars: 4 } })
  })

  test('asks which event it was when the address names no known one', async () => {
    const answers = [answer(getForm, { data: asked }), answer(eventDetails, refuse(404, 'not_found'))]
    await renderScreen(feedback, { path: '/eventfeedback?event=none', answers })
    expect(page.getByRole('heading', { name: 'Which event was it?' })).toBeTruthy()
  })
})

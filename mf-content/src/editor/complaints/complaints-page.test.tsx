import {
  answerComplaint,
  type ReceivedComplaint,
  receivedComplaints,
} from '@nukkad/contracts/endpoints/people/complaints'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './complaints-page.tsx'

const path = '/editor/complaints'
const user = aUser({ role: 'editor' })
const complaint: ReceivedComplaint = {
  ticket: 'C-7KQ2-9XMH',
  kind: 'order',
  received_at: '2026-09-24T06:00:00Z',
  answer_by: '2026-10-24T06:00:00Z',
  answered_at: null,
  answer: null,
  name: 'Asha Verma',
  email: 'asha@example.in',
  about: 'NK-1',
  text: 'The parcel came without the lamp.',
  answered_by: null,
}
const listOf = (...data: ReceivedComplaint[]) =>
  answer(receivedComplaints, { data, total: data.length, page: 1, pagesize: 20, hasNext: false })

test('lists what waits, marks what is late, and sends an answer', async () => {
  const answers = [listOf(complaint), answer(answerComplaint, { data: complaint })]
  const { network } = await renderScreen(screen, { path, user, answers })
  const one = within(await page.findByRole('article', { name: 'An order: NK-1' }))
  expect(one.getByText('Late')).toBeTruthy()
  expect(one.getByText('The parcel came without the lamp.')).toBeTruthy()

  await userEvent.click(one.getByRole('button', { name: 'Send the answer' }))
  expect(one.getByText('Write at least ten letters.')).toBeTruthy()
  await userEvent.type(one.getByLabelText('Answer'), 'The lamp is on its way.')
  await userEvent.click(one.getByRole('button', { name: 'Send the answer' }))
  expect(network.callsTo(answerComplaint)[0]).toMatchObject({ body: { answer: 'The lamp is on its way.' } })
})

test('leads on to the next complaint once one is answered', async () => {
  const next = { ...complaint, ticket: 'C-8LR3-1YNJ', about: 'NK-2', email: 'dev@example.in' }
  const answers = [listOf(complaint, next), answer(answerComplaint, { data: complaint })]
  const { network } = await renderScreen(screen, { path, user, answers })
  const one = within(await page.findByRole('article', { name: 'An order: NK-1' }))
  await userEvent.type(one.getByLabelText('Answer'), 'The lamp is on its way.')
  network.answer(receivedComplaints, { data: [next], total: 1, page: 1, pagesize: 20, hasNext: false })
  await userEvent.click(one.getByRole('button', { name: 'Send the answer' }))
  await waitFor(() => expect(page.queryByRole('article', { name: 'An order: NK-1' })).toBeNull())
  expect(document.activeElement).toBe(page.getByRole('link', { name: 'dev@example.in' }))
})

test('keeps the text when someone else has answered meanwhile', async () => {
  const refused = refuse(409, 'conflict', 'This complaint has been answered in the meantime.')
  await renderScreen(screen, { path, user, answers: [listOf(complaint), answer(answerComplaint, refused)] })
  await userEvent.type(await page.findByLabelText('Answer'), 'The lamp is on its way.')
  await userEvent.click(page.getByRole('button', { name: 'Send the answer' }))
  expect(await page.findByText('This complaint has been answered in the meantime.')).toBeTruthy()
  expect(page.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('The lamp is on its way.')
})

test('shows answered ones with their answer', async () => {
  const done = { ...complaint, answered_at: '2026-10-01T06:00:00Z', answer: 'It is on its way.', answered_by: 'Meera' }
  const { network } = await renderScreen(screen, { path: `${path}?state=answered`, user, answers: [listOf(done)] })
  expect(await page.findByText('It is on its way.')).toBeTruthy()
  expect(page.getByText('Answered on Thursday, 1 October by Meera')).toBeTruthy()
  expect(network.callsTo(receivedComplaints)[0]?.query).toMatchObject({ state: 'answered' })
})

test('is closed to readers', async () => {
  const { network } = await renderScreen(screen, { path, user: aUser(), answers: [listOf(complaint)] })
  expect(page.getByRole('heading', { name: 'This is the editors’ back office' })).toBeTruthy()
  expect(network.callsTo(receivedComplaints)).toHaveLength(0)
})

import { drawGiveaway, redrawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import {
  type EditedGiveaway,
  editedGiveaway,
  saveGiveaway,
} from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { markPrizeSent, type PrizeToSend, prizesToSend } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './staff-giveaway-page.tsx'

const draw: EditedGiveaway['draw'] = {
  seedHash: 'ab'.repeat(32),
  beaconSource: 'the closing value',
  entries: 7,
  listHash: null,
  seed: null,
  beacon: null,
  drawnAt: null,
  winners: [],
}
const over: EditedGiveaway = {
  id: 'trunk',
  version: 4,
  changed: null,
  title: 'The trunk',
  prize: 'A kettle',
  intro: '',
  rules: ['One entry'],
  beaconSource: draw.beaconSource,
  winners: 1,
  isPublished: true,
  hasBegun: true,
  isOver: true,
  draw,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-11-08T00:00:00.000Z',
  isDrawnAgain: null,
  drawnBy: null,
  picture: { url: '/images/scene/all/market-dusk', width: 1200, height: 800, alt: 'A trunk', color: '#333333' },
}
const drawn: EditedGiveaway = {
  ...over,
  isDrawnAgain: true,
  drawnBy: 'Yamini',
  draw: {
    ...draw,
    beacon: '24.1',
    seed: 'cd',
    listHash: 'ef',
    drawnAt: '2026-11-09T10:00:00Z',
    winners: [{ rank: 1, entry: '0011223344556677', name: 'Asha', passedOver: null }],
  },
}
const prize = (more: Partial<PrizeToSend> = {}): PrizeToSend => ({
  rank: 1,
  state: 'open',
  toldAt: '2026-11-09T10:45:00Z',
  answerBy: '2026-11-16T18:29:59.999Z',
  answeredAt: null,
  address: null,
  sentAt: null,
  sentBy: null,
  passedOverBy: null,
  ...more,
})
const answered = prize({
  state: 'answered',
  answeredAt: '2026-11-10T10:00:00Z',
  address: {
    name: 'Asha Verma',
    phone: '9876543210',
    line1: '14, Shahpur Jat',
    line2: '',
    landmark: '',
    city: 'New Delhi',
    state: 'Delhi',
    postcode: '110049',
  },
})
beforeAll(() => {
  URL.revokeObjectURL = () => {}
})

const user = { role: 'campaigner' } as const
const path = '/staff/campaigns/giveaways/trunk'

test('draws with the public value once over and passes over a winner with a reason', async () => {
  let now = over
  const { network } = await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(editedGiveaway, () => ({ data: now })),
      answer(prizesToSend, { data: [prize()] }),
      answer(drawGiveaway, () => {
        now = drawn
        return { data: drawn.draw }
      }),
      answer(redrawGiveaway, () => ({ data: drawn.draw })),
    ],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Draw the winner' }))
  expect(page.getByText('Enter the published value')).toBeTruthy()
  expect(network.callsTo(drawGiveaway)).toEqual([])
  await userEvent.type(page.getByLabelText('Value: the closing value'), '24.1')
  await userEvent.click(page.getByRole('button', { name: 'Draw the winner' }))
  expect(await page.findByText(/^Drawn by Yamini on .* the same entries win/)).toBeTruthy()
  expect(network.callsTo(drawGiveaway)[0]?.body).toEqual({ beacon: '24.1' })
  await userEvent.click(await page.findByRole('button', { name: 'Pass Asha over' }))
  await userEvent.type(page.getByLabelText('Why the next entry wins'), 'No answer in a week')
  await userEvent.click(page.getByRole('button', { name: 'Pass over' }))
  await waitFor(() =>
    expect(network.callsTo(redrawGiveaway)[0]?.body).toEqual({ rank: 1, reason: 'No answer in a week' }),
  )
})

test('names who passed a winner over', async () => {
  const reason = 'No answer in a week'
  const winners = drawn.draw.winners.map((winner) => ({ ...winner, passedOver: reason }))
  await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(editedGiveaway, { data: { ...drawn, draw: { ...drawn.draw, winners } } }),
      answer(prizesToSend, { data: [prize({ state: 'passed-over', passedOverBy: 'Dev' })] }),
    ],
  })
  expect(await page.findByText(/passed over by Dev: No answer in a week/)).toBeTruthy()
})

test('locks the prize but not the title once the giveaway is open', async () => {
  await renderScreen(screen, { path, user, answers: [answer(editedGiveaway, { data: over })] })
  const prize = await page.findByLabelText('The prize')
  expect(prize.matches(':disabled')).toBe(true)
  expect(page.getByLabelText('Title').matches(':disabled')).toBe(false)
})

test('does not save a giveaway while a date is mistyped', async () => {
  const begun = { ...over, hasBegun: false, isOver: false }
  const answers = [answer(editedGiveaway, { data: begun }), answer(saveGiveaway, { data: begun })]
  const { network } = await renderScreen(screen, { path, user, answers })
  const ends = await page.findByLabelText('It ends')
  await userEvent.clear(ends)
  await userEvent.type(ends, '31 Nov 2026')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(page.getByText('Enter a date, such as 27 November 2026.')).toBeTruthy()
  expect(document.activeElement).toBe(ends)
  expect(network.callsTo(saveGiveaway)).toEqual([])
})

const winnerOf = (first: PrizeToSend) => [
  answer(editedGiveaway, { data: drawn }),
  answer(prizesToSend, { data: [first] }),
]

test('shows when a winner was told and until when they can answer', async () => {
  await renderScreen(screen, { path, user, answers: winnerOf(prize()) })
  expect(await page.findByText(/9 Nov.*4:15 pm/)).toBeTruthy()
  expect(page.getByText(/16 Nov.*11:59 pm/)).toBeTruthy()
  expect(page.getByText('not yet')).toBeTruthy()
  expect(page.queryByRole('button', { name: /as sent/ })).toBeNull()
})

test('names the winners who could not be told, and those who did not answer in time', async () => {
  const untold = prize({ toldAt: null, answerBy: null })
  const { network } = await renderScreen(screen, { path, user, answers: winnerOf(untold) })
  expect(await page.findByText(/no: there is no account/)).toBeTruthy()
  network.answer(prizesToSend, { data: [prize({ state: 'late' })] })
  network.answer(redrawGiveaway, () => refuse(409, 'conflict', 'It was changed.'))
  await userEvent.click(page.getByRole('button', { name: 'Pass Asha over' }))
  await userEvent.click(page.getByRole('button', { name: 'Pass over' }))
  expect(page.getByText('Write a few words, which everyone can read')).toBeTruthy()
  expect(network.callsTo(redrawGiveaway)).toEqual([])
  await userEvent.type(page.getByLabelText('Why the next entry wins'), 'No answer in a week')
  await userEvent.click(page.getByRole('button', { name: 'Pass over' }))
  expect(await page.findByText('no, and the time is over')).toBeTruthy()
  expect(page.getByText('It was changed.')).toBeTruthy()
})

test('shows the address of a winner and marks the prize as sent, after which nothing can be changed', async () => {
  const { network } = await renderScreen(screen, { path, user, answers: winnerOf(answered) })
  expect(await page.findByText('Asha Verma, 14, Shahpur Jat, New Delhi, Delhi 110049')).toBeTruthy()
  expect(page.getByText('9876543210')).toBeTruthy()
  const sent: PrizeToSend = { ...answered, state: 'sent', sentAt: '2026-11-12T10:00:00Z', sentBy: 'Yamini' }
  network.answer(prizesToSend, { data: [sent] })
  network.answer(markPrizeSent, { data: [sent] })
  await userEvent.click(page.getByRole('button', { name: 'Mark Asha’s prize as sent' }))
  expect(await page.findByText(/12 Nov.*by Yamini/)).toBeTruthy()
  expect(network.callsTo(markPrizeSent)[0]?.body).toEqual({ rank: 1 })
  expect(page.queryByRole('button', { name: 'Pass Asha over' })).toBeNull()
})

test('passes over a winner who has answered only after a confirmation', async () => {
  const { network } = await renderScreen(screen, {
    path,
    user,
    answers: [...winnerOf(answered), answer(redrawGiveaway, { data: drawn.draw })],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Pass Asha over' }))
  await userEvent.type(page.getByLabelText('Why the next entry wins'), 'Works for us')
  await userEvent.click(page.getByRole('button', { name: 'Pass over' }))
  expect(page.getByText('Tick the box, or keep this winner.')).toBeTruthy()
  expect(network.callsTo(redrawGiveaway)).toEqual([])
  await userEvent.click(page.getByLabelText('Asha has answered and must not receive the prize'))
  await userEvent.click(page.getByRole('button', { name: 'Pass over' }))
  await waitFor(() =>
    expect(network.callsTo(redrawGiveaway)[0]?.body).toEqual({ rank: 1, reason: 'Works for us', isAnswerKnown: true }),
  )
})

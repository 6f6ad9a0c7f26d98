import {
  createBallot,
  type EditedBallot,
  editedBallot,
  saveBallot,
} from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import {
  type BallotReport,
  ballotReport,
  exportVotes,
  listBallots,
} from '@nukkad/contracts/endpoints/campaigns/ballots'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as poll } from './staff-poll-page.tsx'
import { screen as polls } from './staff-polls-page.tsx'

const user = { role: 'campaigner' } as const
const path = '/staff/campaigns/polls/golgappa'
const option = (id: string) => ({ id, title: id, line: '', slug: null, picture: null })
const ballot: EditedBallot = {
  id: 'golgappa',
  version: 2,
  changed: null,
  kind: 'poll',
  award: null,
  total: 3,
  title: 'Best golgappa?',
  intro: '',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  hidesUntilEnd: false,
  isPublished: true,
  options: [option('delhi'), option('kolkata')],
}
const report: BallotReport = {
  id: 'golgappa',
  kind: 'poll',
  title: 'Best golgappa?',
  endsAt: null,
  isOver: false,
  total: 30,
  marked: { burst: 20, fresh: 1 },
  options: [
    { id: 'delhi', title: 'Delhi', votes: 24, unmarked: 4 },
    { id: 'kolkata', title: 'Kolkata', votes: 6, unmarked: 5 },
  ],
  days: [
    { day: '2026-11-20', count: 26 },
    { day: '2026-11-21', count: 4 },
  ],
  chain: { isWhole: true, hash: 'abc123', brokenAt: null },
}
const opened = (more = '', over: Partial<BallotReport> = {}) =>
  renderScreen(poll, {
    path: `${path}${more}`,
    user,
    answers: [
      answer(editedBallot, { data: ballot }),
      answer(ballotReport, { data: { ...report, ...over } }),
      answer(exportVotes, new Blob(['Day'])),
      answer(saveBallot, ({ body }) => ({ data: { ...ballot, ...(body as object), version: 3 } })),
    ],
  })

test('names only the reasons for which votes were flagged', async () => {
  await opened('', { marked: { burst: 0, fresh: 9 } } as never)
  expect((await page.findByRole('note')).textContent).toMatch(/^Marked: 9 from accounts that were a day old or less\./)
})

test('shows both totals, the flagged votes and the verified hash chain', async () => {
  await opened()
  const row = within(await page.findByRole('row', { name: /Delhi/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['24 (80 %)', '4 (44.4 %)'])
  expect(page.getByRole('note').textContent).toContain('20 of twenty or more from one address')
  expect(page.getByText(/the chain is unbroken/)).toBeTruthy()
  expect(page.getByText('abc123')).toBeTruthy()
})

test('shows how many voted, and no results, while they are hidden until the end', async () => {
  const options = report.options.map((one) => ({ ...one, votes: null, unmarked: null }))
  await opened('', { options })
  expect(await page.findByText(/hidden until the end, here as well/)).toBeTruthy()
  expect(page.getByText('30 votes')).toBeTruthy()
  expect(page.queryByRole('row', { name: /Delhi/ })).toBeNull()
})

test('plots votes by day and exports them', async () => {
  const { network } = await opened()
  expect((await page.findByRole('img', { name: /^Votes by day; most on .*20 Nov.*: 26$/ })).tagName).toBe('svg')
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  await userEvent.click(page.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(network.callsTo(exportVotes)).toHaveLength(1))
})

test('says at which vote the hash chain is broken', async () => {
  await opened('', { chain: { isWhole: false, hash: 'abc', brokenAt: 1204 } })
  expect(await page.findByText(/Vote 1,204 does not follow/)).toBeTruthy()
})

test('keeps options that have votes, gives new ones unique ids and sets the end to now', async () => {
  const { network } = await opened('?tab=vote')
  await page.findByRole('button', { name: 'Save' })
  expect(page.queryByRole('button', { name: 'Remove delhi' })).toBeNull()
  await userEvent.type(page.getByLabelText('One more option'), 'Delhi{Enter}')
  expect(page.getByRole('button', { name: 'Remove Delhi' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'End it now' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(network.callsTo(saveBallot)).toHaveLength(1))
  const sent = network.callsTo(saveBallot)[0]?.body as EditedBallot
  expect(sent.options.map(({ id }) => id)).toEqual(['delhi', 'kolkata', 'delhi-2'])
  expect(Math.abs(Date.parse(sent.endsAt ?? '') - Date.now())).toBeLessThan(60_000)
  expect(sent.version).toBe(2)
})

test('saves an option that was typed but not added', async () => {
  const { network } = await opened('?tab=vote')
  await userEvent.type(await page.findByLabelText('One more option'), 'Mumbai')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(network.callsTo(saveBallot)).toHaveLength(1))
  const sent = network.callsTo(saveBallot)[0]?.body as EditedBallot
  expect(sent.options.map(({ title }) => title)).toEqual(['delhi', 'kolkata', 'Mumbai'])
})

test('creates an award with its category and year', async () => {
  const { network } = await renderScreen(polls, {
    path: '/staff/campaigns/polls',
    user,
    answers: [answer(listBallots, { data: [] }), answer(createBallot, { data: ballot })],
  })
  await userEvent.selectOptions(await page.findByLabelText('What is it?'), 'award')
  await userEvent.type(page.getByLabelText('Its question or title'), 'Best loom')
  await userEvent.click(page.getByRole('button', { name: 'Start' }))
  await waitFor(() =>
    expect(network.callsTo(createBallot)[0]?.body).toEqual({
      id: `awards-${new Date().getFullYear()}-best-loom`,
      title: 'Best loom',
      award: { category: 'best-loom', year: new Date().getFullYear() },
    }),
  )
})

import {
  changeReleases,
  type ReleasedRemote,
  releaseDetails,
  releaseLog,
  releasesNow,
} from '@nukkad/contracts/endpoints/site/releases'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { audienceOf, undoOf } from './release-words.ts'
import { screen as onePage } from './staff-release-page.tsx'
import { screen as allPage } from './staff-releases-page.tsx'

const version = (name: string, more = {}) => ({
  version: `0.1.0-${name}`,
  publishedAt: '2026-11-20T10:00:00Z',
  team: 'tea',
  platform: '^1.0.0',
  quarantined: null,
  rolledBackAt: null,
  isRollbackTarget: false,
  skipped: null,
  ...more,
})
const rule = (name: string, channel: string, more = {}) => ({
  version: `0.1.0-${name}`,
  channel,
  share: null,
  isJudged: false,
  since: null,
  cities: [],
  webview: null,
  accounts: [],
  from: null,
  until: null,
  ...more,
})
const remote = {
  name: 'mf-tea',
  versions: [
    version('cc'),
    version('bb'),
    version('aa', { isRollbackTarget: true }),
    version('zz', { quarantined: 'it broke the cart' }),
  ],
  rules: [rule('cc', 'canary', { share: 0.1, isJudged: true }), rule('bb', 'stable')],
  granted: ['/teapots'],
  canary: { version: '0.1.0-cc', verdict: 'wait', reason: 'too early', isJudged: true },
} as ReleasedRemote
const shells = [
  { shell: 'web-1', sequence: 9, seen: 9, platform: '1.0.0', refused: null, leftOut: [] },
  { shell: 'web-2', sequence: 8, seen: 9, platform: '1.0.0', refused: 'It is older.', leftOut: [] },
]
const entry = {
  at: '2026-11-20T10:00:00Z',
  sequence: 9,
  by: 'tea',
  act: 'publish',
  remote: 'mf-tea',
  version: '0.1.0-cc',
}
const log = [{ ...entry, why: null, refused: null }]
const now = answer(releasesNow, {
  data: { sequence: 9, validUntil: '2026-12-20T10:00:00Z', remotes: [remote], shells },
} as never)

const one = (changed: Parameters<typeof answer>[1] = { data: { sequence: 10, preview: null, removed: [] } }) =>
  renderScreen(onePage, {
    path: '/staff/releases/mf-tea',
    params: { name: 'mf-tea' },
    user: { role: 'developer' },
    answers: [
      now,
      answer(releaseDetails, { data: { remote, stepMinutes: 30, health: [], log } } as never),
      answer(changeReleases, changed as never),
    ],
  })

test('shows what runs, which shell is behind and why, and the log', async () => {
  await renderScreen(allPage, {
    path: '/staff/releases',
    user: { role: 'developer' },
    answers: [now, answer(releaseLog, { data: log } as never)],
  })
  expect(await page.findByText(/10 % of visitors/)).toBeTruthy()
  expect(page.getByText('Behind')).toBeTruthy()
  expect(page.getByText(/Refused the newer state: It is older/)).toBeTruthy()
  expect(await page.findByText(/published mf-tea cc/)).toBeTruthy()
})

test('promotes a version to stable and undoes it', async () => {
  const { network } = await one()
  await userEvent.click(await page.findByRole('button', { name: 'Make cc stable' }))
  expect(await page.findByText(/cc is stable\./)).toBeTruthy()
  expect(network.callsTo(changeReleases)[0]?.body).toEqual({
    change: { act: 'promote', remote: 'mf-tea', version: '0.1.0-cc' },
  })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.callsTo(changeReleases)[1]?.body).toEqual({ change: { act: 'rollback', remote: 'mf-tea' } }),
  )
})

test('withdraws a version only with a reason and restores a withdrawn one', async () => {
  const { network } = await one()
  await userEvent.click(await page.findByRole('button', { name: 'Withdraw cc' }))
  const dialog = within(await page.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Withdraw it' })).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText('Why'), 'it broke')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(network.callsTo(changeReleases)).toHaveLength(1))
  await userEvent.click(page.getByRole('button', { name: 'Restore zz' }))
  await waitFor(() =>
    expect(network.callsTo(changeReleases)[1]?.body).toEqual({
      change: { act: 'restore', remote: 'mf-tea', version: '0.1.0-zz' },
    }),
  )
})

test('releases a version to a share of visitors, judged automatically by default', async () => {
  const { network } = await one()
  await userEvent.click(await page.findByRole('button', { name: 'Give aa to some visitors' }))
  const share = await page.findByLabelText('Percentage')
  await userEvent.clear(share)
  await userEvent.type(share, '25')
  await userEvent.click(page.getByRole('button', { name: 'Roll out' }))
  await waitFor(() =>
    expect(network.callsTo(changeReleases)[0]?.body).toEqual({
      change: { act: 'canary', remote: 'mf-tea', version: '0.1.0-aa', share: 0.25, isJudged: true },
    }),
  )
})

test('releases a version to single accounts and keeps a refused list in the field', async () => {
  const { network } = await one(refuse(400, 'validation', 'There is no account of nobody@example.com.'))
  await userEvent.click(await page.findByRole('button', { name: 'Give aa to some visitors' }))
  const dialog = within(await page.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('To whom'), 'campaign')
  await userEvent.type(dialog.getByLabelText(/^Accounts/), 'asha@example.com, nobody@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Roll out' }))
  expect(await dialog.findByText(/no account of nobody/)).toBeTruthy()
  expect(dialog.getByLabelText(/^Accounts/)).toHaveProperty('value', 'asha@example.com, nobody@example.com')
  expect(network.callsTo(changeReleases)[0]?.body).toMatchObject({
    accounts: ['asha@example.com', 'nobody@example.com'],
  })
})

test('releases nothing while a time of its audience is incomplete', async () => {
  const { network } = await one()
  await userEvent.click(await page.findByRole('button', { name: 'Give aa to some visitors' }))
  const dialog = within(await page.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('To whom'), 'campaign')
  await userEvent.type(dialog.getByLabelText('From'), '27 Nov 2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Roll out' }))
  expect(dialog.getByText('Enter a date and a time.')).toBeTruthy()
  expect(network.callsTo(changeReleases)).toEqual([])
})

test.each([
  [
    { act: 'rollback', remote: 'mf-tea' },
    { act: 'restore', remote: 'mf-tea', version: '0.1.0-bb' },
  ],
  [
    { act: 'take-back', remote: 'mf-tea', version: '0.1.0-cc', channel: 'canary' },
    { act: 'canary', remote: 'mf-tea', version: '0.1.0-cc', share: 0.1, isJudged: true },
  ],
  [
    { act: 'quarantine', remote: 'mf-tea', version: '0.1.0-cc', why: 'x' },
    { act: 'restore', remote: 'mf-tea', version: '0.1.0-cc' },
  ],
  [{ act: 'prune' }, undefined],
])('%j is undone by %j', (change, undo) => {
  expect(undoOf(change as never, remote)).toEqual(undo)
})

test('describes a rule’s audience in words', () => {
  const window = { share: 0.5, cities: ['goa', 'pune'], webview: true, accounts: ['x'], from: null, until: null }
  expect(audienceOf(rule('aa', 'campaign', window) as never)).toBe(
    '50 % of visitors in goa, pune inside the app with one account',
  )
  expect(audienceOf(rule('aa', 'stable') as never)).toBe('Everyone else')
})

import {
  type CampaignResults,
  campaignLink,
  campaignResults,
} from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as resultsPage } from '../studio-results/results-page.tsx'
import { screen as editor } from './editor/campaign-editor-page.tsx'
import { campaign, editing, tara } from './studio.given.tsx'
import { screen as studio } from './studio-page.tsx'

const { draft, version: _, next: __, phase: ___, ...facts } = campaign

test('lists each page with its state, cities and views', async () => {
  const row = { ...facts, kind: draft.kind, title: draft.title, views: 1_204 }
  const list = { data: [row], total: 1, page: 1, pagesize: 20, hasNext: false, counts: { all: 1, live: 1 } }
  await renderScreen(studio, { path: '/staff/campaigns', user: tara, answers: [answer(calls.listCampaigns, list)] })
  expect((await page.findByRole('link', { name: 'Kites' })).getAttribute('href')).toBe('/staff/campaigns/12')
  expect(page.getByText(/Delhi NCR · from .* 1,204 views in 30 days/)).toBeTruthy()
})

const counts = { views: 40, people: 30, taps: 9, adds: 2, orders: 1, revenuePaise: 1_20_000 }

const results: CampaignResults = {
  title: 'Kites',
  slug: 'kites',
  countedAt: '2026-11-21T06:30:00.000Z',
  windowDays: 7,
  totals: counts,
  days: [
    { day: '2026-11-20', ...counts },
    { day: '2026-11-21', ...counts, views: 0, people: 0, taps: 0, adds: 0, orders: 0, revenuePaise: 0 },
  ],
  blocks: [{ block: 'x', kind: 'text', place: null, variant: 'a', ...counts }],
  variants: [
    { variant: 'a', name: 'Original', weight: 50, ...counts },
    { variant: 'b', name: 'Short', weight: 50, ...counts },
  ],
  test: {
    goal: 'taps',
    phase: 1,
    since: '2026-11-20T06:30:00.000Z',
    hasMismatch: false,
    winner: 'b',
    arms: [
      { variant: 'a', people: 300, successes: 30, against: null },
      {
        variant: 'b',
        people: 300,
        successes: 120,
        against: { difference: 0.3, low: 0.2, high: 0.4, p: 0.001, isDecided: true },
      },
    ],
  },
}

const seen = (over: Partial<CampaignResults> = {}) =>
  renderScreen(resultsPage, {
    path: '/staff/campaigns/12/results',
    user: tara,
    answers: [answer(campaignResults, { data: { ...results, ...over } })],
  })

test('plots the results beside a table of numbers and names the best variant', async () => {
  await seen()
  expect(await page.findByRole('img', { name: 'Views in 2 days; most on Fri, 20 Nov: 40' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Revenue ₹1,200' }))
  expect(page.getByRole('img', { name: 'Revenue in 2 days; most on Fri, 20 Nov: ₹1,200' })).toBeTruthy()
  const table = within(page.getByRole('region', { name: 'By day' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayViewsPeopleTapsAdded to cartOrdersRevenue',
    'Fri, 20 Nov4030921₹1,200',
  ])
  expect(page.getByText('B · Short does best')).toBeTruthy()
  expect(page.getByText('Better by +20 to +40 points')).toBeTruthy()
  expect(page.getByText('Text, removed')).toBeTruthy()
})

test('names no best variant while the traffic split is off', async () => {
  await seen({ test: results.test && { ...results.test, hasMismatch: true, winner: null } })
  expect(await page.findByRole('note')).toBeTruthy()
  expect(page.queryByText(/does best/)).toBeNull()
})

test('requests nothing for users outside the campaign team', async () => {
  const { network } = await renderScreen(studio, { path: '/staff/campaigns', user: {} })
  expect(await page.findByText(/only for accounts of the campaign team/)).toBeTruthy()
  expect(network.callsTo(calls.listCampaigns)).toHaveLength(0)
})

test('shows the checks of a page and adds a variant with half of the traffic', async () => {
  const stop = {
    level: 'stop',
    kind: 'alt',
    block: draft.blocks[0]?.id ?? '',
    variant: 'a',
    text: 'Says nothing.',
  } as const
  await renderScreen(editor, {
    path: '/staff/campaigns/12',
    user: tara,
    answers: [
      answer(calls.editedCampaign, { data: campaign }),
      answer(calls.checkCampaign, { data: [stop] }),
      answer(calls.saveCampaign, { data: { ...campaign, version: 4, hasChanges: true } }),
    ],
  })
  expect(await page.findByText(/Block 1, Text: Says nothing/)).toBeTruthy()
  expect(page.getByTitle('The page at the width of a phone').getAttribute('width')).toBe('390')
  await userEvent.click(page.getByRole('button', { name: 'Add a variant' }))
  await waitFor(() => expect(page.getByRole('button', { name: 'B · 50%' }).getAttribute('aria-pressed')).toBe('true'))
})

test('publishes a share from 1 to 100 only, and leaves a wrong one where it was typed', async () => {
  const { network } = await editing()
  const isShare = (body: unknown) => (body as { draft: { share: number } }).draft.share <= 100
  network.answer(calls.saveCampaign, ({ body }) =>
    isShare(body)
      ? { data: { ...campaign, version: 4, draft: { ...campaign.draft, share: 30 } } }
      : refuse(400, 'validation', 'draft.share must be <= 100', { 'draft.share': 'must be <= 100' }),
  )
  network.answer(calls.publishCampaign, { data: { ...campaign, version: 5 } })
  const share = await page.findByLabelText<HTMLInputElement>(/^Percentage of visitors/)
  await userEvent.clear(share)
  expect(page.getByText('Enter a number from 1 to 100.')).toBeTruthy()
  await userEvent.type(share, '3x0')
  expect(page.queryByText('Enter a number from 1 to 100.')).toBeNull()
  expect(page.getByText(/Each visitor keeps what they saw first/)).toBeTruthy()
  await userEvent.type(share, '0')
  expect(page.getByText('Enter a number from 1 to 100.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Publish changes' }))
  expect(await page.findByText('Not saved: Fix the marked field first.')).toBeTruthy()
  expect([share.value, network.callsTo(calls.publishCampaign)]).toEqual(['300', []])
  expect(page.getByText('Enter a number from 1 to 100.')).toBeTruthy()

  await userEvent.type(share, '{Backspace}')
  await userEvent.click(page.getByRole('button', { name: 'Publish changes' }))
  await waitFor(() => expect(network.callsTo(calls.publishCampaign)).toHaveLength(1))
  expect(network.callsTo(calls.saveCampaign).at(-1)?.body).toMatchObject({ draft: { share: 30 } })
})

test('asks before it ends a live page', async () => {
  const { network } = await editing()
  network.answer(calls.endCampaign, { data: { ...campaign, version: 4, state: 'ended' } })
  await userEvent.click(await page.findByRole('button', { name: 'End it now' }))
  expect(await page.findByRole('dialog', { name: 'End this campaign now?' })).toBeTruthy()
  expect(network.callsTo(calls.endCampaign)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'End it' }))
  await waitFor(() => expect(network.callsTo(calls.endCampaign)).toHaveLength(1))
})

test('asks before it deletes a draft', async () => {
  const { network, notices } = await editing({ state: 'draft', href: null })
  network.answer(calls.removeCampaign, { data: { id: '12' } })
  await userEvent.click(await page.findByRole('button', { name: 'Delete this draft' }))
  expect(network.callsTo(calls.removeCampaign)).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(network.callsTo(calls.removeCampaign)).toHaveLength(1))
  expect(notices.map(({ text }) => text)).toContain('The draft is deleted.')
})

test('creates a tracking link with normalised parameters and a QR code', async () => {
  const { network } = await editing()
  const url = 'https://nukkad.example/campaign/all/kites?utm_source=news-letter'
  network.answer(campaignLink, { data: { url, qr: { size: 8, path: 'M0 0h1v1H0z' } } })
  const make = await page.findByRole('button', { name: 'Create link' })
  await userEvent.click(make)
  expect(page.getAllByText('Use letters or digits.')).toHaveLength(2)
  expect(network.callsTo(campaignLink)).toHaveLength(0)
  await userEvent.type(page.getByLabelText(/Source/), ' News Letter!')
  await userEvent.type(page.getByLabelText(/Medium/), 'Mail')
  await userEvent.click(make)
  expect(await page.findByRole('img', { name: `QR code of ${url}` })).toBeTruthy()
  expect(network.callsTo(campaignLink)[0]?.query).toEqual({ source: 'news-letter', medium: 'mail' })
})

test('offers to schedule the latest saved version at the planned time', async () => {
  const at = '2030-01-01T00:00:00.000Z'
  const { network } = await editing({ hasChanges: true, next: { version: 3, at } })
  network.answer(calls.publishCampaign, { data: { ...campaign, version: 4, next: { version: 4, at } } })
  await userEvent.click(await page.findByRole('button', { name: 'Schedule the latest saved version instead' }))
  await waitFor(() => expect(network.callsTo(calls.publishCampaign)[0]?.body).toEqual({ version: 3, at }))
})

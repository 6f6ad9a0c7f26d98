import { marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { type CampaignResults, campaignResults } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as campaignPage } from '../campaign/campaign-page.tsx'
import { given } from '../campaign.given.ts'
import { screen as resultsPage } from '../studio-results/results-page.tsx'
import { screen as editor } from './campaign-editor-page.tsx'
import { messageOf } from './preview/preview-messages.ts'
import { screen as preview } from './preview-page.tsx'
import { screen as studio } from './studio-page.tsx'

const tara = { role: 'campaigner' } as const
const campaign: calls.EditedCampaign = {
  ...{ id: '12', slug: 'kites', href: '/campaign/all/kites', state: 'live', cities: ['delhi'], hasChanges: false },
  ...{ startsAt: '2026-11-20T18:30:00.000Z', endsAt: null, saved: null, version: 3, next: null, phase: 1 },
  draft: {
    ...{
      kind: 'campaign',
      category: 'all',
      title: 'Kites',
      description: 'Paper and string.',
      share: 100,
      goal: 'taps',
    },
    ...{ cities: ['delhi'], endsAt: null, variants: [], blocks: [given.text('<p>Up.</p>')] },
    picture: { url: '/images/scene/all/lamps-night', alt: 'Lamps', color: '#3b3a66' },
    theme: { accent: 'madder', ground: 'paper', pattern: 'none' },
  },
}
const { draft, version: _, next: __, phase: ___, ...facts } = campaign

test('the list tells the state, the cities and the views of each page', async () => {
  const row = { ...facts, kind: draft.kind, title: draft.title, views: 1_204 }
  const list = { data: [row], total: 1, page: 1, pagesize: 20, hasNext: false, counts: { all: 1, live: 1 } }
  await renderScreen(studio, { path: '/staff/campaigns', user: tara, answers: [answer(calls.listCampaigns, list)] })
  expect((await page.findByRole('link', { name: 'Kites' })).getAttribute('href')).toBe('/staff/campaigns/12')
  expect(page.getByText(/Delhi NCR · from .* 1,204 views in 30 days/)).toBeTruthy()
})

const counts = { views: 40, people: 30, taps: 9, adds: 2, orders: 1, revenuePaise: 1_20_000 }
const results: CampaignResults = {
  ...{ title: 'Kites', slug: 'kites', countedAt: '2026-11-21T06:30:00.000Z', windowDays: 7, totals: counts },
  days: [
    { day: '2026-11-20', ...counts },
    { day: '2026-11-21', ...counts, views: 0, people: 0, taps: 0, adds: 0, orders: 0, revenuePaise: 0 },
  ],
  blocks: [{ block: 'x', kind: 'text', place: null, variant: 'a', ...counts }],
  variants: [
    { variant: 'a', name: 'As it was first', weight: 50, ...counts },
    { variant: 'b', name: 'Short', weight: 50, ...counts },
  ],
  test: {
    ...{ goal: 'taps', phase: 1, since: '2026-11-20T06:30:00.000Z', hasMismatch: false, winner: 'b' },
    arms: [
      { variant: 'a', people: 300, successes: 30, against: null },
      {
        ...{ variant: 'b', people: 300, successes: 120 },
        against: { difference: 0.3, low: 0.2, high: 0.4, p: 0.001, isDecided: true },
      },
    ],
  },
}
const seen = (over: Partial<CampaignResults> = {}) =>
  renderScreen(resultsPage, {
    ...{ path: '/staff/campaigns/12/results', user: tara },
    answers: [answer(campaignResults, { data: { ...results, ...over } })],
  })

test('the results are plotted with their numbers in a table beside, and say which variant does best and why', async () => {
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
  expect(page.getByText('Text, not there any more')).toBeTruthy()
})

test('no variant is called best while people do not meet them in their shares', async () => {
  await seen({ test: results.test && { ...results.test, hasMismatch: true, winner: null } })
  expect(await page.findByRole('note')).toBeTruthy()
  expect(page.queryByText(/does best/)).toBeNull()
})

test('nothing of it is fetched for anybody else', async () => {
  const { network } = await renderScreen(studio, { path: '/staff/campaigns', user: {} })
  expect(await page.findByText(/an account of the campaign team/)).toBeTruthy()
  expect(network.callsTo(calls.listCampaigns)).toHaveLength(0)
})

test('a page is written with its checks beside it, and a variant has the same blocks under other identities', async () => {
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

const editing = (over: Partial<calls.EditedCampaign> = {}, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(editor, {
    ...{ path: '/staff/campaigns/12', user: tara, ...options },
    answers: [
      answer(calls.editedCampaign, { data: { ...campaign, ...over } }),
      answer(calls.checkCampaign, { data: [] }),
    ],
  })

describe('what is typed', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }))
  afterEach(() => jest.useRealTimers())
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const rest = () => act(() => jest.advanceTimersByTimeAsync(2_500))
  const description = () => page.findByLabelText<HTMLTextAreaElement>(/^Description/)

  test('twice on a slow line is saved one after the other, and is no conflict with oneself', async () => {
    const { network } = await editing()
    const waiting: (() => void)[] = []
    network.answer(calls.saveCampaign, ({ body }) => {
      const sent = body as { version: number; draft: typeof draft }
      const kept = { data: { ...campaign, version: sent.version + 1, draft: sent.draft, hasChanges: true } }
      return new Promise((resolve) => waiting.push(() => resolve(kept)))
    })
    const saves = () => network.callsTo(calls.saveCampaign).map(({ body }) => body)
    await user().type(await description(), ' One.')
    await rest()
    await user().type(await description(), ' Two.')
    await rest()
    expect(saves()).toHaveLength(1)
    waiting[0]?.()
    await waitFor(() => expect(saves()).toHaveLength(2))
    waiting[1]?.()
    expect(await page.findByText(/^Saved at|^Saved$/)).toBeTruthy()
    expect(saves()).toMatchObject([
      { version: 3, draft: { description: 'Paper and string. One.' } },
      { version: 4, draft: { description: 'Paper and string. One. Two.' } },
    ])
    expect(page.queryByRole('dialog')).toBeNull()
  })

  test('while nobody answers is there again after a reload, and is saved then', async () => {
    const away = await editing()
    away.network.answer(calls.saveCampaign, refuse(0))
    await user().type(await description(), ' Offline.')
    await rest()
    expect(page.getByText(/What you wrote is kept here/)).toBeTruthy()
    const kept = away.local.getItem('draft.campaign.12') ?? ''
    jest.useRealTimers()
    await away.unmount()
    const { network, notices } = await editing({}, { stored: { 'draft.campaign.12': kept } })
    network.answer(calls.saveCampaign, { data: { ...campaign, version: 4 } })
    expect((await description()).value).toBe('Paper and string. Offline.')
    expect(notices.map(({ text }) => text)).toContain('What you typed before is back.')
    await waitFor(() => expect(network.callsTo(calls.saveCampaign)).toHaveLength(1))
    expect(network.callsTo(calls.saveCampaign)[0]?.body).toMatchObject({
      ...{ version: 3, draft: { description: 'Paper and string. Offline.' } },
    })
  })

  test('on a page that somebody deleted meanwhile is said to be nowhere, and stays on the screen', async () => {
    const { network } = await editing()
    network.answer(calls.saveCampaign, refuse(404, 'not_found', 'There is no such page.'))
    await user().type(await description(), ' Late.')
    await rest()
    expect(page.getByText('Not saved: There is no such page.')).toBeTruthy()
    expect((await description()).value).toBe('Paper and string. Late.')
  })
})

test('a share of visitors is a number from one to a hundred, and what is no such number is not taken', async () => {
  const { network } = await editing()
  network.answer(calls.saveCampaign, { data: { ...campaign, version: 4 } })
  network.answer(calls.publishCampaign, { data: { ...campaign, version: 5 } })
  const share = await page.findByLabelText<HTMLInputElement>(/^Of a hundred visitors/)
  await userEvent.clear(share)
  expect(page.getByText('A number from 1 to 100')).toBeTruthy()
  await userEvent.type(share, '3x0')
  expect(page.queryByText('A number from 1 to 100')).toBeNull()
  expect(page.getByText(/Each visitor keeps what they got first/)).toBeTruthy()
  await userEvent.type(share, '0')
  expect(page.getByText('A number from 1 to 100')).toBeTruthy()
  await userEvent.tab()
  expect(share.value).toBe('30')
  await userEvent.click(page.getByRole('button', { name: 'Publish changes' }))
  await waitFor(() => expect(network.callsTo(calls.publishCampaign)).toHaveLength(1))
  expect(network.callsTo(calls.saveCampaign)[0]?.body).toMatchObject({ draft: { share: 30 } })
})

test('the preview is told what is written each time its frame is there again', async () => {
  await editing()
  const frame = await page.findByTitle<HTMLIFrameElement>('The page at the width of a phone')
  const told = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {})
  const ready = (source: unknown) =>
    act(() => {
      const data = { type: 'nukkad.preview.ready' }
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: source as Window }))
    })
  ready(frame.contentWindow)
  await userEvent.type(page.getByLabelText(/^Description/), ' Wind.')
  told.mockClear()
  // The frame was reloaded: what it knew is gone.
  ready(frame.contentWindow)
  expect(told.mock.calls).toEqual([
    [expect.objectContaining({ type: 'nukkad.preview.page', description: 'Paper and string. Wind.' }), location.origin],
  ])
  ready(window)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a preview is drawn as visitors will see the page, from what was saved as from what is just written', async () => {
  const things = { polls: [{ slug: 'best-golgappa', poll: given.poll() }], products: [given.product()] }
  const blocks = [given.hero(), given.text('<p>Up.</p>'), given.products(), given.banner()]
  const published = given.page([...blocks, given.block('poll', { slug: 'best-golgappa' })], { things })
  const drawn = async (
    which: Parameters<typeof renderScreen>[0],
    path: string,
    answers: Parameters<typeof answer>[],
  ) => {
    const { element, unmount } = await renderScreen(which, {
      ...{ path, user: tara, answers: answers.map((one) => answer(...one)) },
    })
    await page.findByText('Lights for every balcony')
    return { element, unmount, html: () => drawnIn(element) }
  }
  /** Without the boxes by which taps are counted, which have no box on the screen. */
  function drawnIn(element: HTMLElement) {
    const copy = element.querySelector('[data-accent]')?.cloneNode(true) as HTMLElement
    for (const mark of copy.querySelectorAll('[data-block]')) mark.replaceWith(...mark.childNodes)
    return copy.outerHTML.replace(/(id|for|name|aria-\w+)="[^"]*_r_[^"]*"/g, '$1=""')
  }
  const seen = await drawn(campaignPage, published.href, [[marketingEvent, { data: published }]])
  const html = seen.html()
  await seen.unmount()

  const path = '/staff/campaigns/12/preview'
  const saved = await drawn(preview, path, [[calls.previewCampaign, { data: published }]])
  expect(saved.html()).toBe(html)
  await saved.unmount()

  const studioAround = { postMessage: jest.fn() }
  const framed = jest.spyOn(window, 'parent', 'get').mockReturnValue(studioAround as never)
  const before = given.page([given.hero()], { theme: { accent: 'dusk', ground: 'sunk', pattern: 'dots' }, things })
  const live = await drawn(preview, path, [[calls.previewCampaign, { data: before }]])
  expect(studioAround.postMessage).toHaveBeenCalledWith({ type: 'nukkad.preview.ready' }, location.origin)
  expect(live.html()).not.toBe(html)
  const { title, description, theme } = published
  const data = { type: 'nukkad.preview.page', title, description, theme, blocks: published.blocks, version: 3 }
  act(() => {
    const source = studioAround as never
    dispatchEvent(new MessageEvent('message', { data: { ...data, scheme: 'light' }, origin: location.origin, source }))
  })
  await waitFor(() => expect(live.html()).toBe(html))
  framed.mockRestore()
  delete document.documentElement.dataset.theme
})

test('a link is made with its marks as they are written everywhere, and a code to scan', async () => {
  const { network } = await editing()
  const url = 'https://nukkad.example/campaign/all/kites?utm_source=news-letter'
  network.answer(calls.campaignLink, { data: { url, qr: { size: 8, path: 'M0 0h1v1H0z' } } })
  const make = await page.findByRole('button', { name: 'Make the link' })
  await userEvent.click(make)
  expect(page.getAllByText('Letters or digits are needed.')).toHaveLength(2)
  expect(network.callsTo(calls.campaignLink)).toHaveLength(0)
  await userEvent.type(page.getByLabelText(/Where it stands/), ' News Letter!')
  await userEvent.type(page.getByLabelText(/What kind of place/), 'Mail')
  await userEvent.click(make)
  expect(await page.findByRole('img', { name: `QR code of ${url}` })).toBeTruthy()
  expect(network.callsTo(calls.campaignLink)[0]?.query).toEqual({ source: 'news-letter', medium: 'mail' })
})

test('a planned change offers to take what was saved since, at the same time', async () => {
  const at = '2030-01-01T00:00:00.000Z'
  const { network } = await editing({ hasChanges: true, next: { version: 3, at } })
  network.answer(calls.publishCampaign, { data: { ...campaign, version: 4, next: { version: 4, at } } })
  await userEvent.click(await page.findByRole('button', { name: 'Plan what is saved now instead' }))
  await waitFor(() => expect(network.callsTo(calls.publishCampaign)[0]?.body).toEqual({ version: 3, at }))
})

test('the preview takes messages of our type, from our site and that window alone', () => {
  const from = {}
  const data = { type: 'nukkad.preview.ready' }
  const ready = (event: Parameters<typeof messageOf>[1]) =>
    messageOf('nukkad.preview.ready', event, from, 'https://a.example')
  expect(ready({ data, origin: 'https://a.example', source: from })).toBe(data)
  expect(ready({ data, origin: 'https://b.example', source: from })).toBeUndefined()
  expect(ready({ data, origin: 'https://a.example', source: {} })).toBeUndefined()
  expect(ready({ data: { type: 'other' }, origin: 'https://a.example', source: from })).toBeUndefined()
  expect(ready({ data: null, origin: 'https://a.example', source: from })).toBeUndefined()
})

import path from 'node:path'
import { listBallots } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { BlockStack } from '@nukkad/editor'
import { defineScreen } from '@nukkad/platform'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Check } from 'typebox/value'
import { formsOf } from './forms.ts'
import { type KindName, kinds } from './registry.ts'

const forms = formsOf('campaigns')
const names = Object.keys(kinds) as KindName[]
type Block = Parameters<typeof BlockStack>[0]['blocks'][number]

async function begun(name: KindName): Promise<Block> {
  const { fixtures } = await import(path.join(__dirname, 'kinds', name, `${name}.fixtures.ts`))
  return { id: `the-${name}`, type: name, v: kinds[name].v, data: fixtures[kinds[name].v] }
}
/** The stack as an editor sees it, and its current blocks. */
async function renderStack(blocks: readonly Block[], answers: Parameters<typeof answer>[] = []) {
  const now = { blocks }
  function Stack() {
    const [all, setAll] = useState(blocks)
    now.blocks = all
    return <BlockStack kinds={forms} blocks={all} inputErrors={{}} city="delhi" onChange={setAll} />
  }
  const screen = defineScreen({ head: () => ({ title: 'Blocks' }), Component: Stack })
  await renderScreen(screen, { path: '/', answers: answers.map((one) => answer(...one)) })
  return now
}

// They are loaded lazily, and compiling them takes longer than a test waits.
beforeAll(async () => {
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  await Promise.all(names.map((name) => forms[name]?.load()))
}, 60_000)

test('offers every kind for campaign pages, and for posts and events those that are not about a campaign', () => {
  expect(Object.keys(forms).sort()).toEqual([...names].sort())
  const onlyCampaigns = names.filter((name) => !(name in formsOf('posts')))
  expect(onlyCampaigns.sort()).toEqual(['countdown', 'form', 'hero', 'poll'])
})

test('renders a form for each kind without changing its data', async () => {
  const blocks = await Promise.all(names.map(begun))
  for (const { type, data } of blocks) expect([type, forms[type]?.isWhole(data)]).toEqual([type, true])
  const before = JSON.stringify(blocks)
  const now = await renderStack(blocks)
  await waitFor(() => expect(page.queryByText(/Loading fields/)).toBeNull())
  expect(page.queryByText(/fields of this block do not work/)).toBeNull()
  expect(page.queryByText(/It can be moved or removed/)).toBeNull()
  expect(JSON.stringify(now.blocks)).toBe(before)
}, 30_000)

/** Yields the data with one text or one list emptied, each in turn. */
function* emptied(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield ''
  if (Array.isArray(value)) yield []
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const less of emptied(part)) {
      yield Array.isArray(value) ? value.with(Number(key), less) : { ...value, [key]: less }
    }
  }
}

test.each(names)('the form of kind %s is incomplete when the schema would refuse the data', async (name) => {
  const form = forms[name]
  expect(form?.v).toBe(kinds[name].v)
  const { data } = await begun(name)
  for (const less of [data, form?.empty(), ...emptied(data)]) {
    const isSaid = name !== 'text' || (less as { html: string }).html !== ''
    expect([less, form?.isWhole(less as never)]).toEqual([less, Check(kinds[name].data, less) && isSaid])
  }
})

test('finds a thing by search and adds it', async () => {
  const hit = { kind: 'place', id: '3', title: 'Mehrauli Park', line: 'Mehrauli', href: '/places/mehrauli-park' }
  const found = { data: [{ ...hit, image: null, product: null }], total: 1, hasNext: false, page: 1, pagesize: 8 }
  const spelling = { q: 'mehr', correctedTo: null, didYouMean: [], facets: { kind: [] } }
  const block = await begun('places')
  const now = await renderStack(
    [{ ...block, data: { title: '', slugs: [] } }],
    [[searchAll, { ...found, ...spelling }]],
  )
  expect(page.getByText('Saved in this browser until it is complete.')).toBeTruthy()
  await userEvent.type(await page.findByLabelText('Find a place'), 'mehr')
  await userEvent.click(await page.findByRole('button', { name: /Mehrauli Park/ }))
  expect(now.blocks[0]?.data).toEqual({ title: '', slugs: ['mehrauli-park'] })
  expect(page.getByRole('button', { name: 'Remove Mehrauli Park' })).toBeTruthy()
  expect(page.queryByText('Saved in this browser until it is complete.')).toBeNull()
})

test('lists polls with unpublished ones marked and lets one be chosen', async () => {
  const ballot = { total: 0, startsAt: '2026-11-01T00:00:00Z', endsAt: null, isOver: false, isPublished: true }
  const ballots = [
    { ...ballot, id: 'best-golgappa', kind: 'poll' as const, title: 'Best golgappa' },
    { ...ballot, id: 'next-year', kind: 'poll' as const, title: 'Next year', isPublished: false },
    { ...ballot, id: 'sweets', kind: 'award' as const, title: 'Sweets' },
  ]
  const block = await begun('poll')
  const now = await renderStack([{ ...block, data: { slug: '' } }], [[listBallots, { data: ballots }]])
  expect(await page.findByRole('button', { name: 'Next year not published' })).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Sweets' })).toBeNull()
  await userEvent.type(page.getByLabelText('Find a poll'), 'golg')
  await waitFor(() => expect(page.queryByRole('button', { name: /Next year/ })).toBeNull())
  await userEvent.click(page.getByRole('button', { name: 'Best golgappa' }))
  expect(now.blocks[0]?.data).toEqual({ slug: 'best-golgappa' })
})

test('adds and removes questions independently', async () => {
  const now = await renderStack([await begun('faq')])
  await userEvent.click(await page.findByRole('button', { name: 'Add: Question' }))
  await userEvent.type(page.getAllByLabelText('Question')[1] as HTMLElement, 'Late?')
  await userEvent.click(page.getByRole('button', { name: 'Remove Question 1' }))
  expect(now.blocks[0]?.data).toEqual({ title: 'Asked', items: [{ question: 'Late?', answer: '' }] })
})

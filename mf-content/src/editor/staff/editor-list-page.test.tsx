import { givenPicture } from '@nukkad/blocks/cards.given'
import { editorEvents, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import type { WrittenRow } from '@nukkad/contracts/endpoints/content/staff-writing'
import { sellingRequests } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { type ReceivedComplaint, receivedComplaints } from '@nukkad/contracts/endpoints/people/complaints'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './editor-list-page.tsx'

const user = { role: 'editor', displayName: 'Meera Kapoor', email: 'meera@nukkad.test' } as const
const row = (parts: Partial<WrittenRow> = {}): WrittenRow => ({
  id: '7',
  slug: 'rain-walk',
  city: 'delhi',
  href: '/delhi/rain-walk',
  state: 'draft',
  publishedAt: null,
  hasChanges: false,
  saved: { name: 'Meera Kapoor', at: '2026-11-21T10:00:00Z' },
  kind: 'guide',
  title: 'A rain walk',
  image: givenPicture(),
  starts: null,
  ...parts,
})
const complaint: ReceivedComplaint = {
  ticket: 'C-7KQ2-9XMH',
  kind: 'content',
  received_at: '2025-09-24T06:00:00Z',
  answer_by: '2025-10-24T06:00:00Z',
  answered_at: null,
  answer: null,
  name: 'Asha Verma',
  email: 'asha@example.in',
  about: '',
  text: 'The hours are wrong.',
  answered_by: null,
}
const requests = { data: [], total: 1, page: 1, pagesize: 1, hasNext: false }
const list = (data: readonly WrittenRow[], over: object = {}) => ({
  data,
  total: data.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
  counts: { all: 1_234, draft: 3, scheduled: 1, published: 1_230 },
  ...over,
})
const open = (path = '/editor', ...data: WrittenRow[]) =>
  renderScreen(screen, { path, user, answers: [answer(editorPosts.list, list(data.length > 0 ? data : [row()]))] })

describe('editor list', () => {
  test('is for editors only and requests nothing for others', async () => {
    const { network, unmount } = await renderScreen(screen, { path: '/editor' })
    expect(page.getByText('Sign in with your editor’s account to write.')).toBeTruthy()
    await unmount()
    await renderScreen(screen, { path: '/editor', user: { email: 'asha@example.in' } })
    expect(page.getByText(/asha@example.in is a reader’s account/)).toBeTruthy()
    expect(network.calls).toHaveLength(0)
  })

  test('lists each post with its city, kind, author and time, linked to its editor', async () => {
    await open('/editor', row())
    const one = within((await page.findByRole('heading', { name: 'A rain walk' })).closest('li') as HTMLElement)
    expect(one.getByRole('link').getAttribute('href')).toBe('/editor/7')
    expect(one.getByText('Delhi NCR · guide · Meera Kapoor, Sat, 21 Nov 3:30 pm')).toBeTruthy()
    expect(one.getByText('Draft')).toBeTruthy()
  })

  test('says what waits for an answer', async () => {
    const { network } = await renderScreen(screen, {
      path: '/editor',
      user,
      answers: [
        answer(editorPosts.list, list([row()])),
        answer(receivedComplaints, { data: [complaint], total: 2, page: 1, pagesize: 20, hasNext: false }),
        answer(sellingRequests, { ...requests, counts: { new: 1, accepted: 4, declined: 0, late: 0 } }),
      ],
    })
    const complaints = await page.findByRole('link', { name: '2 complaints, late' })
    expect(complaints.getAttribute('href')).toBe('/editor/complaints')
    expect(page.getByRole('link', { name: '1 request to sell' }).getAttribute('href')).toBe('/sell/requests')
    expect(network.callsTo(sellingRequests)[0]?.query).toMatchObject({ state: 'new' })
  })

  test('shows the state of each post and whether changes are pending', async () => {
    const publishedAt = '2026-11-25T04:30:00Z'
    await open(
      '/editor',
      row({ id: '1', title: '', saved: null, state: 'published', publishedAt, hasChanges: true }),
      row({ id: '2', title: 'Chai', state: 'scheduled', publishedAt }),
    )
    const nameless = await page.findByRole('link', { name: 'Untitled' })
    expect(nameless.closest('li')?.textContent).toContain('PublishedUnpublished changes')
    expect(page.getByRole('link', { name: 'Chai' }).closest('li')?.textContent).toContain('25 Nov, 10:00 am')
  })

  test('shows the count of every state and filters by the chosen one', async () => {
    const { network, path } = await open()
    const states = within(page.getByRole('navigation', { name: 'Which posts' }))
    await states.findByRole('link', { name: 'All 1,234', current: true })
    await userEvent.click(states.getByRole('link', { name: 'Drafts 3' }))
    expect(path()).toBe('/editor?state=draft')
    await waitFor(() => expect(network.callsTo(editorPosts.list).at(-1)?.query).toEqual({ page: 1, state: 'draft' }))
  })

  test('searches by title and city and keeps the other filters', async () => {
    const { network, path } = await open('/editor?state=draft')
    await userEvent.type(await page.findByRole('searchbox', { name: 'Search by title' }), ' chai {Enter}')
    expect(path()).toBe('/editor?state=draft&q=chai')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'City' }), 'Goa')
    expect(path()).toBe('/editor?state=draft&city=goa&q=chai')
    const asked = { page: 1, state: 'draft', city: 'goa', q: 'chai' }
    await waitFor(() => expect(network.callsTo(editorPosts.list).at(-1)?.query).toEqual(asked))
  })

  test('lists the other kinds, each with its own create link', async () => {
    const { network, path } = await open()
    expect(page.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe('/editor/new')
    network.answer(
      editorEvents.list,
      list([row({ id: '9', title: 'Jazz', kind: '', starts: '2026-12-01T13:30:00Z', saved: null })]),
    )
    await userEvent.click(page.getByRole('link', { name: 'Events' }))
    expect(path()).toBe('/editor?of=events')
    const jazz = await page.findByRole('link', { name: 'Jazz' })
    expect(jazz.getAttribute('href')).toBe('/editor/events/9')
    expect(page.getByText('Delhi NCR · event · Tue, 1 Dec 7:00 pm')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Announce an event' }).getAttribute('href')).toBe('/editor/events/new')
  })

  test('follows the address with its search field', async () => {
    const { host } = await open()
    const field = await page.findByRole<HTMLInputElement>('searchbox', { name: 'Search by title' })
    await userEvent.type(field, 'chai{Enter}')
    act(() => host.navigation.go('/editor'))
    await waitFor(() => expect(page.getByRole('searchbox')).toHaveProperty('value', ''))
    act(() => host.navigation.go('/editor?q=chai'))
    await waitFor(() => expect(page.getByRole('searchbox')).toHaveProperty('value', 'chai'))
  })

  test('keeps the filters in the pagination links', async () => {
    const { network } = await open('/editor?q=chai&page=2')
    network.answer(editorPosts.list, list([row()], { page: 2, hasNext: true }))
    await userEvent.click(await page.findByRole('link', { name: 'Drafts 3' }))
    expect(await page.findByRole('link', { name: 'Older' })).toHaveProperty('search', '?state=draft&q=chai&page=2')
  })

  test('requests the page of the address, or the first one for an invalid page', async () => {
    const { network, unmount } = await open('/editor?page=3')
    expect(network.callsTo(editorPosts.list)[0]?.query).toEqual({ page: 3 })
    expect((await page.findByRole('link', { name: 'Newer' })).getAttribute('href')).toBe('/editor?page=2')
    await unmount()
    const other = await open('/editor?page=0&state=lost&city=atlantis')
    expect(other.network.callsTo(editorPosts.list)[0]?.query).toEqual({ page: 1 })
  })

  test('says that nothing matched and names the search words', async () => {
    const { network } = await open('/editor?q=zebra')
    network.answer(editorPosts.list, list([]))
    await userEvent.click(await page.findByRole('link', { name: 'Drafts 3' }))
    expect(await page.findByRole('heading', { name: 'Nothing for “zebra”' })).toBeTruthy()
  })

  test('loads the list on retry after an error', async () => {
    const { network } = await renderScreen(screen, {
      path: '/editor',
      user,
      answers: [answer(editorPosts.list, refuse(400, 'bad_request'))],
    })
    expect((await page.findByRole('alert')).textContent).toContain('The list could not be loaded')
    network.answer(editorPosts.list, list([row()]))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByRole('link', { name: 'A rain walk' })).toBeTruthy()
  })
})

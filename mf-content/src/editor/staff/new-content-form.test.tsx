import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { editorEvents, editorPlaces, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from '../content-editor-page.tsx'

const user = { role: 'editor', email: 'meera@nukkad.test' } as const
const area = (slug: string, name: string) => ({
  slug,
  name,
  line: '',
  href: `/x/locality/${slug}`,
  posts: 0,
  places: 0,
})
const terms = [
  answer(postTaxonomies, ({ query }) => ({
    data: {
      kinds: [],
      tags: [],
      localities: query.city === 'goa' ? [area('panjim', 'Panjim')] : [area('hauz-khas', 'Hauz Khas')],
    },
  })),
  answer(listAuthors, { data: [] }),
]
const begin = () => userEvent.click(page.getByRole('button', { name: 'Start' }))
const title = () => page.getByRole('textbox', { name: 'Title' })

test('creates a post with a title, a kind and the current city', async () => {
  const { network, path } = await renderScreen(screen, {
    path: '/editor/new',
    user,
    city: 'goa',
    answers: [answer(editorPosts.begin, { data: { id: '41' } })],
  })
  expect(page.getByRole('heading', { level: 1, name: 'A new post' })).toBeTruthy()
  await userEvent.type(title(), '  A rain walk ')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'Review: tried, with a verdict')
  await begin()
  await waitFor(() => expect(path()).toBe('/editor/41'))
  expect(network.callsTo(editorPosts.begin)[0]?.body).toEqual({ city: 'goa', title: 'A rain walk', kind: 'review' })
})

test('requires a title', async () => {
  const { network } = await renderScreen(screen, { path: '/editor/new', user })
  await userEvent.type(title(), '   {Enter}')
  expect(page.getByText('Enter a title. You can change it later.')).toBeTruthy()
  expect(title().getAttribute('aria-invalid')).toBe('true')
  expect(network.calls).toHaveLength(0)
})

test('shows field errors at their fields and announces other errors', async () => {
  const { network } = await renderScreen(screen, {
    path: '/editor/new',
    user,
    answers: [answer(editorPosts.begin, refuse(400, 'validation', 'title is taken', { title: 'is taken' }))],
  })
  await userEvent.type(title(), 'A rain walk{Enter}')
  expect(await page.findByText('is taken')).toBeTruthy()
  expect(page.getByRole('alert').textContent).toBe('')

  network.answer(editorPosts.begin, refuse(409, 'conflict', 'Too many drafts wait.'))
  await begin()
  expect(await page.findByText('Too many drafts wait.')).toBe(page.getByRole('alert'))
})

test('creates a place in a neighbourhood and asks for another one when the city changes', async () => {
  const { network, path } = await renderScreen(screen, {
    path: '/editor/places/new',
    user,
    city: 'delhi',
    answers: [...terms, answer(editorPlaces.begin, { data: { id: '8' } })],
  })
  await userEvent.type(title(), 'Cafe Panjim')
  await begin()
  expect(page.getByText('Choose a neighbourhood.')).toBeTruthy()

  const areas = page.getByRole<HTMLSelectElement>('combobox', { name: 'Neighbourhood' })
  await within(areas).findByRole('option', { name: 'Hauz Khas' })
  await userEvent.selectOptions(areas, 'Hauz Khas')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'City' }), 'Goa')
  await begin()
  expect(network.callsTo(editorPlaces.begin)).toHaveLength(0)
  await within(areas).findByRole('option', { name: 'Panjim' })
  await userEvent.selectOptions(areas, 'Panjim')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Shopping')
  await begin()
  await waitFor(() => expect(path()).toBe('/editor/places/8'))
  const body = { city: 'goa', title: 'Cafe Panjim', type: 'shopping', locality: 'panjim' }
  expect(network.callsTo(editorPlaces.begin)[0]?.body).toEqual(body)
})

test('proposes 7 pm IST for a new event and sends the chosen date', async () => {
  const { network, path } = await renderScreen(screen, {
    path: '/editor/events/new',
    user,
    city: 'delhi',
    answers: [answer(editorEvents.begin, { data: { id: '9' } })],
  })
  expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeTruthy()
  const begins = within(page.getByRole('group', { name: 'Starts, day and time' }))
  expect(begins.getByLabelText<HTMLInputElement>('Time').value).toBe('7:00 pm')
  await userEvent.type(title(), 'Jazz')

  await userEvent.clear(begins.getByLabelText('Starts'))
  await begin()
  expect(page.getByText('Enter a date and a time.')).toBeTruthy()

  await userEvent.type(begins.getByLabelText('Starts'), '2 Dec 2027')
  await userEvent.clear(begins.getByLabelText('Time'))
  await userEvent.type(begins.getByLabelText('Time'), 'evening{Enter}')
  expect(network.callsTo(editorEvents.begin)).toEqual([])

  await userEvent.clear(begins.getByLabelText('Time'))
  await userEvent.type(begins.getByLabelText('Time'), '7 pm{Enter}')
  await waitFor(() => expect(path()).toBe('/editor/events/9'))
  const body = { city: 'delhi', title: 'Jazz', kind: 'music', starts: '2027-12-02T13:30:00.000Z' }
  expect(network.callsTo(editorEvents.begin)[0]?.body).toEqual(body)
})

test('shows the server’s message about a time as a sentence', async () => {
  await renderScreen(screen, {
    path: '/editor/events/new',
    user,
    answers: [answer(editorEvents.begin, refuse(400, 'validation', 'no', { starts: 'has gone by.' }))],
  })
  await userEvent.type(title(), 'Jazz')
  await begin()
  expect(await page.findByText('This time has gone by.')).toBeTruthy()
})

test('links back to the list of the same kind and is a 404 page for an unknown kind', async () => {
  const { unmount } = await renderScreen(screen, { path: '/editor/places/new', user, answers: terms })
  const back = page.getByRole('link', { name: 'The editors’ back office' })
  expect(back.getAttribute('href')).toBe('/editor?of=places')
  await unmount()
  expect((await renderScreen(screen, { path: '/editor/poems/new', user })).isMissing()).toBe(true)
})

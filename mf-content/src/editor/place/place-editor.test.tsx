import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { type EditedPlace, editorPlaces } from '@nukkad/contracts/endpoints/content/editor'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from '../content-editor-page.tsx'

const path = '/editor/places/7'
const meera = { role: 'editor', displayName: 'Meera Kapoor', email: 'meera@nukkad.test' } as const
const unknown = { text: null, isOpen: null, line: 'Hours not known, check before you go', week: null }
const given = (parts: Partial<EditedPlace> = {}): EditedPlace => ({
  id: '7',
  slug: 'kettle',
  city: 'delhi',
  href: '/places/kettle',
  state: 'draft',
  publishedAt: null,
  hasChanges: false,
  saved: { name: 'Meera Kapoor', at: '2026-11-21T10:00:00Z' },
  version: 3,
  hours: unknown,
  draft: {
    kind: 'Tea stall',
    type: 'food',
    title: 'Kettle',
    line: 'Ginger first.',
    locality: 'hauz-khas',
    hours: null,
    story: ['The kettle is on.', 'Sit left.'],
    address: '12 Lodhi Road',
    lat: 28.55,
    lng: 77.2,
    price: 1,
    howTo: '',
    phone: null,
    tags: [],
    picture: { scene: 'street-dawn', alt: 'A kettle' },
    pictures: [],
  },
  ...parts,
})
const answers = [
  answer(editorPlaces.get, { data: given() }),
  answer(postTaxonomies, { data: { kinds: [], tags: [], localities: [] } }),
  answer(listAuthors, { data: [] }),
]
const saved = answer(editorPlaces.save, ({ body }) => ({
  data: given({ version: 4, draft: (body as { draft: EditedPlace['draft'] }).draft }),
}))
const open = (...more: NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>) =>
  renderScreen(screen, { path, user: meera, answers: [...answers, ...more] })

// It is loaded lazily, and compiling it takes longer than a test waits.
beforeAll(() => import('./place-editor.tsx'), 60_000)

describe('place editor', () => {
  test('saves the story, the hours and pasted coordinates when the editor pauses', async () => {
    const { network } = await open(saved)
    await userEvent.type(await page.findByLabelText('Story'), '{Enter}{Enter}Bring cash.')
    const hours = page.getByLabelText(/^Hours/)
    await userEvent.type(hours, 'Daily 7 am')
    expect(page.getByText(/^Not recognised/)).toBeTruthy()
    await userEvent.type(hours, ' – 10 pm')
    expect(page.getByText('Recognised.')).toBeTruthy()
    await userEvent.click(page.getByLabelText('Latitude'))
    await userEvent.paste('28.5921, 77.2290')
    await waitFor(() => expect(network.callsTo(editorPlaces.save)).toHaveLength(1), { timeout: 5_000 })
    expect(network.callsTo(editorPlaces.save)[0]?.body).toMatchObject({
      version: 3,
      draft: {
        story: ['The kettle is on.', 'Sit left.', 'Bring cash.'],
        hours: 'Daily 7 am – 10 pm',
        lat: 28.5921,
        lng: 77.229,
      },
    })
  }, 15_000)

  test('says that a number is incomplete and does not send it', async () => {
    const { network } = await open(saved)
    const lat = await page.findByLabelText('Latitude')
    await userEvent.clear(lat)
    expect(page.getByText('Enter a number, such as 28.5535.')).toBeTruthy()
    await userEvent.type(page.getByLabelText('Address'), '!')
    await waitFor(() => expect(network.callsTo(editorPlaces.save)).toHaveLength(1), { timeout: 5_000 })
    expect(network.callsTo(editorPlaces.save)[0]?.body).toMatchObject({
      draft: { lat: 28.55, address: '12 Lodhi Road!' },
    })
  }, 15_000)

  test('reports a conflict and keeps the own text when the other version is taken', async () => {
    const conflict = refuse(409, 'conflict', 'Jaya saved this place on 21 Nov, after you opened it.', { by: 'Jaya' })
    const { network } = await open(answer(editorPlaces.save, conflict))
    await userEvent.type(await page.findByLabelText('Story'), ' By me.')
    const dialog = await page.findByRole('dialog', { name: 'Someone else changed this too' }, { timeout: 5_000 })
    network.answer(editorPlaces.get, { data: given({ version: 5, draft: { ...given().draft, story: ['By Jaya.'] } }) })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep theirs, set mine aside' }))
    const story = () => page.getByLabelText<HTMLTextAreaElement>('Story').value
    await waitFor(() => expect(story()).toBe('By Jaya.'))
    await userEvent.click(page.getByRole('button', { name: 'Restore it' }))
    expect(story()).toBe('The kettle is on.\n\nSit left. By me.')
  }, 15_000)
})

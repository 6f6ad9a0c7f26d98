import { givenBlock } from '@nukkad/blocks/cards.given'
import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import {
  callOffEvent,
  changeOrganiser,
  type EditedEvent,
  editorEvents,
} from '@nukkad/contracts/endpoints/content/editor'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from '../content-editor-page.tsx'

const path = '/editor/events/7'
const meera = { role: 'editor', displayName: 'Meera Kapoor', email: 'meera@nukkad.test' } as const
const given = (parts: Partial<EditedEvent> = {}): EditedEvent => ({
  id: '7',
  slug: 'jazz',
  city: 'delhi',
  href: '/delhi/jazz',
  state: 'published',
  publishedAt: '2026-11-20T10:00:00Z',
  hasChanges: false,
  version: 3,
  isCalledOff: false,
  saved: { name: 'Meera Kapoor', at: '2026-11-21T10:00:00Z' },
  organisers: [{ id: '5', name: 'Meera Kapoor', email: 'meera@nukkad.test' }],
  seats: [{ id: '1', sold: 3, held: 2, isUsed: true }],
  draft: {
    kind: 'music',
    title: 'Jazz',
    line: 'Bring a sheet.',
    starts: '2026-12-01T13:30:00.000Z',
    tags: [],
    ends: '2026-12-01T15:30:00.000Z',
    venue: 'Gate 4',
    place: null,
    locality: null,
    host: 'Sohail',
    hostLine: '',
    picture: { scene: 'music-night', alt: 'A trio' },
    blocks: [givenBlock('text', { html: '<p>Sets.</p>' })],
    tickets: [{ id: '1', name: 'Mat', line: '', price: 0, seats: 10 }],
  },
  ...parts,
})
const answers = [
  answer(editorEvents.get, { data: given() }),
  answer(postTaxonomies, { data: { kinds: [], tags: [], localities: [] } }),
  answer(listAuthors, { data: [] }),
]
const open = (...more: NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>) =>
  renderScreen(screen, { path, user: meera, answers: [...answers, ...more] })

// It is loaded lazily, and compiling it takes longer than a test waits.
beforeAll(() => import('./event-editor.tsx'), 60_000)

/** A search that finds one place of the city by its name. */
const hit = { kind: 'place', id: '3', title: 'Agrasen ki Baoli', line: null, href: '/places/agrasen-ki-baoli' }
const places = answer(searchAll, ({ query: { q, kind, city } }) => {
  const isFound = kind === 'place' && city === 'delhi' && /baoli/i.test(String(q))
  const data = isFound ? [{ ...hit, image: null, product: null }] : []
  return {
    data,
    total: data.length,
    hasNext: false,
    page: 1,
    pagesize: 8,
    q: String(q),
    correctedTo: null,
    didYouMean: [],
    facets: { kind: [] },
  }
})

describe('event editor', () => {
  test('chooses the page of the place by its name, and goes without one', async () => {
    const saved = answer(editorEvents.save, ({ body }) => ({
      data: given({ version: 4, draft: (body as { draft: EditedEvent['draft'] }).draft }),
    }))
    const { network } = await open(places, saved)
    const lastSaved = () => network.callsTo(editorEvents.save).at(-1)?.body
    const field = within(await page.findByRole('group', { name: /^Our page of this place/ }))
    await userEvent.type(field.getByLabelText('Find a place'), 'baoli')
    await userEvent.click(await field.findByRole('button', { name: /Agrasen ki Baoli/ }))
    expect(field.queryByLabelText('Find a place')).toBeNull()
    const within5s = { timeout: 5_000 }
    await waitFor(() => expect(lastSaved()).toMatchObject({ draft: { place: 'agrasen-ki-baoli' } }), within5s)
    await userEvent.click(field.getByRole('button', { name: 'Remove Agrasen ki Baoli' }))
    expect(field.getByLabelText('Find a place')).toBeTruthy()
    await waitFor(() => expect(lastSaved()).toMatchObject({ draft: { place: null } }), within5s)
  })

  test('names a place that was chosen earlier', async () => {
    const { draft } = given()
    const chosen = answer(editorEvents.get, { data: given({ draft: { ...draft, place: 'agrasen-ki-baoli' } }) })
    await renderScreen(screen, { path, user: meera, answers: [chosen, places, ...answers] })
    expect(await page.findByRole('button', { name: 'Remove Agrasen ki Baoli' })).toBeTruthy()
  })

  test('shows times in IST and keeps the duration when the start moves', async () => {
    const { network } = await open(
      answer(editorEvents.save, ({ body }) => ({
        data: given({ version: 4, draft: (body as { draft: EditedEvent['draft'] }).draft }),
      })),
    )
    const begins = await page.findByLabelText<HTMLInputElement>('Starts')
    const begin = within(page.getByRole('group', { name: 'Starts, day and time' }))
    expect(begins.value).toBe('1 December 2026')
    expect(begin.getByLabelText<HTMLInputElement>('Time').value).toBe('7:00 pm')
    await userEvent.clear(begins)
    await userEvent.tab()
    expect(page.getByText('Enter a date and a time.')).toBeTruthy()
    await userEvent.type(begins, '2 Dec 2026')
    await userEvent.clear(begin.getByLabelText('Time'))
    await userEvent.type(begin.getByLabelText('Time'), '8 pm{Enter}')
    await waitFor(() => expect(network.callsTo(editorEvents.save)).toHaveLength(1), { timeout: 5_000 })
    expect(network.callsTo(editorEvents.save)[0]?.body).toMatchObject({
      draft: { starts: '2026-12-02T14:30:00.000Z', ends: '2026-12-02T16:30:00.000Z' },
    })
  }, 15_000)

  test('does not publish while a date is mistyped', async () => {
    const { network } = await open(answer(editorEvents.publish, { data: given() }))
    const begins = await page.findByLabelText<HTMLInputElement>('Starts')
    await userEvent.clear(begins)
    await userEvent.type(begins, '31 Feb 2027')
    await userEvent.click(page.getByRole('button', { name: 'Publish changes' }))
    expect(await page.findByText('Fix the marked field first.')).toBeTruthy()
    expect(document.activeElement).toBe(begins)
    expect(network.callsTo(editorEvents.publish)).toEqual([])
    await userEvent.clear(begins)
    await userEvent.type(begins, '1 Dec 2026')
    await userEvent.click(page.getByRole('button', { name: 'Publish changes' }))
    await waitFor(() => expect(network.callsTo(editorEvents.publish)).toHaveLength(1))
  })

  test('shows the sold seats and keeps the typed number when it is refused', async () => {
    const words = 'cannot be fewer than 5: 3 are sold and 2 held for buyers who are paying'
    await open(answer(editorEvents.save, refuse(400, 'validation', words, { 'tickets.0.seats': words })))
    const seats = await page.findByLabelText<HTMLInputElement>('Seats')
    expect(page.getByText('3 sold, 2 on hold right now')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Remove Mat' })).toBeNull()
    await userEvent.clear(seats)
    await userEvent.type(seats, '4')
    expect(await page.findByText(`This ${words}.`, {}, { timeout: 5_000 })).toBeTruthy()
    expect(page.getByText('Not saved: Fix the marked field first.')).toBeTruthy()
    expect(seats.value).toBe('4')
  }, 15_000)

  test('accepts a price with separators and never a partial number', async () => {
    const { network } = await open(
      answer(editorEvents.save, ({ body }) => ({
        data: given({ version: 4, draft: (body as { draft: EditedEvent['draft'] }).draft }),
      })),
    )
    const price = await page.findByLabelText<HTMLInputElement>('Price in rupees')
    await userEvent.clear(price)
    await userEvent.type(price, '1,500')
    await waitFor(() => expect(network.callsTo(editorEvents.save)).toHaveLength(1), { timeout: 5_000 })
    expect(network.callsTo(editorEvents.save)[0]?.body).toMatchObject({ draft: { tickets: [{ price: 1_500 }] } })
    expect(price.value).toBe('1,500')
    await userEvent.type(price, '00000')
    expect(page.getByText('Enter a smaller number.')).toBeTruthy()
    await userEvent.clear(price)
    await userEvent.type(price, '1,500x')
    expect(page.getByText('Enter a number.')).toBeTruthy()
    await waitFor(() => expect(network.callsTo(editorEvents.save)).toHaveLength(2), { timeout: 5_000 })
    expect(network.callsTo(editorEvents.save)[1]?.body).toMatchObject({ draft: { tickets: [{ price: null }] } })
  }, 20_000)

  test('shows at its blocks that there is nothing to read', async () => {
    const words = 'are required: there is nothing to read yet'
    await open(
      answer(editorEvents.get, { data: given({ draft: { ...given().draft, blocks: [] } }) }),
      answer(editorEvents.publish, refuse(400, 'validation', 'Some fields need you.', { blocks: words })),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Publish changes' }))
    const said = await page.findByText(`Blocks ${words}.`)
    await waitFor(() => expect(document.activeElement).toBe(said))
  })

  test('links to the page on which tickets are checked', async () => {
    await open()
    const link = await page.findByRole('link', { name: 'Check tickets in' })
    expect(link.getAttribute('href')).toBe('/event/check-in/jazz')
  })

  test('adds and removes door organisers, keeping at least one', async () => {
    const sohail = { id: '6', name: 'Sohail Hashmi', email: 'sohail@nukkad.test' }
    const { network } = await open(answer(changeOrganiser, { data: [...given().organisers, sohail] }))
    const field = await page.findByLabelText('Another person, by email address')
    expect(page.queryByRole('button', { name: /^Remove organiser/ })).toBeNull()
    await userEvent.type(field, 'sohail@nukkad.test{Enter}')
    expect(await page.findByText('Sohail Hashmi')).toBeTruthy()
    expect(field).toHaveProperty('value', '')

    network.answer(changeOrganiser, { data: given().organisers })
    await userEvent.click(page.getByRole('button', { name: 'Remove organiser Sohail Hashmi' }))
    await waitFor(() => expect(page.queryByText('Sohail Hashmi')).toBeNull())
    expect(network.callsTo(changeOrganiser).map(({ body }) => body)).toEqual([
      { email: 'sohail@nukkad.test', isOrganiser: true },
      { email: 'sohail@nukkad.test', isOrganiser: false },
    ])

    const words = 'has no account here: they have to sign in once first'
    network.answer(changeOrganiser, refuse(400, 'validation', words, { email: words }))
    await userEvent.type(field, 'nobody@nukkad.test{Enter}')
    expect(await page.findByText(words)).toBeTruthy()
    expect(field).toHaveProperty('value', 'nobody@nukkad.test')
  })

  test('cancels the event only after confirmation', async () => {
    const { network } = await open(answer(callOffEvent, { data: given({ version: 4, isCalledOff: true }) }))
    await userEvent.click(await page.findByRole('button', { name: 'Cancel the event' }))
    const dialog = page.getByRole('dialog', { name: 'Cancel this event?' })
    expect(within(dialog).getByText(/3 tickets become invalid. Whoever paid is refunded/)).toBeTruthy()
    expect(network.callsTo(callOffEvent)).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the event' }))
    expect(await page.findByRole('heading', { name: 'Cancelled' })).toBeTruthy()
    expect(page.getByText('Cancelled', { selector: 'span' })).toBeTruthy()
    expect(page.queryByText('Published')).toBeNull()
    expect(page.getByText(/Readers see that it is cancelled/)).toBeTruthy()
    expect(network.callsTo(callOffEvent)[0]?.body).toEqual({ version: 3 })
  })
})

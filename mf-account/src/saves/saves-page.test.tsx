import { createSavedList, mySavedLists } from '@nukkad/contracts/endpoints/people/saved-lists'
import { addBookmark, listBookmarks, removeBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenGone, givenPlace, givenProduct } from '../parts/saved-content/saved-item.given.ts'
import { screen } from './saves-page.tsx'

const image = { url: '/images/scene/delhi/x', width: 1200, height: 800, alt: 'Lamps', color: '#f5a300' }
const none = { product: null, place: null, post: null, event: null, mall: null, video: null, map: null }
const saved = givenPlace()
const gone = givenGone()
const list = (...data: object[]) =>
  answer(listBookmarks, {
    data,
    total: data.length,
    page: 1,
    pagesize: 20,
    hasNext: false,
    counts: data.length ? { place: 1 } : {},
  })
const refs = answer(savedRefs, {
  data: [
    { kind: 'place', ref: 'lodhi-garden' },
    { kind: 'post', ref: 'delhi/old' },
  ],
})
const user = { _id: '5' }
const gifts = { listId: '7', name: 'Diwali gifts', count: 3, isShared: true, pictures: [image], holds: false }
const noLists = answer(mySavedLists, { data: [] })

describe('saved items', () => {
  test('are in tabs by kind, kept in the address', async () => {
    const { network, path } = await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [list(saved), refs, noLists],
    })
    expect((await page.findByRole('link', { name: 'Lodhi Garden' })).getAttribute('href')).toBe('/places/lodhi-garden')

    await userEvent.click(page.getByRole('link', { name: /^Places/ }))
    expect(path()).toBe('/saves?kind=place')
    await waitFor(() => expect(network.callsTo(listBookmarks).at(-1)?.query).toMatchObject({ kind: 'place' }))
  })

  test('say how much less a product costs than when it was saved, and nothing otherwise', async () => {
    const cheaper = { ...givenProduct(), cheaper_by: 200 }
    const same = { ...givenProduct({ slug: 'madder-kurta', title: 'Madder kurta' }), cheaper_by: null }
    await renderScreen(screen, { path: '/saves', user, answers: [list(cheaper, same), refs, noLists] })
    await page.findByRole('link', { name: 'Indigo kurta' })
    expect(page.getAllByText(/less than when you saved it/).map(({ textContent }) => textContent)).toEqual([
      '₹200 less than when you saved it',
    ])
  })

  test('link maps, malls and videos to their pages', async () => {
    const common = { id: '1', city: 'delhi', line: 'Worth it.', image }
    const author = { handle: 'ananya', name: 'Ananya Rao', href: '/users/ananya' }
    const map = { ...common, slug: 'trail', href: '/delhi/map/trail', title: 'A trail', count: 7, image: null }
    const mall = { ...common, slug: 'select', href: '/delhi/mall/select', title: 'Select', locality: 'Saket' }
    const video = {
      ...common,
      slug: 'dusk',
      href: '/delhi/lbbtv?v=dusk',
      title: 'Dusk',
      minutes: 2,
      author,
      poster: image,
    }
    const row = { ...none, saved_at: '2026-11-20T05:30:00Z', cheaper_by: null }
    await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [
        refs,
        noLists,
        list(
          { ...row, kind: 'map', ref: 'trail', map },
          { ...row, kind: 'mall', ref: 'select', mall },
          { ...row, kind: 'video', ref: 'dusk', video },
        ),
      ],
    })
    await page.findByRole('link', { name: 'A trail' })
    for (const { title, href } of [map, mall, video])
      expect(page.getByRole('link', { name: title }).getAttribute('href')).toBe(href)
    for (const kicker of ['A map of 7 places', 'Mall · Saket', 'Video · 2 min · Ananya Rao'])
      expect(page.getByText(kicker)).toBeTruthy()
    for (const tab of ['Maps', 'Malls', 'Videos']) expect(page.getByRole('link', { name: tab })).toBeTruthy()
  })

  test('refetch the hearts when an item was saved elsewhere', async () => {
    const { network } = await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [
        noLists,
        list(saved),
        answer(savedRefs, () => (network.callsTo(savedRefs).length > 1 ? refs.reply : { data: [] })),
      ],
    })
    const heart = await page.findByRole('button', { name: 'Save Lodhi Garden' })

    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    expect(network.callsTo(savedRefs)).toHaveLength(2)
    expect(page.queryByText(/Removed/)).toBeNull()
  })

  test('can be removed and restored in place', async () => {
    const { network } = await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [
        noLists,
        list(saved),
        refs,
        answer(removeBookmark, { data: { kind: 'place', ref: 'lodhi-garden', isSaved: false } }),
        answer(addBookmark, { data: { kind: 'place', ref: 'lodhi-garden', isSaved: true } }),
      ],
    })
    const heart = await page.findByRole('button', { name: 'Save Lodhi Garden' })
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    await userEvent.click(heart)
    expect(await page.findByText('Removed: Lodhi Garden')).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(await page.findByRole('link', { name: 'Lodhi Garden' })).toBeTruthy()
    expect(network.callsTo(addBookmark)[0]?.body).toEqual({ kind: 'place', ref: 'lodhi-garden' })
  })

  test('say when a saved item is gone and let it be removed', async () => {
    await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [
        noLists,
        list(gone),
        refs,
        answer(removeBookmark, { data: { kind: 'post', ref: 'delhi/old', isSaved: false } }),
      ],
    })
    expect(await page.findByText('Something you saved is no longer available.')).toBeTruthy()
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove it' }).hasAttribute('disabled')).toBe(false))
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }))
    expect(await page.findByText(/Removed/)).toBeTruthy()
  })

  test('show an empty state when there are none and an error when they cannot be loaded', async () => {
    const { network, unmount } = await renderScreen(screen, { path: '/saves', user, answers: [list(), refs, noLists] })
    expect(await page.findByText('Nothing here yet')).toBeTruthy()
    await unmount()
    expect(network.callsTo(listBookmarks)).toHaveLength(1)

    await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [noLists, answer(listBookmarks, refuse(500, 'internal')), refs],
    })
    expect((await page.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain(
      'Your saves could not be loaded',
    )
  }, 15_000)

  test('are below the lists of their owner, which lead to their pages', async () => {
    await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [list(saved), refs, answer(mySavedLists, { data: [gifts] })],
    })
    const link = await page.findByRole('link', { name: 'Diwali gifts' })
    expect(link.getAttribute('href')).toBe('/saves/list/7')
    expect(page.getByText('3 things · shared')).toBeTruthy()
  })

  test('ask the header for the lists of one thing, and show what was changed there', async () => {
    const { host, network } = await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [list(saved), refs, answer(mySavedLists, { data: [gifts] })],
    })
    const asked = jest.fn()
    host.bus.answer('choose-saved-list', asked)
    await userEvent.click(await page.findByRole('button', { name: 'Add Lodhi Garden to a list' }))
    expect(asked).toHaveBeenCalledWith({ kind: 'place', ref: 'lodhi-garden' })

    host.bus.publish('saved-list.changed', { listId: '7' })
    await waitFor(() => expect(network.callsTo(mySavedLists)).toHaveLength(2))
  })

  test('offer a new list, which opens once it has a name', async () => {
    const { network, path, tracked } = await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [
        list(saved),
        refs,
        noLists,
        answer(createSavedList, { data: { listId: '9', name: 'Jaipur in March', isNew: true } }),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'New list' }))
    await userEvent.click(await page.findByRole('button', { name: 'Create the list' }))
    expect(page.getByText('Give the list a name.')).toBeTruthy()
    await userEvent.type(page.getByLabelText('Name'), 'Jaipur in March{Enter}')
    await waitFor(() => expect(path()).toBe('/saves/list/9'))
    expect(network.callsTo(createSavedList).map(({ body }) => body)).toEqual([{ name: 'Jaipur in March' }])
    expect(tracked).toContainEqual(['SAVED_LIST_CREATED', {}])
  })

  test('are shown without lists that cannot be loaded', async () => {
    await renderScreen(screen, {
      path: '/saves',
      user,
      answers: [list(saved), refs, answer(mySavedLists, refuse(400, 'validation'))],
    })
    expect(await page.findByRole('link', { name: 'Lodhi Garden' })).toBeTruthy()
    await waitFor(() => expect(page.queryByRole('heading', { name: 'Your lists' })).toBeNull())
  })

  test('ask a guest to sign in', async () => {
    const { network } = await renderScreen(screen, { path: '/saves' })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(network.calls).toEqual([])
  })
})

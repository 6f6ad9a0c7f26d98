import { sharedSavedList } from '@nukkad/contracts/endpoints/people/saved-lists'
import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenGone, givenPastEvent, givenPlace, givenProduct } from '../parts/saved-content/saved-item.given.ts'
import { screen } from './shared-list-page.tsx'

const code = '4f1c2a9be07d4c55a3d1f0b68e2a7c19'
const path = `/saves/shared/${code}`
const shown = (data: object[], over: object = {}) =>
  answer(sharedSavedList, {
    data,
    total: data.length,
    page: 1,
    pagesize: 20,
    hasNext: false,
    list: { name: 'Diwali gifts', sharedAs: 'Asha', count: data.length },
    ...over,
  })

describe('a shared list', () => {
  test('is read signed out: its name, the name its owner chose, and what is on it', async () => {
    const { network, heads, tracked } = await renderScreen(screen, {
      path,
      answers: [shown([givenProduct(), givenPlace()])],
    })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Diwali gifts')
    expect(page.getByText('A list by Asha')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Lodhi Garden' }).getAttribute('href')).toBe('/places/lodhi-garden')
    expect(page.getByRole('link', { name: 'Choose and buy Indigo kurta' }).getAttribute('href')).toBe(
      '/shop/product/indigo-kurta',
    )
    expect(heads.at(-1)).toMatchObject({
      title: 'Diwali gifts | Nukkad',
      description: 'A list by Asha on Nukkad: 2 things.',
      robots: 'noindex, nofollow',
    })
    expect(network.calls.map(({ params }) => params)).toEqual([{ code }])
    expect(tracked).toEqual([['SHARED_LIST_VIEWED', { count: 2 }]])
  })

  test('shows no name when its owner shows none', async () => {
    await renderScreen(screen, {
      path,
      answers: [shown([givenPlace()], { list: { name: 'Trip', sharedAs: '', count: 1 } })],
    })
    expect(page.getByText('A list')).toBeTruthy()
    expect(page.queryByText(/A list by/)).toBeNull()
  })

  test('says what is sold out, over or gone', async () => {
    await renderScreen(screen, {
      path,
      answers: [shown([givenProduct({ isAvailable: false }), givenPastEvent(), givenGone(), givenGone()])],
    })
    expect(page.getByText('₹1,499 · sold out')).toBeTruthy()
    expect(page.queryByRole('link', { name: /Choose and buy/ })).toBeNull()
    expect(page.getByText(/^Over since .*2020 · Lodhi Garden$/)).toBeTruthy()
    expect(page.getByText('2 things are no longer available.')).toBeTruthy()
  })

  test('says when nothing is on it, or nothing is left', async () => {
    const empty = await renderScreen(screen, { path, answers: [shown([])] })
    expect(page.getByText('Nothing on this list yet')).toBeTruthy()
    await empty.unmount()
    await renderScreen(screen, { path, answers: [shown([givenGone()])] })
    expect(page.getByText('Nothing here is available any more')).toBeTruthy()
  })

  test('lets its reader save a thing', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: { _id: '9' },
      answers: [
        shown([givenPlace()]),
        answer(savedRefs, { data: [] }),
        answer(addBookmark, { data: { kind: 'place', ref: 'lodhi-garden', isSaved: true } }),
      ],
    })
    await userEvent.click(page.getByRole('button', { name: 'Save Lodhi Garden' }))
    await waitFor(() => expect(network.callsTo(addBookmark)[0]?.body).toEqual({ kind: 'place', ref: 'lodhi-garden' }))
  })

  test('is sent on by its own address', async () => {
    const user = userEvent.setup()
    await renderScreen(screen, { path, answers: [shown([givenPlace()])] })
    await user.click(page.getByRole('button', { name: 'Share' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`))
  })

  test('has pages, each with an address', async () => {
    const { network } = await renderScreen(screen, {
      path: `${path}?page=2`,
      answers: [shown([givenPlace()], { page: 2, hasNext: true })],
    })
    expect(network.calls[0]?.query).toEqual({ page: 2 })
    expect(page.getByRole('link', { name: 'Before' }).getAttribute('href')).toBe(path)
    expect(page.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${path}?page=3`)
  })

  test.each([`/saves/shared/${code}`, '/saves/shared/short'])(
    'is a 404 page when it is not shared: %s',
    async (unknown) => {
      const { isMissing } = await renderScreen(screen, {
        path: unknown,
        answers: [answer(sharedSavedList, refuse(404, 'not_found'))],
      })
      expect(isMissing()).toBe(true)
    },
  )
})

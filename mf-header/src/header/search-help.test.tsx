import { hamburger } from '@nukkad/contracts/endpoints/config'
import { autocomplete, defaultSearch } from '@nukkad/contracts/endpoints/search'
import { localKeys } from '@nukkad/platform'
import { answer, renderFixture } from '@nukkad/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from './header.tsx'

const beginnings = answer(defaultSearch, {
  data: { popular: [{ title: 'diya', href: '/shop/search?q=diya' }], categories: [], brands: [], products: [] },
})
const suggestion = (kind: string, title: string, href: string) => ({ kind, title, line: null, href, image: null })
const typed = answer(autocomplete, ({ query }) => ({
  data: {
    q: query.q ?? '',
    correctedTo: query.q === 'kurtha' ? 'kurta' : null,
    suggestions: [
      suggestion('query', `${query.q} set`, `/shop/search?q=${query.q}+set`),
      suggestion('product', 'Indigo kurta', '/shop/product/indigo-kurta'),
      suggestion('horoscope', 'Not ours', '/'),
    ],
  },
}))
const render = (recent: string[] = []) =>
  renderFixture(header, {
    path: '/shop',
    answers: [answer(hamburger, { data: { mobile: [], desktop: [], account: [] } }), beginnings, typed],
  }).then((world) => {
    if (recent.length > 0) world.local.setItem(localKeys.searches, JSON.stringify(recent))
    return world
  })
const field = () => screen.getAllByLabelText('Search the shop')[0] as HTMLInputElement
// Letters are typed one by one, on whatever machine this is.
const patient = { timeout: 5000 }
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

// The browser of the tests cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

describe('help while searching', () => {
  test('costs nothing before somebody means to search', async () => {
    const { network } = await render()

    expect(network.callsTo(defaultSearch)).toHaveLength(0)
    expect(field().getAttribute('role')).toBeNull()
  })

  test('begins with what was searched lately, then with what others search', async () => {
    await render(['jhola', 'Diya'])

    await userEvent.click(field())

    await waitFor(() => expect(options()).toEqual(['jhola', 'Diya']), patient)
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  test('is gone through by the keys alone and leads to what is chosen', async () => {
    const { path, local } = await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)

    await userEvent.type(field(), 'kurtha')
    await waitFor(() => expect(options()).toEqual(['kurta', 'kurtha set', 'Indigo kurta']), patient)
    await userEvent.keyboard('{ArrowDown}')

    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('kurta')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Enter}')

    expect(path()).toBe('/shop/search?q=kurta')
    expect(local.getItem(localKeys.searches)).toBe('["kurta"]')
  })

  test('goes round past the last option to what was typed, and closes with Escape', async () => {
    await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    await userEvent.keyboard('{ArrowUp}')
    expect(field().getAttribute('aria-activedescendant')).toBeTruthy()
    await userEvent.keyboard('{Escape}')

    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  test('never shows a late answer over a newer one', async () => {
    const { network } = await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)

    await userEvent.type(field(), 'kur')
    await waitFor(() => expect(network.callsTo(autocomplete).at(-1)?.query.q).toBe('kur'))
    await userEvent.type(field(), 'ti')

    await waitFor(() => expect(options()).toEqual(['kurti set', 'Indigo kurta']), patient)
  })

  test('forgets what was searched when told to', async () => {
    const { local } = await render(['jhola'])
    await userEvent.click(field())

    await userEvent.click(await screen.findByRole('button', { name: 'Forget what I searched' }))

    expect(local.getItem(localKeys.searches)).toBeNull()
    await waitFor(() => expect(options()).toEqual(['diya']), patient)
  })
})

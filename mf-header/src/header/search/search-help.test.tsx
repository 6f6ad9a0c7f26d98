import { hamburger } from '@nukkad/contracts/endpoints/site/config'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { localKeys } from '@nukkad/platform'
import { answer, refuse, renderFixture, type SentCall } from '@nukkad/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from '../header.tsx'

const suggestion = (kind: string, title: string, href: string) => ({ kind, title, line: null, href, image: null })
const beginnings = [suggestion('query', 'diya', '/delhi/post/search?q=diya')]
const replyTo = ({ query }: SentCall) => ({
  data: query.q
    ? {
        q: String(query.q),
        correctedTo: query.q === 'kurtha' ? 'kurta' : null,
        href: String(query.q).startsWith('kur') ? '/shop/search?q=kurta' : null,
        suggestions: [
          suggestion('query', `${query.q} set`, `/shop/search?q=${query.q}+set`),
          suggestion('place', 'Kurta Lane', '/places/kurta-lane'),
          suggestion('horoscope', 'Not ours', '/'),
        ],
      }
    : { q: '', correctedTo: null, href: null, suggestions: beginnings },
})
const typed = answer(autocomplete, replyTo)
const render = (recent: string[] = []) =>
  renderFixture(header, {
    path: '/delhi',
    answers: [answer(hamburger, { data: { mobile: [], desktop: [] } } as never), typed],
  }).then((world) => {
    if (recent.length > 0) world.local.setItem(localKeys.searches, JSON.stringify(recent))
    return world
  })
const field = () => screen.getAllByLabelText('Search Nukkad')[0] as HTMLInputElement
// Letters are typed one by one, which may be slow on a busy machine.
const patient = { timeout: 5000 }
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

// jsdom cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

describe('search suggestions', () => {
  test('are not requested before the field is focused', async () => {
    const { network } = await render()

    expect(network.callsTo(autocomplete)).toHaveLength(0)
    expect(field().getAttribute('role')).toBeNull()
    expect(field().form?.getAttribute('action')).toBe('/delhi/post/search')
  })

  test('start with recent searches, then show popular ones', async () => {
    await render(['jhola', 'Diya'])

    await userEvent.click(field())

    await waitFor(() => expect(options()).toEqual(['jhola', 'Diya']), patient)
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  test('can be navigated and chosen by keyboard alone', async () => {
    const { path, local, propsOf } = await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)

    await userEvent.type(field(), 'kurtha')
    await waitFor(() => expect(options()).toEqual(['kurta', 'kurtha set', 'Kurta LanePlace']), patient)
    await userEvent.keyboard('{ArrowDown}')

    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('kurta')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(path()).toBe('/shop/search?q=kurta'))
    expect(local.getItem(localKeys.searches)).toBe('["kurta"]')
    expect(propsOf('SEARCH_STARTED')).toEqual([{ query: 'kurta' }])
    expect(propsOf('SEARCH_SUGGESTION_CHOSEN')).toEqual([])
  })

  test('open a place directly and store only search words', async () => {
    const { path, local, propsOf } = await render()
    await userEvent.click(field())
    await userEvent.type(field(), 'kurta')
    await userEvent.click(await screen.findByRole('option', { name: /Kurta Lane/ }, patient))

    await waitFor(() => expect(path()).toBe('/places/kurta-lane'))
    expect(local.getItem(localKeys.searches)).toBeNull()
    const chosen = { query: 'kurta', kind: 'place', href: '/places/kurta-lane' }
    expect(propsOf('SEARCH_SUGGESTION_CHOSEN')).toEqual([chosen])
    expect(propsOf('SEARCH_STARTED')).toEqual([])
  })

  test('follow the suggested address on Enter', async () => {
    const { path } = await render()
    await userEvent.click(field())
    await userEvent.type(field(), 'kurta')
    await waitFor(() => expect(options()).toContain('kurta set'), patient)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/shop/search?q=kurta'))
  })

  test('fall back to the city search when Enter comes before the answer', async () => {
    const { path, propsOf } = await render()
    await userEvent.click(field())
    await userEvent.type(field(), 'jazz{Enter}')
    await waitFor(() => expect(path()).toBe('/delhi/post/search?q=jazz'))
    expect(propsOf('SEARCH_STARTED')).toEqual([{ query: 'jazz' }])
  })

  test('return to the typed text after the last option and close with Escape', async () => {
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

  test('close when Tab leaves the form, after its own buttons', async () => {
    await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)

    await userEvent.tab()
    expect(field().getAttribute('aria-expanded')).toBe('true')
    for (let more = 0; more < 8 && field().form?.contains(document.activeElement); more++) await userEvent.tab()

    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  test('never show a late answer over a newer one', async () => {
    const { network } = await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)

    await userEvent.type(field(), 'kur')
    await waitFor(() => expect(network.callsTo(autocomplete).at(-1)?.query.q).toBe('kur'))
    await userEvent.type(field(), 'ti')

    await waitFor(() => expect(options()).toEqual(['kurti set', 'Kurta LanePlace']), patient)
  })

  test('keep the current options until the answer arrives and request each text once', async () => {
    const { network } = await render(['jhola'])
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['jhola', 'diya']), patient)
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    network.answer(autocomplete, (call) => held.then(() => replyTo(call)))

    await userEvent.type(field(), 'k')
    await waitFor(() => expect(network.callsTo(autocomplete).at(-1)?.query.q).toBe('k'), patient)
    expect(options()).toEqual(['jhola', 'diya'])
    await act(async () => arrive())

    await waitFor(() => expect(options()).toEqual(['k set', 'Kurta LanePlace']), patient)
    expect(network.callsTo(autocomplete).filter(({ query }) => query.q === 'k')).toHaveLength(1)
  })

  test('show nothing when a request fails and recover with the next letter', async () => {
    const { network } = await render()
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['diya']), patient)
    network.answer(autocomplete, (call) => (call.query.q === 'k' ? refuse(503) : replyTo(call)))

    await userEvent.type(field(), 'k')

    await waitFor(() => expect(options()).toEqual([]), patient)
    await userEvent.type(field(), 'u')
    await waitFor(() => expect(options()).toEqual(['ku set', 'Kurta LanePlace']), patient)
  })

  test('remove one recent search with Delete or its cross', async () => {
    const { local } = await render(['jhola', 'momos', 'jazz'])
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['jhola', 'momos', 'jazz', 'diya']), patient)

    await userEvent.keyboard('{ArrowDown}{Delete}')
    expect(JSON.parse(local.getItem(localKeys.searches) ?? '')).toEqual(['momos', 'jazz'])
    await userEvent.click(document.querySelector('[data-remove="jazz"]') as Element)

    expect(local.getItem(localKeys.searches)).toBe('["momos"]')
    await waitFor(() => expect(options()).toEqual(['momos', 'diya']), patient)
  })

  test('forget all recent searches on request', async () => {
    const { local } = await render(['jhola'])
    await userEvent.click(field())

    await userEvent.click(await screen.findByRole('button', { name: 'Clear search history' }))

    expect(local.getItem(localKeys.searches)).toBeNull()
    await waitFor(() => expect(options()).toEqual(['diya']), patient)
  })

  test('show their shape until the popular ones arrive, and how to search if they do not', async () => {
    const { network } = await render()
    let refuseThem = () => {}
    const held = new Promise<void>((resolve) => (refuseThem = resolve))
    network.answer(autocomplete, () => held.then(() => refuse(503)))
    await userEvent.click(field())
    await screen.findByText('People look for', {}, patient)

    await act(async () => refuseThem())

    await screen.findByText(/^Type a place, an event or a product/, {}, patient)
    expect(screen.queryByText('People look for')).toBeNull()
    network.answer(autocomplete, (call) => ({ data: { ...replyTo(call).data, suggestions: [] } }))
    await userEvent.type(field(), 'zzz')
    await screen.findByText(/^There are no suggestions for “zzz”/, {}, patient)
  })

  test('fill the screen on a phone and close on back', async () => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) })
    try {
      const { path } = await render()
      await userEvent.click(field())
      await waitFor(() => expect(field().closest('[data-sheet]')).toBeTruthy(), patient)

      act(() => history.back())

      await waitFor(() => expect(field().closest('[data-sheet]')).toBeNull(), patient)
      expect(document.activeElement).not.toBe(field())
      expect(path()).toBe('/delhi')
    } finally {
      Reflect.deleteProperty(window, 'matchMedia')
    }
  })
})

import { givenPicture } from '@nukkad/blocks/cards.given'
import { postSearch, type SearchHit, searchAll } from '@nukkad/contracts/endpoints/site/search'
import { placesDefaultSearch } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { type Answer, answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './search-page.tsx'

const hit = (kind: string, title: string, over: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id: title,
  title,
  line: null,
  href: `/${kind}/${title}`,
  image: givenPicture(),
  product: null,
  ...over,
})
const results = (over: object = {}) => ({
  data: [hit('place', 'Lodhi Garden', { line: 'Garden · Lodhi Colony' }), hit('post', 'Best chai')],
  total: 2,
  page: 1,
  pagesize: 20,
  hasNext: false,
  q: 'chai',
  correctedTo: null,
  didYouMean: [],
  facets: {
    kind: [
      { value: 'place', label: 'Places', count: 3 },
      { value: 'locality', label: 'Neighbourhoods', count: 1 },
      { value: 'post', label: 'Posts', count: 5 },
      { value: 'product', label: 'Products', count: 40 },
    ],
  },
  ...over,
})
const beginnings = answer(placesDefaultSearch, {
  data: {
    popular: [{ title: 'jazz', href: '/delhi/post/search?q=jazz' }],
    places: [],
    events: [],
    tags: [],
    localities: [{ kind: 'locality', title: 'Hauz Khas', line: null, href: '/delhi/locality/hauz-khas', image: null }],
  },
})
const render = (path: string, answers: readonly Answer[]) => renderScreen(screen, { path, answers: [...answers] })

describe('search page', () => {
  test('shows results of all kinds with counted tabs in the address', async () => {
    const { network } = await render('/delhi/post/search?q=chai', [answer(searchAll, results())])

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('“chai” in Delhi NCR')
    expect(page.getByRole('link', { name: 'Lodhi Garden' }).getAttribute('href')).toBe('/place/Lodhi%20Garden')
    expect(page.getByText('Place')).toBeTruthy()
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
    expect([...tabs.querySelectorAll('a')].map((tab) => tab.textContent)).toEqual([
      ...['All49', 'Places4', 'Posts5', 'Events0', 'Shop40'],
    ])
    expect(page.getByRole('link', { name: /^Places/ }).getAttribute('href')).toBe(
      '/delhi/post/search?q=chai&kind=places',
    )
    expect(network.callsTo(searchAll)[0]?.query).toMatchObject({ q: 'chai', city: 'delhi' })
  })

  test('adds tabs for videos and writers when there are any, and tracks a clicked result', async () => {
    const kinds = [
      { value: 'place', label: 'Places', count: 3 },
      { value: 'video', label: 'Videos', count: 2 },
      { value: 'author', label: 'Writers', count: 1 },
    ]
    const { tracked } = await render('/delhi/post/search?q=ananya', [
      answer(searchAll, results({ data: [hit('author', 'Ananya Rao')], facets: { kind: kinds } })),
    ])
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
    expect([...tabs.querySelectorAll('a')].map((tab) => tab.textContent)).toEqual([
      ...['All6', 'Places3', 'Posts0', 'Events0', 'Videos2', 'Writers1', 'Shop0'],
    ])
    expect(page.getByText('Writer')).toBeTruthy()
    await userEvent.click(page.getByRole('link', { name: 'Ananya Rao' }))
    expect(tracked.at(-1)).toEqual(['SEARCH_RESULT_CLICKED', { kind: 'author', href: '/author/Ananya Rao', place: 1 }])
  })

  test('requests the kinds and the order of the tab in the address', async () => {
    const { network } = await render('/delhi/post/search?q=chai&kind=posts&sort=latest', [
      answer(postSearch, { ...results(), sort: 'latest' }),
    ])

    expect(network.callsTo(postSearch)[0]?.query).toMatchObject({ kind: 'post,tag', sort: 'latest' })
    expect(page.getByRole('link', { name: 'Latest' }).getAttribute('aria-current')).toBe('true')
  })

  test('says what it searched instead and offers other spellings', async () => {
    await render('/delhi/post/search?q=lodi+gardn', [
      answer(searchAll, results({ q: 'lodi gardn', correctedTo: 'lodhi garden', didYouMean: ['lodhi gardens'] })),
    ])

    expect(page.getByText(/No results for “lodi gardn”/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'lodhi gardens' }).getAttribute('href')).toBe(
      '/delhi/post/search?q=lodhi+gardens',
    )
  })

  test.each([
    ['noindex, follow', 'q=chai', {}],
    ['noindex, follow', 'q=chaai', { correctedTo: 'chai' }],
    ['noindex, follow', 'q=xylophone', { data: [], total: 0 }],
    ['noindex, follow', 'q=chai&page=2', { page: 2 }],
    ['noindex, follow', 'q=chai&kind=shop', {}],
  ])('sets robots to %s for %s', async (robots, query, over) => {
    const { heads } = await render(`/delhi/post/search?${query}`, [answer(searchAll, results(over)), beginnings])

    expect(heads.at(-1)?.robots).toBe(robots)
  })

  test('suggests other things when nothing is found', async () => {
    await render('/delhi/post/search?q=xylophone', [
      answer(searchAll, results({ data: [], total: 0, facets: { kind: [] } })),
      beginnings,
    ])

    expect(page.getByRole('heading', { name: 'No results' })).toBeTruthy()
    expect(await page.findByRole('link', { name: 'Hauz Khas' })).toBeTruthy()
  })

  test('points to the other tabs when the current one is empty', async () => {
    await render('/delhi/post/search?q=chai&kind=events', [
      answer(postSearch, { ...results({ data: [], total: 0 }), sort: 'popular' }),
    ])

    expect(page.getByRole('heading', { name: 'No results of this kind' })).toBeTruthy()
    expect(page.getByText(/49 finds/)).toBeTruthy()
  })

  test('shows popular searches when there is no query', async () => {
    await render('/delhi/post/search', [answer(postSearch, { ...results(), sort: 'popular' }), beginnings])

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Search Delhi NCR')
    expect(page.getByRole('link', { name: 'jazz' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Popular' }).getAttribute('aria-current')).toBe('true')
  })
})

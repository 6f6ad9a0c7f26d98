import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { defaultSearch } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import { givenCard, givenList } from '../parts/product-card/product.given.ts'
import { screen } from './shop-search-page.tsx'

const insight = { q: 'kurtha', correctedTo: null, didYouMean: [], instead: null }

describe('shop search', () => {
  test('says what it searched instead and offers other spellings', async () => {
    await renderScreen(screen, {
      path: '/shop/search?q=kurtha',
      answers: [
        answer(listProducts, givenList({ search: { ...insight, correctedTo: 'kurta', didYouMean: ['kurti'] } })),
      ],
    })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('“kurtha”')
    expect(page.getByText(/No results for “kurtha”/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'kurti' }).getAttribute('href')).toBe('/shop/search?q=kurti')
  })

  test.each([
    ['gift', 1],
    ['gift for dad', 1],
    ['तोहफा', 1],
    ['kurta', 0],
    ['presentation box', 0],
  ])('links %s to the gift finder: %i', async (q, links) => {
    await renderScreen(screen, {
      path: `/shop/search?q=${encodeURIComponent(q)}`,
      answers: [answer(listProducts, givenList({ search: { ...insight, q } }))],
    })

    expect(page.queryAllByRole('link', { name: 'The gift finder' })).toHaveLength(links)
  })

  test('shows categories and best-sellers when nothing is found', async () => {
    const instead = {
      categories: [{ path: 'shopping/shoes', title: 'Shoes', count: 18 }],
      bestSellers: [givenCard({ title: 'Madder kurta' })],
    }
    await renderScreen(screen, {
      path: '/shop/search?q=xylophone',
      answers: [answer(listProducts, givenList({ data: [], total: 0, search: { ...insight, instead } }))],
    })

    expect(page.getByRole('link', { name: /Shoes/ }).getAttribute('href')).toBe('/shop/c/shopping/shoes')
    expect(page.getByText('Madder kurta')).toBeTruthy()
    expect(page.queryByRole('complementary', { name: 'Filters' })).toBeNull()
  })

  test.each([
    ['noindex, follow', 'kurta', {}, {}],
    ['noindex, follow', 'kurtha', {}, { correctedTo: 'kurta' }],
    ['noindex, follow', 'xylophone', { data: [], total: 0 }, {}],
    ['noindex, follow', 'kurta&colour=indigo', {}, {}],
    ['noindex, follow', 'kurta&page=2', { page: 2 }, {}],
  ])('sets robots to %s for “%s”', async (robots, q, list, told) => {
    const { heads } = await renderScreen(screen, {
      path: `/shop/search?q=${q}`,
      answers: [answer(listProducts, givenList({ ...list, search: { ...insight, q, ...told } }))],
    })

    expect(heads.at(-1)?.robots).toBe(robots)
  })

  test('shows popular searches and sorts by popularity when there is no query', async () => {
    const { network, heads } = await renderScreen(screen, {
      path: '/shop/search',
      answers: [
        answer(listProducts, givenList()),
        answer(defaultSearch, {
          data: { popular: [{ title: 'diya', href: '/shop/search?q=diya' }], categories: [], brands: [], products: [] },
        }),
      ],
    })

    expect(page.getByRole('link', { name: 'diya' })).toBeTruthy()
    expect(network.callsTo(listProducts)[0]?.query.sort).toBe(10)
    expect(heads.at(-1)?.robots).toBe('noindex, follow')
  })

  test('tracks each query once with its result count, and not again for a filter', async () => {
    const counts: Record<string, number> = { kurta: 12, xylophone: 0 }
    const { tracked, host, network } = await renderScreen(screen, {
      path: '/shop/search?q=kurta',
      answers: [answer(listProducts, ({ query }) => givenList({ data: [], total: counts[String(query.q)] ?? 0 }))],
    })
    for (const path of ['/shop/search?q=xylophone', '/shop/search?q=xylophone&colour=indigo']) {
      const calls = network.callsTo(listProducts).length
      await act(async () => host.navigation.go(path))
      await waitFor(() => expect(network.callsTo(listProducts).length).toBeGreaterThan(calls))
    }

    const found = tracked.filter(([name]) => name === 'SEARCH_VIEWED')
    expect(found.map(([, props]) => props)).toEqual([
      { query: 'kurta', results: 12, of: 'shop', narrowed: false },
      { query: 'xylophone', results: 0, of: 'shop', narrowed: false },
    ])
  })

  test('offers all ten sort orders by name', async () => {
    await renderScreen(screen, { path: '/shop/search?q=kurta', answers: [answer(listProducts, givenList())] })

    const names = page.getAllByRole('option').map((option) => option.textContent)
    expect(names).toEqual([
      'Relevance',
      'Default',
      'Popular',
      'Bestseller',
      'Most saved',
      'Newest arrivals',
      'Price: low to high',
      'Price: high to low',
      'Discount',
      'Rating',
    ])
  })
})

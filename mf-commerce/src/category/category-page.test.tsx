import { listProducts, type ProductList } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCard, givenList, givenPicture } from '../parts/product-card/product.given.ts'
import { screen } from './category-page.tsx'

const path = '/shop/c/shopping/shoes'
const category: ProductList['category'] = {
  path: 'shopping/shoes',
  title: 'Shoes',
  description: 'Juttis and more.',
  breadcrumbs: [
    { path: 'shopping', title: 'Shopping' },
    { path: 'shopping/shoes', title: 'Shoes' },
  ],
  children: [{ path: 'shopping/shoes/juttis', title: 'Juttis', count: 4, image: givenPicture }],
}
const card = (id: number) => givenCard({ product_id: String(id), slug: `jutti-${id}`, title: `Jutti ${id}` })
const pageOf = (number: number, isLast: boolean) =>
  givenList({ category, data: [card(number)], page: number, total: 2, hasNext: !isLast })

describe('category page', () => {
  test('shows its title and subcategories and requests its products with facets', async () => {
    const { heads, network, tracked } = await renderScreen(screen, {
      path,
      answers: [answer(listProducts, pageOf(1, true))],
    })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Shoes')
    expect(page.getByRole('link', { name: /Juttis/ }).getAttribute('href')).toBe('/shop/c/shopping/shoes/juttis')
    expect(heads.at(-1)).toMatchObject({ canonical: '/shop/c/shopping/shoes' })
    expect(network.callsTo(listProducts)[0]?.query).toMatchObject({ category: 'shopping/shoes', facets: true, page: 1 })
    expect(tracked.filter(([name]) => name === 'COMMERCE_CATEGORY_VIEWED')).toEqual([
      ['COMMERCE_CATEGORY_VIEWED', { category: 'shopping/shoes' }],
    ])
    const items = [expect.objectContaining({ item_id: expect.any(String) })]
    await waitFor(() =>
      expect(tracked.filter(([name]) => name === 'PRODUCT_LIST_VIEWED')).toEqual([
        ['PRODUCT_LIST_VIEWED', { item_list_id: path, currency: 'INR', items }],
      ]),
    )
  })

  test('keeps a filter in the address, shows it and removes it', async () => {
    const {
      path: now,
      network,
      propsOf,
    } = await renderScreen(screen, {
      path,
      answers: [answer(listProducts, pageOf(1, true))],
    })

    await userEvent.click(page.getByRole('checkbox', { name: /Dilli Dyers/ }))
    await waitFor(() => expect(now()).toBe(`${path}?brand=dilli-dyers`))
    await waitFor(() => expect(network.callsTo(listProducts).at(-1)?.query.brand).toBe('dilli-dyers'))
    await userEvent.click(await page.findByRole('link', { name: 'Remove Dilli Dyers' }))

    await waitFor(() => expect(now()).toBe(path))
    expect(page.getByRole('checkbox', { name: /Dilli Dyers/ })).toHaveProperty('checked', false)
    expect(propsOf('FILTER_APPLIED')).toEqual([{ path }])
    expect(propsOf('FILTERS_CLEARED')).toEqual([{ path }])
  })

  test('tracks a chosen order of the list, and no filter with it', async () => {
    const { propsOf, path: now } = await renderScreen(screen, {
      path,
      answers: [answer(listProducts, pageOf(1, true))],
    })
    const sort = page.getByRole('combobox', { name: /Sort/ })
    await userEvent.selectOptions(sort, page.getByRole('option', { name: /Price, low to high|low to high/i }))

    await waitFor(() => expect(now()).toMatch(/sort=/))
    expect(propsOf('SORT_CHANGED')).toEqual([
      { sort: Number(new URL(now(), location.origin).searchParams.get('sort')) },
    ])
    expect([...propsOf('FILTER_APPLIED'), ...propsOf('FILTERS_CLEARED')]).toEqual([])
  })

  test('keeps the price range, fast shipping and the known pincode in the address', async () => {
    const { path: now, network } = await renderScreen(screen, {
      path,
      pincode: '110003',
      answers: [answer(listProducts, pageOf(1, true))],
    })

    await userEvent.click(page.getByRole('button', { name: /Under ₹500/ }))
    await userEvent.click(page.getByRole('checkbox', { name: /Ships within 2 days/ }))
    await userEvent.click(page.getByRole('checkbox', { name: /Delivers to 110003/ }))

    await waitFor(() => expect(now()).toBe(`${path}?maxPrice=499&deliversTo=110003&shipsFast=true`))
    await waitFor(() =>
      expect(network.callsTo(listProducts).at(-1)?.query).toMatchObject({
        maxPrice: 499,
        deliversTo: '110003',
        shipsFast: true,
      }),
    )
    await userEvent.click(await page.findByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(now()).toBe(path))
  })

  test('offers and marks same-day delivery when the visit’s pincode has it', async () => {
    const city = [{ value: 'delhi', label: 'Delhi NCR', count: 2 }]
    const here = pageOf(1, true)
    const answers = [answer(listProducts, { ...here, facets: here.facets && { ...here.facets, city } })]
    const { path: now, network } = await renderScreen(screen, {
      path,
      pincode: '110003',
      sameDayCity: 'delhi',
      answers,
    })

    expect(page.getAllByText('By rider')).not.toHaveLength(0)
    await userEvent.click(page.getByRole('checkbox', { name: /By rider in Delhi NCR/ }))
    await waitFor(() => expect(now()).toBe(`${path}?sameDay=delhi`))
    await waitFor(() => expect(network.callsTo(listProducts).at(-1)?.query.city).toBe('delhi'))
  })

  test('asks for a pincode when none is known and validates it', async () => {
    const { path: now } = await renderScreen(screen, { path, answers: [answer(listProducts, pageOf(1, true))] })

    await userEvent.click(page.getByText('Delivers to my pincode'))
    await userEvent.type(page.getByLabelText('Pincode'), '0110{Enter}')
    expect(page.getByRole('alert').textContent).toContain('six digits')
    await userEvent.clear(page.getByLabelText('Pincode'))
    await userEvent.paste('110 003')
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(now()).toBe(`${path}?deliversTo=110003`))
  })

  test('is noindex and points to the plain category when several filters are set', async () => {
    const { heads } = await renderScreen(screen, {
      path: `${path}?size=M&colour=Indigo`,
      answers: [answer(listProducts, pageOf(1, true))],
    })

    expect(heads.at(-1)).toMatchObject({ canonical: path, robots: 'noindex, follow' })
  })

  test('appends the next page in place through a link to it', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      answers: [answer(listProducts, ({ query }) => (query.page === 2 ? pageOf(2, true) : pageOf(1, false)))],
    })
    const more = page.getByRole('link', { name: 'Show more' })
    expect(more.getAttribute('href')).toBe(`${path}?page=2`)

    await userEvent.click(more)

    expect(await page.findByText('Jutti 2')).toBeTruthy()
    expect(page.getByText('Jutti 1')).toBeTruthy()
    await waitFor(() => expect(now()).toBe(path))
  })

  test('names the filter that leaves no results and the count without it', async () => {
    await renderScreen(screen, {
      path: `${path}?size=M&colour=Indigo`,
      answers: [
        answer(listProducts, ({ query }) => {
          const total = query.colour === undefined ? 12 : 0
          return givenList({ category, data: [], total })
        }),
      ],
    })

    expect(page.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe(path)
    expect(await page.findByRole('heading', { name: 'No results because of “Indigo”' })).toBeTruthy()
    const looser = page.getByRole('link', { name: 'Without Indigo 12 products' })
    expect(looser.getAttribute('href')).toBe(`${path}?size=M`)
  })

  test('shows an error and a retry when the products cannot be loaded', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [answer(listProducts, refuse(429, 'too_many_requests', 'no'))],
    })
    const retry = await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Shoes')

    network.answer(listProducts, pageOf(1, true))
    await userEvent.click(retry)

    expect(await page.findByText('Jutti 1')).toBeTruthy()
  }, 15_000)

  test('is a 404 page for an unknown category', async () => {
    const { isMissing } = await renderScreen(screen, {
      path,
      answers: [answer(listProducts, refuse(404, 'not_found'))],
    })

    expect(isMissing()).toBe(true)
  })
})

import { givenProduct } from '@nukkad/blocks/cards.given'
import { generateBrand, listBrands, oneBrand, rankedBrands, womensDay } from '@nukkad/contracts/endpoints/shop/brands'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as generator } from '../brand-generator/brand-generator-page.tsx'
import { screen as generated } from '../brand-generator/generated-brand-page.tsx'
import { screen as topBrands } from '../brand-lists/top-brands-page.tsx'
import { screen as womens } from '../brand-lists/womens-day-page.tsx'
import { givenBrand } from '../parts/gift-finder/gift-finder.given.ts'
import { screen as directory } from './brands-page.tsx'

const products = [givenProduct()]
const aundh = givenBrand({ id: '2', slug: 'aundh', name: 'Aundh Roasters', isWomenLed: false })
const found = {
  data: [aundh, givenBrand()],
  total: 2,
  letters: [
    { value: 'a', label: 'A', count: 1 },
    { value: 'f', label: 'F', count: 1 },
  ],
  cities: [{ value: 'goa', label: 'Goa', count: 2 }],
  categories: [{ value: 'snacks-groceries/pickles', label: 'Pickles', count: 2 }],
}

describe('brand directory', () => {
  const open = (path: string, body = found) => renderScreen(directory, { path, answers: [answer(listBrands, body)] })

  test('lists brands under their initial letters', async () => {
    await open('/shopmyshops')
    expect(page.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['A', 'F'])
    expect(page.getByRole('link', { name: 'Feni & Fig' }).getAttribute('href')).toBe('/shop/m/feni-fig')
    expect(page.getByText('Led by Linda Braganza.')).toBeTruthy()
  })

  test('keeps its filters in the address and requests them', async () => {
    const { path, network } = await open('/shopmyshops?city=goa&women=1&letter=f&category=%3Cb%3E')
    expect(network.callsTo(listBrands)[0]?.query).toEqual({ city: 'goa', womenLed: true, letter: 'f' })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'They make' }), 'snacks-groceries/pickles')
    expect(path()).toBe('/shopmyshops?city=goa&category=snacks-groceries%2Fpickles&women=1')
  })

  test('names the filters in its title', async () => {
    const { heads } = await open('/shopmyshops?city=goa&women=1&category=snacks-groceries/pickles')
    const headline = 'Women who make something, Pickles, Goa'
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(headline)
    expect(heads.at(-1)).toMatchObject({
      title: `${headline}: brands A to Z | Nukkad`,
      canonical: '/shopmyshops?city=goa&category=snacks-groceries%2Fpickles&women=1',
      robots: 'index, follow',
    })
  })

  test('links to all brands when none matches, and is no page of its own to search engines', async () => {
    const { heads } = await open('/shopmyshops?category=nope', { ...found, data: [], total: 0, letters: [] })
    expect(page.getByRole('link', { name: 'See all brands' })).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({ canonical: '/shopmyshops', robots: 'noindex, follow' })
  })
})

describe('brand generator', () => {
  const open = (path: string, relaxed: ('mood' | 'price')[] = []) =>
    renderScreen(generator, {
      path,
      answers: [answer(generateBrand, { data: { brand: givenBrand(), total: 3, relaxed, products } })],
    })

  test('suggests a brand for the chosen filters and another one on the next turn', async () => {
    const { path, network } = await open('/brand-generator')
    await userEvent.click(page.getByRole('radio', { name: 'Bold' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'From' }), 'goa')
    await userEvent.click(page.getByRole('button', { name: 'Deal' }))
    expect(path()).toBe('/brand-generator?city=goa&mood=bold&turn=0')
    await userEvent.click(await page.findByRole('link', { name: 'Another one' }))
    expect(path()).toBe('/brand-generator?city=goa&mood=bold&turn=1')
    expect(network.callsTo(generateBrand).at(-1)?.query).toMatchObject({ city: 'goa', mood: 'bold', turn: 1 })
  })

  test('names the filters that were relaxed', async () => {
    await open('/brand-generator?mood=bold&price=high&turn=0', ['mood', 'price'])
    expect(page.getByRole('note').textContent).toBe(
      'No brand matches everything, so we ignored the mood and the price.',
    )
  })

  test('shows one brand with its details and is a 404 page for an unknown one', async () => {
    const brand = { ...givenBrand(), story_title: 'Jam', story: 'She stirs.', products, alike: [aundh] }
    await renderScreen(generated, { path: '/brand-generator/brand/7', answers: [answer(oneBrand, { data: brand })] })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Feni & Fig')
    expect(page.getByRole('link', { name: 'Aundh Roasters' }).getAttribute('href')).toBe('/brand-generator/brand/2')
    const { isMissing } = await renderScreen(generated, {
      path: '/brand-generator/brand/0',
      answers: [answer(oneBrand, refuse(404, 'not_found'))],
    })
    expect(isMissing()).toBe(true)
  })
})

describe('brand lists', () => {
  const list = { slug: 'lbbtop30', title: 'The thirty', intro: 'Counted.', isOver: false }
  const entries = [{ rank: 1, line: 'Best jam.', brand: givenBrand(), products }]

  test('rank brands with their products', async () => {
    await renderScreen(topBrands, {
      path: '/campaign/all/lbbtop30',
      answers: [answer(rankedBrands, { data: { ...list, entries } })],
    })
    const products = page.getByRole('list', { name: 'Made by Feni & Fig' })
    expect(within(products).getByRole('link').getAttribute('href')).toBe('/shop/product/terracotta-diya')
  })

  test('say that they are over and become noindex', async () => {
    const { heads } = await renderScreen(topBrands, {
      path: '/campaign/all/lbbtop30',
      answers: [answer(rankedBrands, { data: { ...list, isOver: true, entries } })],
    })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The thirty: this has ended')
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex' })
  })

  test('show the leader of each women-led brand', async () => {
    await renderScreen(womens, {
      path: '/all/womens-day/women-led-brands',
      answers: [answer(womensDay, { data: { ...list, brands: [givenBrand()], products } })],
    })
    expect(page.getByText('Linda Braganza')).toBeTruthy()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The thirty')
  })
})

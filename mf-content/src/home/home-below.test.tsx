import { givenPicture, givenPost, givenProduct } from '@nukkad/blocks/cards.given'
import { cityPosts } from '@nukkad/contracts/endpoints/content/posts'
import { webHome } from '@nukkad/contracts/endpoints/site/config'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './city-home-page.tsx'
import { givenHome } from './home.given.ts'
// Loaded lazily near the viewport: imported here, so that no test waits for a file.
import './city-feed.tsx'

const feed = (over: object = {}) => ({
  data: [givenPost()],
  total: 2,
  page: 1,
  pagesize: 3,
  hasNext: true,
  next: 'cursor-1',
  sort: 20,
  sections: [],
  ...over,
})
const last = feed({ data: [givenPost({ id: '2', title: 'Golgappa at nine' })], page: 2, hasNext: false, next: null })
const open = (path: string, home = givenHome(), posts: object = feed()) =>
  renderScreen(screen, { path, answers: [answer(webHome, home), answer(cityPosts, posts)] })

describe('recent posts on the home page', () => {
  test('show the city’s recent posts a few at a time and load more on a click', async () => {
    const { network } = await open('/delhi')
    const lately = within(await page.findByRole('region', { name: 'Lately in Delhi NCR' }))
    expect(await lately.findByRole('link', { name: 'A slow Sunday in Lodhi Colony' })).toBeTruthy()
    expect(network.callsTo(cityPosts)[0]?.query).toMatchObject({ city: 'delhi', sort: 20, pagesize: 3 })

    network.answer(cityPosts, last)
    await userEvent.click(lately.getByRole('link', { name: 'Show more' }))
    expect(await lately.findByRole('link', { name: 'Golgappa at nine' })).toBeTruthy()
    expect(lately.getByText('All 2 shown')).toBeTruthy()
  })

  test('cover all cities on the national home page', async () => {
    await open('/other')
    expect(await page.findByRole('region', { name: 'Lately in the cities' })).toBeTruthy()
  })

  test('link to other city guides when the city has no posts', async () => {
    await open('/delhi', givenHome(), feed({ data: [], total: 0, hasNext: false, next: null }))
    const way = await page.findByRole('link', { name: 'Guides to other cities' })
    expect(way.getAttribute('href')).toBe('/city-guides')
  })

  test('show an error without affecting the rest of the page', async () => {
    await open('/delhi', givenHome(), refuse(400, 'bad_request'))
    expect(await page.findByText('These posts could not be loaded')).toBeTruthy()
    expect(page.getByText('Delhi is best walked after six.')).toBeTruthy()
  })
})

test('marks sold-out products made in the city', async () => {
  const gone = givenProduct({ title: 'Brass diya', isAvailable: false, isNew: true })
  await open('/delhi', givenHome({ products: [givenProduct({ product_id: '2' }), gone] }))
  const made = within(await page.findByRole('region', { name: 'Made in the city' }))
  const [lamp, brass] = made.getAllByRole('listitem')
  expect(lamp?.textContent).not.toContain('Sold out')
  expect(brass?.textContent).toContain('Sold out')
  expect(brass?.textContent).toContain('Brass diya')
})

describe('neighbourhoods on the home page', () => {
  const area = (name: string, over: object = {}) => ({
    slug: name.toLowerCase(),
    name,
    line: `${name} by night`,
    href: `/delhi/locality/${name.toLowerCase()}`,
    places: 0,
    image: null,
    ...over,
  })

  test('are listed with their place counts, those with a picture first', async () => {
    const localities = [
      area('Rohini'),
      area('Mehrauli', { places: 1, image: givenPicture() }),
      area('Lodhi', { places: 1_200, image: givenPicture() }),
    ]
    await open('/delhi', givenHome({ localities }))
    const rail = within(page.getByRole('region', { name: 'Neighbourhoods' }))
    expect(rail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mehrauli1 placeMehrauli by night',
      'Lodhi1.2K placesLodhi by night',
      'RohiniRohini by night',
    ])
    expect(rail.getByRole('link', { name: 'Rohini' }).getAttribute('href')).toBe('/delhi/locality/rohini')
  })

  test('are left out when there are none', async () => {
    await open('/delhi', givenHome({ localities: [] }))
    expect(page.queryByText('By neighbourhood')).toBeNull()
  })
})

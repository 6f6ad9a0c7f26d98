import { givenPicture, givenPlace, givenPost } from '@nukkad/blocks/cards.given'
import { type LandingMetadata, landingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import { placeFeed } from '@nukkad/contracts/endpoints/city/places'
import { genericPosts } from '@nukkad/contracts/endpoints/content/posts'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as cityGuides } from './city-guides-page.tsx'
import { screen as localityTag } from './locality-tag-page.tsx'
import { screen as providerLanding } from './provider-landing-page.tsx'
import { screen as reviews } from './reviews-page.tsx'
import { screen as tag } from './tag-page.tsx'
import { screen as trustedReviews } from './trusted-reviews-page.tsx'

const givenLanding = (over: Partial<LandingMetadata> = {}): { data: LandingMetadata } => ({
  data: {
    type: 'tag',
    city: 'delhi',
    title: 'Street food in Delhi',
    headTitle: 'Street food in Delhi | Nukkad',
    line: 'Eaten standing, remembered sitting down.',
    canonical: '/delhi/tag/street-food',
    robots: 'index, follow',
    image: givenPicture(),
    posts: 2,
    places: 1,
    tag: null,
    locality: null,
    breadcrumbs: [
      { title: 'Delhi NCR', href: '/delhi' },
      { title: 'Street food', href: null },
    ],
    related: [{ slug: 'chai', name: 'Chai', href: '/delhi/tag/chai' }],
    sorts: [],
    ...over,
  },
})
const givenFeed = (over: object = {}) => ({
  data: [givenPost()],
  total: 2,
  page: 1,
  pagesize: 20,
  hasNext: true,
  next: 'cursor-1',
  sort: 10,
  sections: [],
  ...over,
})
const answers = [
  answer(landingMetadata, givenLanding()),
  answer(genericPosts, ({ query }) =>
    query.after === 'cursor-1'
      ? givenFeed({ data: [givenPost({ id: '2', title: 'Golgappa at nine' })], page: 2, hasNext: false, next: null })
      : givenFeed(),
  ),
  answer(placeFeed, { ...givenFeed(), data: [givenPlace()], total: 1, hasNext: false, next: null }),
]

describe('landing page', () => {
  test('shows the title, related tags, a map of places and the posts of a tag', async () => {
    const { heads } = await renderScreen(tag, { path: '/delhi/tag/street-food', answers })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Street food in Delhi')
    expect(page.getByRole('link', { name: 'Chai' }).getAttribute('href')).toBe('/delhi/tag/chai')
    expect(page.getByRole('region', { name: 'These places on a map' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'A slow Sunday in Lodhi Colony' })).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({ title: 'Street food in Delhi | Nukkad', canonical: '/delhi/tag/street-food' })
  })

  test('shows a place in only one of its lists', async () => {
    const places = [givenPlace(), givenPlace({ id: '2', slug: 'agrasen-baoli', title: 'Agrasen ki Baoli' })]
    const section = { kind: 'similar-places', title: 'Places', href: null, places, events: [], posts: [] }
    await renderScreen(tag, {
      path: '/delhi/tag/street-food',
      answers: [answer(genericPosts, givenFeed({ sections: [section] })), ...answers],
    })
    expect(page.getAllByRole('link', { name: givenPlace().title })).toHaveLength(1)
    expect(page.getByRole('link', { name: 'Agrasen ki Baoli' })).toBeTruthy()
  })

  test.each([
    ['/trusted-reviews', trustedReviews, { type: 'trusted-reviews' }, 'TRUSTED_REVIEWS_VIEWED'],
    ['/city-guides', cityGuides, { type: 'city-guides' }, 'CITY_GUIDES_VIEWED'],
    ['/delhi/tag/street-food', tag, { type: 'tag', city: 'delhi', slug: 'street-food' }, 'TAG_VIEWED'],
    [
      '/delhi/locality/hauz-khas/cafes',
      localityTag,
      { type: 'locality-tag', city: 'delhi', locality: 'hauz-khas', slug: 'cafes' },
      'LOCALITY_TAG_VIEWED',
    ],
    ['/delhi/reviews/cafes', reviews, { type: 'reviews', city: 'delhi', slug: 'cafes' }, 'TRUSTED_REVIEWS_VIEWED'],
    ['/noida-extension', providerLanding, { type: 'city', city: 'noida-extension' }, 'CITY_VIEWED'],
  ])('requests the type that the path %s names, and tracks it', async (path, screen, asked, event) => {
    const { network, tracked } = await renderScreen(screen, { path, answers })
    expect(network.callsTo(genericPosts)[0]?.query).toMatchObject({ ...asked, sort: 10 })
    expect(tracked).toEqual([[event, { path, sort: 10 }]])
  })

  test('sorts by popularity, or by date when the address says so', async () => {
    const { network, path } = await renderScreen(tag, { path: '/delhi/tag/street-food', answers })
    expect(page.getByRole('link', { name: 'Popular' }).getAttribute('aria-current')).toBe('true')

    await userEvent.click(page.getByRole('link', { name: 'Latest' }))

    expect(path()).toBe('/delhi/tag/street-food?sort=latest')
    expect(network.callsTo(genericPosts).at(-1)?.query).toMatchObject({ sort: 20 })
  })

  test('loads the next page after the cursor and keeps the previous posts', async () => {
    const { network } = await renderScreen(tag, { path: '/delhi/tag/street-food', answers })

    await userEvent.click(page.getByRole('link', { name: 'Show more' }))

    expect(await page.findByRole('link', { name: 'Golgappa at nine' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'A slow Sunday in Lodhi Colony' })).toBeTruthy()
    expect(page.getByText('All 2 shown')).toBeTruthy()
    expect(network.callsTo(genericPosts).at(-1)?.query).toMatchObject({ page: 2, after: 'cursor-1' })
  })

  test('says that the next page failed to load and keeps the link', async () => {
    const { network } = await renderScreen(tag, { path: '/delhi/tag/street-food', answers })
    network.answer(genericPosts, refuse(503, 'unavailable', 'Back in a minute.'))

    await userEvent.click(page.getByRole('link', { name: 'Show more' }))

    expect((await page.findByRole('alert', {}, { timeout: 4000 })).textContent).toContain('More could not be loaded')
    expect(page.getByRole('link', { name: 'Show more' })).toBeTruthy()
  })

  test('says when there are no posts', async () => {
    await renderScreen(tag, {
      path: '/delhi/tag/street-food',
      answers: [answer(genericPosts, givenFeed({ data: [], total: 0, hasNext: false, next: null })), ...answers],
    })
    expect(page.getByText('Nothing written about this yet')).toBeTruthy()
  })

  test('is a 404 page for an unknown provider', async () => {
    const { isMissing } = await renderScreen(providerLanding, {
      path: '/no-such-provider-at-all',
      answers: [answer(landingMetadata, refuse(404, 'not_found', 'No such page.')), ...answers],
    })
    expect(isMissing()).toBe(true)
  })

  test('is a 404 page without a request when the name cannot be a provider', async () => {
    const { isMissing, network } = await renderScreen(providerLanding, { path: '/wp-login.php', answers })
    expect(isMissing()).toBe(true)
    expect(network.calls).toHaveLength(0)
  })
})

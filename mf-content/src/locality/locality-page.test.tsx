import { givenPlace, givenPost } from '@nukkad/blocks/cards.given'
import { getLocality } from '@nukkad/contracts/endpoints/city/localities'
import { nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { genericPosts } from '@nukkad/contracts/endpoints/content/posts'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import { screen } from './locality-page.tsx'

const locality = {
  slug: 'hauz-khas',
  city: 'delhi',
  name: 'Hauz Khas',
  line: 'A tank, a madrasa, and a lane of studios',
  href: '/delhi/locality/hauz-khas',
  pincode: '110016',
  lat: 28.5494,
  lng: 77.2001,
  places: 9,
  posts: 4,
  story: 'The tank came first.\n\nThe studios came last.',
  subs: [
    {
      slug: 'village',
      name: 'The village',
      locality: { slug: 'hauz-khas', name: 'Hauz Khas', href: '/delhi/locality/hauz-khas' },
    },
  ],
  tags: [{ slug: 'cafes', name: 'Cafes', href: '/delhi/locality/hauz-khas/cafes', count: 3 }],
  near: [{ slug: 'mehrauli', name: 'Mehrauli', line: 'Stepwells and roses', href: '/delhi/locality/mehrauli' }],
}
const answers = [
  answer(getLocality, { data: locality }),
  answer(nearbyPlaces, {
    data: [{ ...givenPlace(), metres: 90, isOpen: null, openLine: 'Hours not known', onFoot: null }],
    page: 1,
    pagesize: 12,
    hasNext: false,
    radius: 3000,
    center: { lat: 28.5494, lng: 77.2001, label: 'Hauz Khas', city: 'delhi' },
  }),
  answer(genericPosts, {
    data: [givenPost()],
    total: 1,
    page: 1,
    pagesize: 20,
    hasNext: false,
    next: null,
    sort: 10,
    sections: [],
  }),
]

describe('neighbourhood page', () => {
  test('shows its pincode, parts, tags, places on a map and nearby neighbourhoods', async () => {
    const { heads, tracked } = await renderScreen(screen, { path: locality.href, answers })
    expect(heads.at(-1)).toMatchObject({ canonical: locality.href })
    expect(tracked.filter(([name]) => name === 'LOCALITY_VIEWED')).toEqual([
      ['LOCALITY_VIEWED', { city: 'delhi', locality: 'hauz-khas' }],
    ])

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Hauz Khas')
    const facts = page.getByRole('complementary', { name: 'Hauz Khas in short' })
    expect(within(facts).getByText('110016')).toBeTruthy()
    expect(within(facts).getByText('The village')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Cafes 3' }).getAttribute('href')).toBe('/delhi/locality/hauz-khas/cafes')
    expect(page.getByRole('link', { name: /Mehrauli/ }).getAttribute('href')).toBe('/delhi/locality/mehrauli')
    expect(page.getByRole('region', { name: 'Places in Hauz Khas on a map' })).toBeTruthy()
  })

  test('is a 404 page for an unknown neighbourhood', async () => {
    const { isMissing } = await renderScreen(screen, {
      path: '/delhi/locality/atlantis',
      answers: [answer(getLocality, refuse(404, 'not_found', 'No such locality.')), ...answers],
    })
    expect(isMissing()).toBe(true)
  })
})

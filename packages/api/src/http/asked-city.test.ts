import type { Endpoint } from '@nukkad/contracts'
import { cityInAddress, cityNamed, searchCityName } from '@nukkad/contracts/city-names'
import { allEndpoints, queryFieldsOf } from '../testing/endpoints.ts'
import { givenIn } from '../testing/users.given.ts'
import { useSeededWorld } from '../testing/world.ts'

const world = useSeededWorld()

const calls = allEndpoints
  .filter(([, endpoint]) => endpoint.method === 'GET')
  .flatMap(([name, endpoint]) =>
    (['city', 'provider'] as const)
      .filter((field) => field in queryFieldsOf(endpoint))
      .map((field) => [name, field, endpoint] as const),
  )

/** Parameters that some calls need to find something. */
const special: Record<string, { params?: Record<string, string>; query?: object }> = {
  autocomplete: { query: { q: 'chai' } },
  banners: { query: { screen: 'shop' } },
  discoveryMetadata: { query: { id: 'best-chai-in-delhi' } },
  disambiguate: { query: { q: 'chai' } },
  getDiscovery: { params: { id: 'best-chai-in-delhi' } },
  getDiscoveryDetails: { params: { id: 'best-chai-in-delhi' } },
  getLocality: { params: { slug: 'hauz-khas' } },
  getMall: { params: { slug: 'select-citywalk' } },
  landingMetadata: { params: { type: 'city' } },
  listEvents: { params: { type: 'upcoming' } },
  searchAll: { query: { q: 'chai' } },
  similarReviews: { query: { id: 'best-chai-in-delhi' } },
}

const tokens: Partial<Record<Endpoint['access'], string>> = {}
let mapSlug = ''
beforeAll(async () => {
  const given = givenIn(world)
  tokens.visitor = world.settings.PUBLIC_TOKEN
  tokens.user = (await given.user()).token
  tokens.editor = (await given.user({ role: 'editor' })).token
  tokens.campaigner = (await given.user({ role: 'campaigner' })).token
  const [map] = await world.db<[{ slug: string }]>`select slug from place_map where city = 'delhi' order by id limit 1`
  mapSlug = map.slug
})

async function ask([name, field, endpoint]: (typeof calls)[number], city: string | undefined) {
  const { status, body, error } = await world.call(endpoint, {
    params: { type: 'all', slug: mapSlug, id: 'best-chai-in-delhi', ...special[name]?.params },
    query: { ...special[name]?.query, ...(city !== undefined && { [field]: city }) },
    as: tokens[endpoint.access],
  })
  return status === 200 ? { status, body } : { status, code: error.code, message: error.message }
}

test('the contract has calls that take a city', () => expect(calls.length).toBeGreaterThanOrEqual(30))

describe.each(calls)('%s with a %s', (...call) => {
  test("treats 'other' and 'all' like no city: the whole country", async () => {
    const whole = await ask(call, undefined)
    expect(await ask(call, 'all')).toEqual(whole)
    expect(await ask(call, 'other')).toEqual(whole)
  })

  test('treats a town around Delhi as Delhi', async () => {
    const delhi = await ask(call, 'delhi')
    expect(await ask(call, 'noida')).toEqual(delhi)
    expect(await ask(call, 'New Delhi')).toEqual(delhi)
  })

  test('returns 404 for an unknown city', async () => {
    expect(await ask(call, 'atlantis')).toEqual({
      status: 404,
      code: 'not_found',
      message: 'We are not available in this city yet.',
    })
  })
})

describe('queries for the whole country', () => {
  const listed = async (name: string) => {
    const call = calls.find(([one]) => one === name)
    const answer = call && (await ask(call, 'all'))
    return (answer && 'body' in answer ? (answer.body as { data: { href?: string }[] }).data : []) as {
      href: string
      locality: { href: string }
    }[]
  }
  const citiesIn = (hrefs: string[]) => [...new Set(hrefs.map((href) => href.split('/')[1]))]

  test('lists the malls, maps and sub-localities of every city, ordered by city', async () => {
    for (const name of ['listMalls', 'listMaps', 'listSubLocalities']) {
      const cities = (await listed(name)).map(({ href, locality }) => (href ?? locality.href).split('/')[1])
      expect([name, new Set(cities).size]).toEqual([name, 8])
      expect([name, cities]).toEqual([name, [...cities].sort()])
    }
    expect(citiesIn((await listed('listMalls')).map(({ href }) => href))).toContain('goa')
  })

  test.each([
    ['/locality/hauz-khas', '/delhi/locality/hauz-khas'],
    ['/landing_page/locality/metadata?slug=hauz-khas', '/delhi/locality/hauz-khas'],
    ['/landing_page/locality-tag/metadata?locality=hauz-khas&slug=cafes', '/delhi/locality/hauz-khas/cafes'],
  ])('redirects a neighbourhood page to its city: %s to %s', async (path, to) => {
    const { statusCode, body } = await world.app.inject(`/api${path}${path.includes('?') ? '&' : '?'}city=other`)
    expect([statusCode, JSON.parse(body).message]).toEqual([410, expect.objectContaining({ code: 'moved', to })])
  })

  test('returns 404 for a neighbourhood that no city has', async () => {
    expect((await world.app.inject('/api/locality/nowhere-at-all?city=all')).statusCode).toBe(404)
  })
})

test.each([
  ['Bengaluru', 'bangalore'],
  ['new delhi', 'delhi'],
  ['greater-noida', 'delhi'],
  ['GOA', 'goa'],
  ['Navi Mumbai', 'mumbai'],
  ['other', 'all'],
  ['paris', undefined],
  ['Delhi Road, Paris', undefined],
])('cityNamed reads %s as %s', (text, city) => expect(cityNamed(text)).toBe(city))

test.each([
  ['12 Sohna Road, Gurgaon', { slug: 'delhi', part: 'Gurgaon' }],
  ['Delhi', { slug: 'delhi', part: null }],
  ['Rue de Rivoli, Paris', undefined],
])('cityInAddress places %s in %p', (address, city) => expect(cityInAddress(address)).toEqual(city))

test.each([
  ...[
    'Delhi',
    'Noida',
    'New Delhi',
    'Faridabad',
    'Greater Noida',
    'Sohna',
    'Ghaziabad',
    'Sonipat',
    'Rohtak',
    'Panipat',
  ],
  ...['Karnal', 'Alwar', 'Gurgaon', 'greater noida', ' Sohna'],
])('searchCityName reads %s as a part of Delhi', (place) => expect(searchCityName(place)).toBe('Delhi-NCR'))

test('searchCityName keeps the name of a place elsewhere', () => expect(searchCityName('Mysore')).toBe('Mysore'))

import { cityOf } from '@nukkad/contracts'
import { getMap, listMaps, nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { Errors } from 'typebox/value'
import { usePlaces } from './read-places.given.ts'

const { world, near } = usePlaces()

describe('places nearby', () => {
  const hauzKhas = { lat: 28.5535, lng: 77.194 }

  test('are sorted by distance, within the radius', async () => {
    const { status, body } = await near({ ...hauzKhas, radius: 6000, pagesize: 50 })
    expect(status).toBe(200)
    expect(Errors(nearbyPlaces.schema.response[200], body)).toEqual([])
    const metres = body.data.map((place) => place.metres)
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
    expect(metres.at(-1)).toBeLessThanOrEqual(6000)
    expect(body.center).toMatchObject({ city: 'delhi', label: 'where you are' })
    const [{ count }] = await world.db<[{ count: number }]>`
      select count(*)::integer as count from place where 2 * 6371008.8 * asin(sqrt(
        sin(radians(lat - ${hauzKhas.lat}) / 2) ^ 2 + cos(radians(${hauzKhas.lat})) * cos(radians(lat)) *
        sin(radians(lng - ${hauzKhas.lng}) / 2) ^ 2)) <= 6000`
    expect(Math.abs(body.data.length - count)).toBeLessThanOrEqual(1)
  })

  test('are measured from a pincode, a locality or a city', async () => {
    expect((await near({ pincode: '110016' })).body.center).toMatchObject({ label: '110016', city: 'delhi' })
    const locality = (await near({ city: 'delhi', locality: 'hauz-khas' })).body
    expect(locality.center.label).toBe('Hauz Khas')
    expect(locality.data[0]?.metres).toBeLessThan(2500)
    expect((await near({ city: 'mumbai', radius: 50_000 })).body.center).toMatchObject({
      label: cityOf('mumbai')?.name,
      city: 'mumbai',
    })
  })

  test('are none far from all cities', async () => {
    expect((await near({ lat: 11.6, lng: 92.7 })).body).toMatchObject({
      data: [],
      hasNext: false,
      center: { city: null },
    })
  })

  test('are paged without gaps', async () => {
    const all = (await near({ ...hauzKhas, radius: 50_000, pagesize: 30 })).body.data.map(({ slug }) => slug)
    const first = (await near({ ...hauzKhas, radius: 50_000, pagesize: 15 })).body
    const second = (await near({ ...hauzKhas, radius: 50_000, pagesize: 15, page: 2 })).body
    expect([...first.data, ...second.data].map(({ slug }) => slug)).toEqual(all)
  })

  test('can be filtered by type and exclude one place', async () => {
    const { body } = await near({ ...hauzKhas, type: 'food', radius: 50_000 })
    expect(body.data.every(({ type }) => type === 'food')).toBe(true)
    const [first] = body.data
    const others = (await near({ ...hauzKhas, type: 'food', radius: 50_000, not: first?.slug })).body.data
    expect(others.map(({ slug }) => slug)).not.toContain(first?.slug)
  })

  test('can be filtered by open now, by the time in India', async () => {
    await world.db`insert into place (slug, city, locality_slug, title, kind, line, scene, alt, ground, lat, lng, hours_text, hours, published_at)
      values ('owl', 'delhi', 'hauz-khas', 'Owl', 'Bar', 'Late.', 'cafe-night', 'Owl', '#aabbcc', ${hauzKhas.lat}, ${hauzKhas.lng},
        'Sun 6 pm – 1 am', '{[0,60),[9720,10080)}', now() - interval '1 day')`
    const at = async (text: string) => {
      world.clock.forward((Date.parse(text) - world.clock.now().getTime()) / 1000)
      const { body } = await near({ ...hauzKhas, open_now: true })
      world.clock.forward((Date.now() - world.clock.now().getTime()) / 1000)
      expect(body.data.every(({ isOpen }) => isOpen === true)).toBe(true)
      return body.data.some(({ slug }) => slug === 'owl')
    }
    expect(await at('2030-11-24T17:59:00+05:30')).toBe(false)
    expect(await at('2030-11-24T23:59:00+05:30')).toBe(true)
    expect(await at('2030-11-25T00:00:00+05:30')).toBe(true)
    expect(await at('2030-11-25T00:59:59+05:30')).toBe(true)
    expect(await at('2030-11-25T01:00:00+05:30')).toBe(false)
    await world.db`delete from place where slug = 'owl'`
  })

  test.each([
    [400, { pincode: '000000' }],
    [400, { pincode: 'null' }],
    [400, { pincode: 'abcdef' }],
    [404, { pincode: '999999' }],
    [400, { lat: 28.5 }],
    [400, { lat: 'here', lng: 'there' }],
    [400, { lat: 91, lng: 77 }],
    [400, {}],
    [404, { city: 'atlantis' }],
    [404, { city: 'delhi', locality: 'atlantis' }],
    [400, { city: 'delhi', radius: 1 }],
    [400, { city: 'delhi', page: 0 }],
    [400, { city: 'delhi', type: 'spaceport' }],
  ])('returns %i for %j', async (status, query) => {
    const answer = await near(query)
    expect(answer.status).toBe(status)
    expect(answer.error.message.length).toBeGreaterThan(5)
  })
})

describe('maps of places', () => {
  test('have their places in order, within the bounds', async () => {
    const { status, body } = await world.call(getMap, {
      params: { slug: 'street-food-trail' },
      query: { city: 'delhi' },
    })
    expect(status).toBe(200)
    expect(Errors(getMap.schema.response[200], body)).toEqual([])
    const { bounds, places } = body.data
    expect(places.length).toBeGreaterThan(3)
    expect(
      places.every(
        ({ lat, lng }) => lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east,
      ),
    ).toBe(true)
    const all = (await world.call(listMaps, { query: { city: 'delhi' } })).body
    expect(Errors(listMaps.schema.response[200], all)).toEqual([])
    expect(all.data.map(({ slug }) => slug)).toContain('street-food-trail')
  })

  test('return 404 when unknown or of another city', async () => {
    expect((await world.call(getMap, { params: { slug: 'no-such-map' } })).status).toBe(404)
    expect((await world.call(getMap, { params: { slug: 'street-food-trail' }, query: { city: 'goa' } })).status).toBe(
      404,
    )
  })
})

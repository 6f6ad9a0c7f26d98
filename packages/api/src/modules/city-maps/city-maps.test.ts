import { cities } from '@nukkad/contracts'
import { getCityMap, getCityMapVersion } from '@nukkad/contracts/endpoints/city/city-maps'
import { getMap, getPlace, nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { eventDetails } from '@nukkad/contracts/endpoints/events/events'
import { useSeededWorld } from '../../testing/world.ts'
import { walkFrom } from './walk.ts'

const world = useSeededWorld()

describe('city maps', () => {
  test.each(cities.map(({ slug }) => slug))(
    'have streets, stations and parks of %s, and are immutable under their version',
    async (city) => {
      const { version } = (await world.call(getCityMapVersion, { params: { city } })).body.data
      const { status, body, headers } = await world.call(getCityMap, { params: { city, version } })
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect([...new Set(body.features.map(({ properties }) => properties.layer))]).toEqual(
        expect.arrayContaining(['park', 'water', 'street', 'road', 'line', 'station', 'locality']),
      )
    },
  )

  test('return 404 for a city without a map and for another version', async () => {
    expect((await world.call(getCityMapVersion, { params: { city: 'atlantis' } })).status).toBe(404)
    const other = await world.call(getCityMap, { params: { city: 'delhi', version: '000000000000' } })
    expect(other.status).toBe(404)
    expect(other.error.message).toBe('This map does not exist or has been replaced by a newer one.')
  })

  test.each([
    ['delhi', "'; drop table city_map; --"],
    ['delhi', '../../etc/passwd'],
    ['delhi', 'A1B2C3D4E5F6'],
    ['DELHI', 'a1b2c3d4e5f6'],
    ['\u0000', 'a1b2c3d4e5f6'],
    ['x'.repeat(5000), 'a1b2c3d4e5f6'],
  ])('refuse %j in version %j', async (city, version) => {
    const { status } = await world.call(getCityMap, { params: { city, version } })
    expect([400, 404, 414]).toContain(status)
  })
})

describe('walkFrom', () => {
  test('is the same on the page of a place, nearby, on a map and at the venue of an event', async () => {
    const place = (await world.call(getPlace, { params: { slug: 'bahrisons' } })).body.data
    expect(place.onFoot).toMatchObject({ station: 'Khan Market', mode: 'metro' })
    expect(place.onFoot?.line).toMatch(/^\d+ min on foot from Khan Market metro$/)

    const near = await world.call(nearbyPlaces, { query: { city: 'delhi', locality: 'khan-market' } })
    expect(near.body.data.find(({ slug }) => slug === 'bahrisons')?.onFoot).toEqual(place.onFoot)

    const [row] = await world.db<{ map: string; event: string; venue: string }[]>`
      select m.slug as map, e.slug as event, e.place_slug as venue
      from place_map m join event e on e.city = m.city join place p on p.slug = e.place_slug
      where m.city = 'delhi' and e.is_published order by m.id, e.id limit 1`
    const map = await world.call(getMap, { params: { slug: row?.map ?? '' } })
    expect(map.body.data.places.some(({ onFoot }) => onFoot !== null)).toBe(true)
    const event = await world.call(eventDetails, { params: { discoveryId: row?.event ?? '' } })
    const venue = await world.call(getPlace, { params: { slug: row?.venue ?? '' } })
    expect(event.body.data.where.onFoot).toEqual(venue.body.data.onFoot)
  })

  test.each([
    [{ name: 'Hauz Khas', mode: 'metro' }, 0.0045, '9 min on foot from Hauz Khas metro'],
    [{ name: 'Churchgate', mode: 'rail' }, 0.001, '2 min on foot from Churchgate railway station'],
    [{ name: 'Old Goa jetty', mode: 'ferry' }, 0.001, '2 min on foot from Old Goa jetty'],
    [{ name: 'Mapusa bus stand', mode: 'bus' }, 0.00001, '1 min on foot from Mapusa bus stand'],
  ] as const)('measures %j in minutes along streets', (stop, north, line) => {
    expect(walkFrom({ ...stop, lat: 28.5, lng: 77.2 }, { lat: 28.5 + north, lng: 77.2 })?.line).toBe(line)
  })

  test('returns null for more than half an hour', () => {
    const stop = { name: 'Hauz Khas', mode: 'metro', lat: 28.5433, lng: 77.2065 } as const
    expect(walkFrom(stop, { lat: 28.57, lng: 77.2065 })).toBeNull()
  })
})

import { cityCenters } from '@nukkad/contracts'
import { contentOf } from '../build/city-content.ts'
import { shapesByCity } from './cities/index.ts'
import { cityMapOf, featuresOf } from './city-map.ts'
import type { Point } from './city-shapes.ts'
import { besideStreet, streetIn } from './lanes.ts'
import { cover, distance, nearestOf, planeAt, type Spot } from './plane.ts'
import { stationsOf } from './stations.ts'

/** The farthest distance of a city's lines from its centre. */
const cityReach = 62_000

describe.each(cityCenters.map(({ slug, lat, lng }) => [slug, [lng, lat] as Point] as const))(
  'the map of %s',
  (city, middle) => {
    const shapes = shapesByCity[city] ?? { water: [], rivers: [], parks: [], roads: [], lines: [] }
    const plane = planeAt(middle)
    const { localities, places, malls } = contentOf(city)
    const features = featuresOf(city)
    const isWet = cover(plane, shapes.water, shapes.rivers)
    const streets = features
      .filter(({ properties: { layer } }) => ['street', 'road', 'path'].includes(layer))
      .flatMap(({ geometry: { type, coordinates } }): Spot[][] => {
        const paths = type === 'MultiLineString' ? coordinates : type === 'LineString' ? [coordinates] : []
        return paths.map((path) => path.map(([lng = 0, lat = 0]) => plane.spot([lng, lat])))
      })
    const away = (one: { lat: number; lng: number }) =>
      nearestOf(streets, plane.spot([one.lng, one.lat]))?.away ?? Number.POSITIVE_INFINITY

    test('has every stop within the city, and only ferry stops on water', () => {
      const stations = stationsOf(shapes)
      expect(stations.length).toBeGreaterThanOrEqual(15)
      for (const { name, at, mode } of stations) {
        expect([name, Math.round(distance(plane.spot(at), { x: 0, y: 0 })) < cityReach]).toEqual([name, true])
        if (mode !== 'ferry') expect([name, isWet(plane.spot(at))]).toEqual([name, false])
      }
    })

    test('has each place on land and beside a street', () => {
      const doors = [...places, ...malls]
      expect(doors.filter(({ lat, lng }) => isWet(plane.spot([lng, lat]))).map(({ title }) => title)).toEqual([])
      expect(doors.filter((one) => away(one) > besideStreet).map(({ title }) => title)).toEqual([])
    })

    test('has streets within 300 m of the middle of each locality', () => {
      expect(localities.filter((one) => away(one) > 300).map(({ name }) => name)).toEqual([])
    })

    test('has no street in water', () => {
      const grids = features.filter(({ properties: { layer } }) => layer === 'street')
      const wet = grids.flatMap(({ geometry: { type, coordinates } }) =>
        (type === 'MultiLineString' ? coordinates : type === 'LineString' ? [coordinates] : [])
          .flat()
          .filter(([lng = 0, lat = 0]) => isWet(plane.spot([lng, lat]))),
      )
      expect(wet).toEqual([])
    })

    test('is deterministic, versioned by content, and small enough for a phone', () => {
      const [first, second] = [cityMapOf(city), cityMapOf(city)]
      expect(second).toEqual(first)
      expect(first.version).toMatch(/^[0-9a-f]{12}$/)
      expect(first.json.length).toBeLessThan(260_000)
    })
  },
)

test('stops of the same name on several lines are one stop', () => {
  const hauzKhas = stationsOf(shapesByCity.delhi ?? { water: [], rivers: [], parks: [], roads: [], lines: [] }).filter(
    ({ name }) => name === 'Hauz Khas',
  )
  expect(hauzKhas.map(({ lines }) => lines)).toEqual([['Yellow Line', 'Magenta Line']])
})

test.each([
  ['Lane 3, Westend Marg, Saket side of Saidulajab', 'Westend Marg'],
  ['31st January Road', '31st January Road'],
  ['298 100 Feet Road', undefined],
  ['152 MG Road', undefined],
  ['Main Road, Porvorim', undefined],
  ['Somewhere by the lake', undefined],
])('streetIn finds in “%s” the street %s', (address, street) => {
  expect(streetIn(address)).toBe(street)
})

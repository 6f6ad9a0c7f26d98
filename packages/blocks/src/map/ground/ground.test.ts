import { cities } from '@nukkad/contracts'
import { groundOf, pointsOf, quartersOf } from './ground.ts'

test.each(cities.map((city) => [city.slug, city] as const))(
  'the ground of %s lies where the city lies',
  async (slug, city) => {
    const ground = await groundOf(slug)
    expect(ground).not.toBeNull()
    const lines = ground ? [...ground.rivers, ...ground.parks, ...ground.roads] : []
    for (const [lng, lat] of lines.flatMap(pointsOf)) {
      expect(Math.abs(lng - city.lng)).toBeLessThan(0.6)
      expect(Math.abs(lat - city.lat)).toBeLessThan(0.6)
    }
    expect(quartersOf(ground).length).toBeGreaterThanOrEqual(12)
    expect(quartersOf(ground).every(({ name, lng }) => name !== '' && Math.abs(lng - city.lng) < 0.5)).toBe(true)
  },
)

test('a city that nobody has drawn has no ground', async () => {
  expect(await groundOf('atlantis')).toBeNull()
})

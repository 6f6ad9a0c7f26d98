import { friendsDayOut, friendsDayOutOne, singaporeTourism } from '@nukkad/contracts/endpoints/city/experiences'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const one = async (id: string) => (await world.call(friendsDayOutOne, { params: { id } })).body.data

describe('friendsDayOut', () => {
  test('lists experiences by city, category and highest price', async () => {
    const ask = async (query: Record<string, unknown>) =>
      (await world.call(friendsDayOut, { query })).body.data.experiences
    expect((await ask({})).length).toBeGreaterThanOrEqual(10)
    expect(new Set((await ask({ city: 'pune' })).map(({ city }) => city))).toEqual(new Set(['pune']))
    expect((await ask({ maxPrice: 500 })).every(({ price }) => price !== null && price <= 500)).toBe(true)
    expect((await ask({ maxPrice: 0 })).map(({ price }) => price)).toContain(0)
    expect(new Set((await ask({ category: 'make' })).map(({ category }) => category))).toEqual(new Set(['make']))
    expect((await world.call(friendsDayOut, { query: { category: 'submarines' } })).status).toBe(404)
  })

  test('shows what an experience includes, where it is, and books it through its event', async () => {
    const pottery = await one('pottery-for-two')
    expect(pottery).toMatchObject({ title: 'Pottery for two', price: 1200, city: 'pune' })
    expect(pottery.place?.href).toBe('/places/kumbhar-wada')
    expect(pottery.booking).toEqual({ kind: 'event', href: '/event/register/pot-throwing-kumbhar' })
    expect(pottery.dates).toHaveLength(1)
    expect(pottery.others.every(({ id }) => id !== 'pottery-for-two')).toBe(true)
  })

  test('offers a form once the event is over or called off', async () => {
    await world.db`update event set status = 'cancelled' where slug = 'pot-throwing-kumbhar'`
    expect(await one('pottery-for-two')).toMatchObject({
      booking: { kind: 'form', href: '/subscription/form/friends-day-out' },
      dates: [],
    })
    const rows = await world.db`select from form where id in ('friends-day-out', 'made-in-singapore')`
    expect(rows).toHaveLength(2)
  })

  test('returns 404 for an unknown experience', async () => {
    expect((await world.call(friendsDayOutOne, { params: { id: 'nobody-holds-this' } })).status).toBe(404)
  })
})

test('the Singapore campaign has a hero, categories and experiences, in total or per category', async () => {
  const all = (await world.call(singaporeTourism)).body.data
  expect(all.hero.title).toBe('Made in Singapore')
  expect(all.categories.map(({ slug }) => slug)).toContain('hawker-food')
  const hawker = (await world.call(singaporeTourism, { query: { category: 'hawker-food' } })).body.data
  expect(hawker.hero.title).toBe('Hawker food')
  expect(hawker.experiences).toHaveLength(all.categories.find(({ slug }) => slug === 'hawker-food')?.count ?? 0)
  expect(hawker.experiences.every(({ category, story }) => category === 'hawker-food' && story.length > 0)).toBe(true)
  expect((await world.call(singaporeTourism, { query: { category: 'moon' } })).status).toBe(404)
})

import { cities, leadsToPage } from '@nukkad/contracts'
import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { listEvents } from '@nukkad/contracts/endpoints/events/events'
import { banners, hamburger, interlinks, webHome } from '@nukkad/contracts/endpoints/site/config'
import { Check, Errors } from 'typebox/value'
import { useSeededWorld } from '../../testing/world.ts'
import { kickerAt } from './kicker.ts'

const world = useSeededWorld()

describe('the city home', () => {
  test.each(cities.map(({ slug }) => slug))('has events, posts, places and products for %s', async (city) => {
    const { status, body } = await world.call(webHome, { query: { city } })
    expect(status).toBe(200)
    expect(Errors(webHome.schema.response[200], body)).toEqual([])
    const { hero, products, events, posts, places, localities, chips } = body.data
    expect(hero.image.url).toMatch(new RegExp(`^/images/scene/${city}/`))
    expect(products).toHaveLength(8)
    expect(products.every(({ merchant }) => merchant.city === city)).toBe(true)
    expect(events.length).toBeGreaterThanOrEqual(3)
    expect(posts.length).toBeGreaterThanOrEqual(4)
    expect(places.length).toBeGreaterThanOrEqual(4)
    expect(localities.length).toBe(12)
    expect(localities.filter(({ places: there, image }) => (there === 0) !== (image === null))).toEqual([])
    expect(body.data.doors).toHaveLength(4)
    expect(body.data.doors.filter(({ count, image }) => count === 0 || image === null)).toEqual([])
    expect(chips.length).toBeGreaterThan(4)
    expect([...chips, ...hero.actions].filter(({ url }) => !leadsToPage(url))).toEqual([])
    expect(hero.actions).toHaveLength(2)
  })

  test('starts with the evening line and the sample products in Delhi', async () => {
    const { data } = (await world.call(webHome, { query: { city: 'delhi' } })).body
    expect(data.hero.title).toBe('Delhi is best walked after six.')
    expect(data.products.slice(0, 4).map(({ slug }) => slug)).toEqual([
      'indigo-block-print-kurta',
      'everyday-jutti-sneaker',
      'half-dip-canvas-jhola',
      'khurja-tea-for-two-pot',
    ])
    expect(data.events.every(({ href }) => href.startsWith('/delhi/'))).toBe(true)
    // There is an event within a day, whatever today is.
    expect(Date.parse(String(data.events[0]?.starts)) - Date.now()).toBeLessThan(86_400_000)
    expect(data.posts.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/delhi/a-slow-sunday-in-lodhi-colony', '/delhi/post/best-chai-in-delhi']),
    )
    expect(data.places.map(({ href }) => href)).toContain('/places/lodhi-garden')
    expect(data.localities.map(({ href }) => href)).toContain('/delhi/locality/hauz-khas')
  })

  test('shows the whole country without a city and for other', async () => {
    const [none, other] = [await world.call(webHome), await world.call(webHome, { query: { city: 'other' } })]
    expect(none.body.data.city).toBe('all')
    expect(other.body.data).toEqual(none.body.data)
    expect(new Set(none.body.data.localities.map(({ href }) => href.split('/')[1])).size).toBe(8)
  })

  test('counts in each entry point what its page lists', async () => {
    const { doors, localities } = (await world.call(webHome, { query: { city: 'delhi' } })).body.data
    const as = world.settings.PUBLIC_TOKEN
    const on = await world.call(listEvents, {
      as,
      params: { type: 'upcoming' },
      query: { city: 'delhi', dates: 'next' },
    })
    expect(doors[0]).toMatchObject({ kind: 'events', count: on.body.total, image: on.body.data[0]?.image })
    const known = (await world.call(listLocalities, { query: { city: 'delhi' } })).body.data
    for (const { slug, places } of localities) expect(known.find((one) => one.slug === slug)?.places).toBe(places)
  })

  test('returns 404 for an unknown city', async () => {
    expect((await world.call(webHome, { query: { city: 'atlantis' } })).status).toBe(404)
  })

  test('shows only upcoming events', async () => {
    world.clock.forward(400 * 86_400)
    const { data } = (await world.call(webHome, { query: { city: 'delhi' } })).body
    expect(data.events).toEqual([])
    expect(data.products[0]?.isNew).toBe(false)
    world.clock.forward(-400 * 86_400)
  })

  test.each([
    ['2026-11-21T12:30:00Z', 'This evening · 21 November'],
    ['2026-11-21T03:30:00Z', 'This morning · 21 November'],
    ['2026-11-21T20:00:00Z', 'Tonight · 22 November'],
    ['2026-11-21T09:00:00Z', 'This afternoon · 21 November'],
  ])('greets by the time in India: %s', (at, kicker) => {
    expect(kickerAt(new Date(at))).toBe(kicker)
  })
})

describe('the site chrome', () => {
  test('menu links lead to the visitor’s city, or to the default one', async () => {
    const [goa, none] = [await world.call(hamburger, { query: { city: 'goa' } }), await world.call(hamburger)]
    expect(Check(hamburger.schema.response[200], goa.body)).toBe(true)
    const citiesIn = ({ body }: typeof goa) => new Set(JSON.stringify(body.data.desktop).match(/"\/(goa|delhi)\b/g))
    expect([...citiesIn(goa)]).toEqual(['"/goa'])
    expect([...citiesIn(none)]).toEqual(['"/delhi'])
    expect(
      goa.body.data.desktop.flatMap(({ label, children }) => [label, ...children.map((one) => one.label)]),
    ).toContain('New')
    expect(JSON.stringify(goa.body)).not.toContain('{city')
  })

  test('the footer has groups with links', async () => {
    const { body } = await world.call(interlinks, { query: { city: 'pune' } })
    expect(body.data.length).toBeGreaterThanOrEqual(3)
    expect(body.data.every(({ links }) => links.length > 0 && links.every(({ url }) => leadsToPage(url)))).toBe(true)
    expect(JSON.stringify(body)).toContain('/shop/c/shopping/shoes')
  })
})

describe('campaign banners', () => {
  test('a banner is plain text, and cannot link to a script or plain HTTP', async () => {
    const put = (url: string) => world.db`
      insert into banner (screen, title, line, url, cta) values ('odd', '<b>Lamps</b><script>x()</script>', '', ${url}, 'Go')`
    for (const url of ['javascript:alert(1)', 'data:text/html,<script>x()</script>', 'http://plain.example'])
      await expect(Promise.resolve(put(url))).rejects.toThrow('banner__url')
    await put('//delhi/x')
    await put('/delhi')
    const { data } = (await world.call(banners, { query: { screen: 'odd' } })).body
    expect(data).toMatchObject([{ url: '/delhi', title: '<b>Lamps</b><script>x()</script>' }])
  })

  test('banners are shown on their screen, in their cities and in their time', async () => {
    const titles = async (city?: string) =>
      (await world.call(banners, { query: { screen: 'test', ...(city && { city }) } })).body.data.map(
        ({ title }) => title,
      )
    await world.db`
      insert into banner (screen, title, line, url, cta, cities, starts_at, ends_at) values
        ('test', 'everywhere', '', '/shop', 'Go', '{}', '2020-01-01', null),
        ('test', 'goa only', '', '/goa', 'Go', '{goa}', '2020-01-01', null),
        ('test', 'over', '', '/shop', 'Go', '{}', '2020-01-01', '2020-02-01'),
        ('test', 'not yet', '', '/shop', 'Go', '{}', '2999-01-01', null)`
    expect(await titles()).toEqual(['everywhere'])
    expect(await titles('goa')).toEqual(['everywhere', 'goa only'])
    expect(await titles('pune')).toEqual(['everywhere'])
    // Which banner is shown depends on the day, but there always is one.
    expect((await world.call(banners, { query: { screen: 'home' } })).body.data.length).toBeGreaterThan(0)
  })
})

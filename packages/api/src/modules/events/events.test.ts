import { eventDetails, eventTickets, listEvents } from '@nukkad/contracts/endpoints/events/events'
import { dayInIndia, indianMidnight } from '@nukkad/contracts/indian-time'
import { useWorld } from '../../testing/world.ts'
import { givenEvents } from './event.given.ts'

const world = useWorld()
const given = givenEvents(world)
const visitor = () => ({ as: world.settings.PUBLIC_TOKEN })
const list = (query: Record<string, unknown>, type = 'upcoming') =>
  world.call(listEvents, { ...visitor(), params: { type }, query })
const slugs = async (query: Record<string, unknown>, type?: string) =>
  (await list(query, type)).body.data.map(({ slug }) => slug)
const hour = 3_600_000

describe('GET /events/:type', () => {
  test('needs the visitor token', async () => {
    const answer = await world.call(listEvents, { params: { type: 'upcoming' } })
    expect([answer.status, answer.error.message]).toEqual([401, 'Unauthorized'])
  })

  test('lists upcoming and running events, soonest first, filtered by day in India, kind and price', async () => {
    const now = world.clock.now()
    const city = 'kolkata'
    const lastMinute = new Date(indianMidnight(now, 1).getTime() - 60_000)
    const afterMidnight = indianMidnight(now, 1)
    const over = await given.event({ city, starts: new Date(now.getTime() - 3 * hour) })
    const tonight = await given.event({ city, starts: lastMinute, kind: 'walk' })
    const tomorrow = await given.event({ city, starts: afterMidnight, tickets: [{ price: 0 }, { price: 49_900 }] })
    expect(await slugs({ city })).toEqual([tonight.slug, tomorrow.slug])
    expect(await slugs({ city, when: 'tomorrow' })).toContain(tomorrow.slug)
    expect(await slugs({ city }, 'walk')).toEqual([tonight.slug])
    expect(await slugs({ city, price: 'free' })).toEqual([tonight.slug])
    expect(await slugs({ city, price: 'paid' })).toEqual([tomorrow.slug])
    expect(await slugs({ city })).not.toContain(over.slug)
  })

  test('lists a weekly event once where that is asked for, and counts its later dates', async () => {
    const at = (days: number) => indianMidnight(world.clock.now(), days)
    const once = await given.event({ city: 'mumbai', starts: at(3) })
    const weekly = await given.series({ city: 'mumbai', days: [at(2), at(4), at(9)] })
    const asked = { city: 'mumbai', dates: 'next' }
    const { body } = await list(asked)
    expect(body.data.map(({ slug, moreDates }) => [slug, moreDates])).toEqual([
      [weekly[0]?.slug, 2],
      [once.slug, 0],
    ])
    expect(body.data[0]?.line).toMatch(/\u00a0· 2\u00a0more\u00a0dates$/)
    expect(body.total).toBe(2)
    expect(await slugs({ city: 'mumbai' })).toEqual([weekly[0], once, weekly[1], weekly[2]].map((one) => one?.slug))
    const day = dayInIndia(at(4).getTime())
    const onThatDay = (await list({ ...asked, from: day, to: day })).body.data
    expect(onThatDay.map(({ slug, moreDates }) => [slug, moreDates])).toEqual([[weekly[1]?.slug, 0]])
  })

  test('names the city of each event in a list of all cities', async () => {
    const event = await given.event({ city: 'hyderabad' })
    const find = async (city: string) => (await list({ city })).body.data.find(({ slug }) => slug === event.slug)?.line
    expect(await find('all')).toMatch(/^Hyderabad · /)
    expect(await find('hyderabad')).not.toContain('Hyderabad')
  })

  test('is empty past its end, and refuses invalid pages and dates', async () => {
    const { body, status } = await list({ city: 'goa', page: 9 })
    expect([status, body.data, body.hasNext]).toEqual([200, [], false])
    for (const page of [0, -1, 'x']) expect((await list({ page })).status).toBe(400)
    expect((await list({ pagesize: 51 })).status).toBe(400)
    expect((await list({ from: '2026-02-30' })).status).toBe(400)
    expect((await list({}, 'nonsense')).status).toBe(400)
  })

  test('has no map position for an event that is at no known place', async () => {
    const event = await given.event({ city: 'pune' })
    expect((await list({ city: 'pune' })).body.data).toMatchObject([{ slug: event.slug, spot: null }])
  })

  test('pages through many events with total and hasNext', async () => {
    for (let n = 0; n < 12; n += 1) await given.event({ city: 'chennai' })
    const { body } = await list({ city: 'chennai', pagesize: 5 })
    expect([body.data.length, body.total, body.hasNext]).toEqual([5, 12, true])
  })
})

describe('an event for visitors', () => {
  test('shows its ticket types, prices and seats left', async () => {
    const event = await given.event({ tickets: [{ price: 49_900, seats: 3 }, { seats: 5 }] })
    const { body } = await world.call(eventTickets, { params: { discoveryId: event.slug } })
    expect(body.data.tickets).toMatchObject([
      { price: 499, left: 3, most: 3 },
      { price: 0, left: 5, most: 5 },
    ])
    const page = await world.call(eventDetails, { params: { discoveryId: event.slug } })
    expect(page.body.data).toMatchObject({
      status: 'open',
      seatsLeft: 8,
      registerHref: `/event/register/${event.slug}`,
    })
    expect(page.body.data.line).toMatch(/free or ₹499 · 8 seats left$/)
  })

  test('links to the next dates of its series, and lists its own series nowhere else', async () => {
    const at = (days: number) => indianMidnight(world.clock.now(), days)
    const [first, second, third] = await given.series({ city: 'bangalore', days: [at(2), at(4), at(9)] })
    const other = await given.event({ city: 'bangalore' })
    const { body } = await world.call(eventDetails, { params: { discoveryId: second?.slug ?? '' } })
    expect(body.data.otherDates.map(({ href }) => href)).toEqual([first, third].map((one) => `/bangalore/${one?.slug}`))
    const comingUp = body.data.sections.find(({ kind }) => kind === 'upcoming-events')?.events
    expect(comingUp?.map(({ href }) => href)).toEqual([`/bangalore/${other.slug}`])
    const alone = await world.call(eventDetails, { params: { discoveryId: other.slug } })
    expect(alone.body.data.otherDates).toEqual([])
  })

  test('returns 404 when it does not exist', async () => {
    expect((await world.call(eventTickets, { params: { discoveryId: 'no-such-evening' } })).status).toBe(404)
  })

  test('can be downloaded as a calendar file', async () => {
    const event = await given.event()
    const answer = await world.app.inject(`/api/events/${event.slug}/calendar.ics`)
    expect(answer.headers['content-type']).toContain('text/calendar')
    expect(answer.body).toContain('DTSTART;TZID=Asia/Kolkata:')
  })

  test('is in the search index while upcoming, and available as a card by its slug', async () => {
    const event = await given.event({ title: 'Qawwali at dusk' })
    const { service } = world.modules.events
    expect(await service.forIndex(world.db, event.id - 1, 1)).toMatchObject([
      { slug: event.slug, title: 'Qawwali at dusk', href: `/delhi/${event.slug}` },
    ])
    expect(await service.cardsOf(world.db, ['gone', event.slug])).toMatchObject([{ slug: event.slug }])
  })
})

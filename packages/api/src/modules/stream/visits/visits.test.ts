import { useWorld } from '../../../testing/world.ts'
import { givenStream } from '../stream.given.ts'
import { roundUp } from './charts.ts'

const password = 'only the tests know this'
const world = useWorld({ OPERATOR_PASSWORD: password })
const given = givenStream(world)
const operator = { authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` }
const page = (query = '', headers: Record<string, string> = operator) =>
  world.app.inject({ url: `/api/operations/visits${query}`, headers })

beforeAll(async () => {
  await given.tell({ page: '/home-new' })
  await given.tell({ page: '/home-new', city: 'goa', device: 'desktop', visitor: 'b' })
  await given.tell({ page: '/<script>alert(1)</script>', visitor: 'c' })
  await given.tell({ name: 'SEARCH_VIEWED', props: { query: 'Hoverboard', results: 0, of: 'shop' } })
  await given.tell({ name: 'SEARCH_VIEWED', props: { query: 'hoverboard', results: 0, of: 'shop' }, visitor: 'b' })
  await given.tell({ name: 'SEARCH_VIEWED', props: { query: 'jhola', results: 0, of: 'shop', narrowed: true } })
  await given.tell({ name: 'SEARCH_VIEWED', props: { query: 'kurta', results: 30, of: 'shop' } })
  const steps = ['PRODUCT_VIEWED', 'PRODUCT_ADDED_TO_CART', 'CHECKOUT_STARTED', 'ORDER_PLACED']
  // One visitor goes all the way, one stops at the cart, one orders without having viewed a product here.
  for (const [visitor, taken] of [
    ['all', steps],
    ['bag', steps.slice(0, 2)],
    ['odd', steps.slice(3)],
  ] as const) {
    for (const name of taken) await given.tell({ name, visitor })
  }
})

test('the visits page is for operators', async () => {
  expect((await page('', {})).statusCode).toBe(401)
  expect((await page()).statusCode).toBe(200)
})

test('the visits page shows visits by day, page, city and device without scripts, and escapes names', async () => {
  const { body } = await page()
  expect(body).toContain('<h1>3 page views in 14 days</h1>')
  expect(body).toContain('<svg class="days"')
  expect(body).toMatch(/\/home-new<\/span>.*?<span class="number">2</)
  expect(body).toMatch(/Goa<\/span>.*?<span class="number">1</)
  expect(body).toContain('/&lt;script&gt;')
  expect(body).not.toContain('<script')
})

test('the visits page lists searches without results', async () => {
  const { body } = await page()
  expect(body).toContain('<td>hoverboard</td><td class="number">2</td><td class="number">2</td>')
  expect(body).not.toContain('<td>kurta</td>')
})

test('the visits page has a funnel from product to order', async () => {
  const { body } = await page()
  expect(body).toContain(
    '<td>Delhi NCR</td><td>Phones</td><td class="number">2</td><td class="number">2</td><td class="number">1</td><td class="number">1</td><td>50.0 %</td>',
  )
})

test('the visits page can be filtered by city and device, and refuses invalid filters', async () => {
  expect((await page('?city=goa&device=desktop&days=7')).body).toContain('<h1>1 page views in 7 days</h1>')
  expect((await page('?city=atlantis')).statusCode).toBe(400)
  expect((await page('?days=0')).statusCode).toBe(400)
})

test('the visits page keeps the counts of past days after their events are deleted', async () => {
  world.clock.forward(24 * 60 * 60)
  await world.housekeeping.sweep()
  await world.db`delete from stream_event`
  expect((await page('?days=8')).body).toContain('<h1>3 page views in 8 days</h1>')
})

test.each([
  [0, 1],
  [7, 8],
  [21, 30],
  [1_001, 1_500],
])('roundUp rounds %i up to %i', (value, end) => expect(roundUp(value)).toBe(end))

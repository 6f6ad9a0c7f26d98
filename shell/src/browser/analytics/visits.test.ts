import { matchRoute, routeNamed, routes } from '@nukkad/contracts'
import { trackedEvents } from '@nukkad/contracts/tracked-events'
import { memoryStorage } from '@nukkad/platform/host'
import { eventOfPage, pageEvents } from './page-events.ts'
import { visits } from './visits.ts'

function given(session = memoryStorage(), isWebview = false) {
  const told: unknown[] = []
  const track = (name: string, props?: unknown) => void told.push(props ? [name, props] : name)
  const visit = visits({
    track: track as never,
    storage: { local: memoryStorage(), session },
    webview: { isWebview, nativeCart: false },
    routeOf: matchRoute,
  })
  const view = (path: string) => visit.viewed(path, matchRoute(path))
  return { visit, view, told, session }
}
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('tracks the opening of the site at once and once per visit', () => {
  const { visit, told, session } = given()
  visit.opened()
  visit.opened()
  given(session).visit.opened()
  expect(told).toEqual([['APP_OPEN', { webview: false }]])
})

test('tracks that the site was opened inside the mobile app', () => {
  const { visit, told } = given(memoryStorage(), true)
  visit.opened()
  expect(told).toEqual([['APP_OPEN', { webview: true }]])
})

test('tracks a page view after one second on the page', async () => {
  const { view, told } = given()
  view('/delhi')
  await jest.advanceTimersByTimeAsync(600)
  view('/shop/product/indigo-kurta')
  await jest.advanceTimersByTimeAsync(1_100)

  const pattern = '/shop/product/{slug}'
  expect(told).toEqual([['PAGE_VIEWED', { route: 'product', pattern, slug: 'indigo-kurta' }]])
})

test('tracks a missing page with the pattern of its address', async () => {
  const { visit, told } = given()
  visit.viewed('/shop/product/never-made', { route: routeNamed('not-found'), params: {} })
  await jest.advanceTimersByTimeAsync(1_100)
  visit.viewed('/a/b/c/d/e', { route: routeNamed('not-found'), params: {} })
  await jest.advanceTimersByTimeAsync(1_100)

  expect(told).toEqual([
    ['PAGE_VIEWED', { route: 'not-found', pattern: '/shop/product/{slug}' }],
    ['PAGE_VIEWED', { route: 'not-found' }],
  ])
})

test('does not track the cart id', async () => {
  const { view, told } = given()
  view('/shop/w/123456/checkout')
  await jest.advanceTimersByTimeAsync(1_100)
  expect(JSON.stringify(told)).not.toContain('123456')
})

const id = 'A'.repeat(22)
test.each([
  ['/shop', 'HOME_VIEWED', {}],
  ['/', 'HOME_VIEWED', {}],
  ['/shop/m/dilli-dyers', 'BRAND_VIEWED', { slug: 'dilli-dyers' }],
  ['/shop/store/dilli-dyers', 'STORE_VIEWED', { slug: 'dilli-dyers' }],
  ['/customer-support', 'SUPPORT_VIEWED', {}],
  ['/favourite/things/giveaways', 'GIVEAWAY_VIEWED', {}],
  ['/feature/poll/best-golgappa', 'GIVEAWAY_VIEWED', { slug: 'best-golgappa' }],
  ['/gift-shop', 'GIFT_FINDER_VIEWED', {}],
  ['/shop/gift-shop', 'GIFT_FINDER_VIEWED', {}],
  ['/event/gifts/diwali', 'GIFT_FINDER_VIEWED', { slug: 'diwali' }],
  // The id opens the list to whoever knows it.
  [`/event/gifts/diwali/${id}`, 'GIFT_LIST_VIEWED', { slug: 'diwali' }],
  ['/shopmyshops', 'BRANDS_VIEWED', {}],
  ['/brand-generator', 'BRANDS_VIEWED', {}],
  ['/brand-generator/brand/7', 'BRAND_VIEWED', { slug: '7' }],
  ['/campaign/all/lbbtop30', 'CAMPAIGN_VIEWED', {}],
  ['/all/womens-day/women-led-brands', 'CAMPAIGN_VIEWED', {}],
  ['/campaign/all/friendsdayout', 'CAMPAIGN_VIEWED', {}],
  ['/campaign/all/friendsdayout/pottery', 'CAMPAIGN_VIEWED', { slug: 'pottery' }],
  ['/travel/madeinsingapore/experiences', 'CAMPAIGN_VIEWED', {}],
  ['/travel/madeinsingapore/hawkers', 'CAMPAIGN_VIEWED', { slug: 'hawkers' }],
])('the view of %s is also a %s', async (path, name, props) => {
  const { view, told } = given()
  view(path)
  await jest.advanceTimersByTimeAsync(1_100)
  const [[event_name, event_props]] = told as [[string, Record<string, unknown>]]
  expect(told).toHaveLength(1)
  expect(eventOfPage({ event_name, event_props })).toEqual({ event_name: name, event_props: props })
  pathsSeen.add(String(matchRoute(path)?.route.name))
})

const pathsSeen = new Set<string>()
test('every page with an event of its own is listed here', () => {
  expect(Object.keys(pageEvents).filter((route) => !pathsSeen.has(route))).toEqual([])
})

test('uses only known event names and routes', () => {
  const names = new Set<string>(Object.values(trackedEvents).flat())
  const known = new Set(routes.map(({ name }) => name))
  for (const [route, name] of Object.entries(pageEvents))
    expect([route, known.has(route), names.has(name)]).toEqual([route, true, true])
})

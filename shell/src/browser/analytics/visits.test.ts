import { matchRoute, routeNamed, routes } from '@nukkad/contracts'
import { trackedEvents } from '@nukkad/contracts/tracked-events'
import { memoryStorage } from '@nukkad/platform/host'
import { pageEvents } from './page-events.ts'
import { visits } from './visits.ts'

function given(session = memoryStorage()) {
  const told: unknown[] = []
  const track = (name: string, props?: unknown) => void told.push(props ? [name, props] : name)
  const visit = visits({
    track: track as never,
    storage: { local: memoryStorage(), session },
    webview: { isWebview: false, nativeCart: false },
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

test('uses only known event names and routes', () => {
  const names = new Set<string>(Object.values(trackedEvents).flat())
  const known = new Set(routes.map(({ name }) => name))
  for (const [route, name] of Object.entries(pageEvents))
    expect([route, known.has(route), names.has(name)]).toEqual([route, true, true])
})

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

test('that the site was opened is told at once and once a visit, before anything of the page is alive', () => {
  const { visit, told, session } = given()
  visit.opened()
  visit.opened()
  given(session).visit.opened()
  expect(told).toEqual([['APP_OPEN', { webview: false }]])
})

test('a page counts when somebody has looked at it for a second', async () => {
  const { view, told } = given()
  view('/delhi')
  await jest.advanceTimersByTimeAsync(600)
  view('/shop/product/indigo-kurta')
  await jest.advanceTimersByTimeAsync(1_100)

  const pattern = '/shop/product/{slug}'
  expect(told).toEqual([['PAGE_VIEWED', { route: 'product', pattern, slug: 'indigo-kurta' }]])
})

test('a page that does not exist says under which pattern it was looked for', async () => {
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

test('the number of a cart is not told', async () => {
  const { view, told } = given()
  view('/shop/w/123456/checkout')
  await jest.advanceTimersByTimeAsync(1_100)
  expect(JSON.stringify(told)).not.toContain('123456')
})

test('every name is in the catalogue and every route in the table', () => {
  const names = new Set<string>(Object.values(trackedEvents).flat())
  const known = new Set(routes.map(({ name }) => name))
  for (const [route, name] of Object.entries(pageEvents))
    expect([route, known.has(route), names.has(name)]).toEqual([route, true, true])
})

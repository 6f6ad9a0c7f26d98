import { matchRoute, routes } from '@nukkad/contracts'
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
  })
  return { visit, told, session }
}
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a page counts when somebody has looked at it for a second, and the visit counts once', async () => {
  const { visit, told, session } = given()
  visit.viewed(matchRoute('/delhi'))
  await jest.advanceTimersByTimeAsync(600)
  visit.viewed(matchRoute('/shop/product/indigo-kurta'))
  await jest.advanceTimersByTimeAsync(1_100)

  expect(told).toEqual([['APP_OPEN', { webview: false }], 'PAGE_VIEWED', ['PRODUCT_VIEWED', { slug: 'indigo-kurta' }]])

  const next = given(session)
  next.visit.viewed(undefined)
  await jest.advanceTimersByTimeAsync(1_100)
  expect(next.told).toEqual(['PAGE_VIEWED'])
})

test('the number of a bag is not told', async () => {
  const { visit, told } = given()
  visit.viewed(matchRoute('/shop/w/123456/checkout'))
  await jest.advanceTimersByTimeAsync(1_100)
  expect(told.at(-1)).toEqual(['CHECKOUT_STARTED', {}])
})

test('every name is in the catalogue and every route in the table', () => {
  const names = new Set<string>(Object.values(trackedEvents).flat())
  const known = new Set(routes.map(({ name }) => name))
  for (const [route, name] of Object.entries(pageEvents))
    expect([route, known.has(route), names.has(name)]).toEqual([route, true, true])
})

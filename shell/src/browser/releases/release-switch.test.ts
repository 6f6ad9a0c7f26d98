import { routeNamed } from '@nukkad/contracts'
import { PageRoutes } from './page-routes.ts'
import { givenRelease, givenSnapshot } from './release.given.ts'
import { ReleaseBook } from './release-book.ts'
import { followReleases } from './release-news.ts'
import { ReleaseSwitch } from './release-switch.ts'

const old = givenRelease('mf-content', '1.0.0')
const fresh = givenRelease('mf-content', '1.1.0')

function page({ isReachable = true } = {}) {
  const book = new ReleaseBook(givenSnapshot(1, [old]), () => Promise.reject(new Error('nobody answers')))
  const told: string[][] = []
  const asked: string[] = []
  const routes = new PageRoutes({
    present: () => book.routes,
    fetchTable: async (id) => {
      asked.push(id)
      if (!isReachable) throw new Error('nobody answers')
      return [routeNamed('shop')]
    },
  })
  const releases = new ReleaseSwitch({
    book,
    routes,
    available: (remotes) => told.push([...remotes]),
  })
  releases.offer({ ...givenSnapshot(2, [fresh], [old]), routes: 'next' })
  return { book, told, releases, routes, asked }
}

describe('release switch', () => {
  test('announces a new release at once and takes it at the next navigation with its routes', async () => {
    const { book, told, releases, routes } = page()
    expect(told).toEqual([['mf-content']])
    expect(book.releaseOf('mf-content')).toBe(old)
    expect(routes.of('/shop')).toBeUndefined()
    await routes.learn('next')

    expect(releases.leaving()).toBe(true)

    expect(book.releaseOf('mf-content')).toBe(fresh)
    expect(routes.of('/shop?q=1')?.route.name).toBe('shop')
  })

  test('waits while its routes are unknown and requests them again at each navigation', async () => {
    jest.useFakeTimers()
    const { book, releases, asked } = page({ isReachable: false })
    await jest.advanceTimersByTimeAsync(60_000)
    const before = asked.length
    expect(releases.leaving()).toBe(false)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBeGreaterThan(before)
    expect(book.releaseOf('mf-content')).toBe(old)
    jest.useRealTimers()
  })
})

describe('release announced while offline', () => {
  const sources: EventTarget[] = []
  class Announcements extends EventTarget {
    static readonly CLOSED = 2
    readonly readyState = 1
    constructor() {
      super()
      sources.push(this)
    }
    close() {}
  }
  const announce = (sequence: number) =>
    sources.at(-1)?.dispatchEvent(new MessageEvent('release', { data: JSON.stringify({ sequence }) }))

  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
    Object.assign(globalThis, { EventSource: Announcements })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  test('is requested with growing intervals until known, and not while the page is hidden', async () => {
    const asked: number[] = []
    const begun = Date.now()
    let [known, isBack] = [1, false]
    const news = followReleases(window, {
      sequence: () => known,
      fetchSnapshot: async () => {
        asked.push(Math.round((Date.now() - begun) / 1000))
        if (!isBack) throw new Error('nobody answers')
        return givenSnapshot(2, [fresh])
      },
      taken: (snapshot) => {
        known = snapshot.sequence
      },
    })
    announce(2)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([0, 1, 3, 7])
    window.dispatchEvent(new Event('pagehide'))
    await jest.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(4)

    isBack = true
    window.dispatchEvent(new Event('pageshow'))
    await jest.advanceTimersByTimeAsync(600_000)
    expect([known, asked.length]).toEqual([2, 5])
    news.end()
  })
})

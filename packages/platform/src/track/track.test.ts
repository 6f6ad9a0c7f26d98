import { localKeys } from '../storage/keys.ts'
import { memoryStorage } from '../storage/safe-storage.ts'
import { affiliation, keepAffiliation } from './affiliation.ts'
import { analytics, type Identity, type StreamMessage } from './analytics.ts'
import { chooseMeasuring, mayMeasure } from './measuring.ts'
import { keepVisitSource, sourceProps } from './visit-source.ts'

function gateway(parts: { isReady?: boolean; fails?: boolean; isUnknown?: boolean } = {}) {
  const sent: StreamMessage[] = []
  const kept: StreamMessage[] = []
  const asha: Identity = { id: '101', profile: { email: 'asha@example.in' } }
  const state = {
    isReady: parts.isReady ?? false,
    who: (parts.isUnknown ? undefined : asha) as Identity | undefined,
    page: '/home-new',
    now: 1_700_000_000_000,
  }
  const tracking = analytics({
    identity: () => state.who,
    about: () => ({ session_source: 'direct', page: state.page, city: 'delhi', device: 'mobile' }),
    now: () => state.now,
    sink: {
      isReady: () => state.isReady,
      objectId: () => (state.isReady ? 'object-1' : undefined),
      send(message) {
        sent.push(message)
        if (parts.fails) throw new Error('the gateway is away')
      },
      keep: (messages) => void kept.push(...messages),
    },
  })
  return { ...tracking, sent, kept, state, asha }
}
const names = (messages: readonly StreamMessage[]) => messages.map(({ data }) => data.event_name)

describe('analytics event', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('waits until analytics is ready, polled every half second, in order', async () => {
    const { track, sent, state } = gateway()
    track('APP_OPEN', { webview: false })
    track('SEARCH_STARTED', { query: 'kurta' })
    await jest.advanceTimersByTimeAsync(1_400)
    expect(sent).toEqual([])

    state.isReady = true
    await jest.advanceTimersByTimeAsync(100)

    expect(names(sent)).toEqual(['APP_OPEN', 'SEARCH_STARTED'])
    expect(sent[0]?.data.objectId).toBe('object-1')
    expect(jest.getTimerCount()).toBe(0)
  })

  test('contains the time, the user, the source, the page and a unique id', () => {
    const { track, sent } = gateway({ isReady: true })

    track('SEARCH_STARTED', { query: 'kurta' })
    track('SEARCH_STARTED', { query: 'kurta' })

    expect(sent[0]).toEqual({
      partitionKey: '1700000000000',
      data: {
        event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ts: 1_700_000_000_000,
        session_props: { session_source: 'direct', page: '/home-new', city: 'delhi', device: 'mobile' },
        platform: 'Web',
        event_name: 'SEARCH_STARTED',
        event_props: { query: 'kurta' },
        identity: '101',
        profile: { email: 'asha@example.in', platform: 'Web' },
        objectId: 'object-1',
      },
    })
    expect(new Set(sent.map(({ data }) => data.event_id)).size).toBe(2)
  })

  test('keeps the page and the time at which it happened while it waits for the user', async () => {
    const { track, sent, state, asha } = gateway({ isUnknown: true })
    track('SEARCH_STARTED', { query: 'kurta' })
    Object.assign(state, { page: '/product-detail', now: state.now + 9_000, who: asha, isReady: true })
    await jest.advanceTimersByTimeAsync(500)

    const [{ data }] = sent as [StreamMessage]
    expect([data.ts, data.session_props.page, data.identity]).toEqual([1_700_000_000_000, '/home-new', '101'])
    expect(data.profile.email).toBe('asha@example.in')
  })

  test('does not affect the page or later events when sending fails', () => {
    const { track, sent } = gateway({ isReady: true, fails: true })

    track('APP_OPEN', { webview: false })
    track('SEARCH_STARTED', { query: 'kurta' })

    expect(sent).toHaveLength(2)
  })

  test('is kept for the next page when the page is left before it is sent', () => {
    const { track, leave, sent, kept } = gateway()
    track('APP_OPEN', { webview: false })
    track('PAGE_VIEWED', { route: 'shop' })

    leave()
    leave()

    expect([names(kept), names(sent)]).toEqual([['APP_OPEN', 'PAGE_VIEWED'], []])
  })
})

describe('measuring consent', () => {
  test.each([
    ['sends no signal', {}, true],
    ['asks not to be tracked', { doNotTrack: '1' }, false],
    ['sends Global Privacy Control', { globalPrivacyControl: true }, false],
  ])('is decided for a browser that %s', (_, wishes, may) => expect(mayMeasure(memoryStorage(), wishes)).toBe(may))

  test('can be withdrawn on the page, which deletes queued events', () => {
    const local = memoryStorage()
    local.setItem(localKeys.waitingEvents, '[]')

    chooseMeasuring(local, false)

    expect(mayMeasure(local, {})).toBe(false)
    expect(local.getItem(localKeys.waitingEvents)).toBeNull()
    chooseMeasuring(local, true)
    expect(mayMeasure(local, {})).toBe(true)
  })
})

describe('visit source', () => {
  const day = 86_400_000

  test('keeps the affiliation for thirty days', () => {
    const local = memoryStorage()
    keepAffiliation('?aff_id=asha', local, 0)

    expect(affiliation(local, 30 * day - 1)).toBe('asha')
    expect(affiliation(local, 30 * day)).toBeNull()
    expect(local.getItem(localKeys.affiliation)).toBeNull()
  })

  test.each([
    ['', { session_source: 'direct' }],
    ['?ref=mail', { session_source: 'mail' }],
    ['?ref=', { session_source: 'direct' }],
    ['?aff_id=asha', { session_source: 'direct' }],
    ['?referralCode=ASHA50&ctId=c1', { session_source: 'direct', referralCode: 'ASHA50', ctId: 'c1' }],
    ['?utm_source=paper&gclid=g1', { session_source: 'direct', utm_source: 'paper', gclid: 'g1' }],
  ])('reads %p as %p', (search, props) => {
    const visit = memoryStorage()
    keepVisitSource(search, visit)
    expect(sourceProps(visit)).toEqual(props)
  })

  test('keeps the ref for the whole visit and replaces an earlier campaign', () => {
    const visit = memoryStorage()
    for (const search of ['?ref=newsletter&utm_source=a&utm_term=chai', '', '?utm_source=b', '?page=2'])
      keepVisitSource(search, visit)
    expect(sourceProps(visit)).toEqual({ session_source: 'newsletter', utm_source: 'b' })
  })
})

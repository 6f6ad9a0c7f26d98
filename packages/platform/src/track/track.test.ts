import { localKeys } from '../storage/keys.ts'
import { memoryStorage } from '../storage/safe-storage.ts'
import { affiliation, keepAffiliation, sessionSource } from './affiliation.ts'
import { type AnalyticsEvent, analytics } from './analytics.ts'

function gateway(parts: { isReady?: boolean; fails?: boolean } = {}) {
  const sent: { data: AnalyticsEvent; partitionKey: string }[] = []
  const state = { isReady: parts.isReady ?? false }
  const tracking = analytics({
    source: 'direct',
    identity: () => ({ id: '101', email: 'asha@example.in' }),
    now: () => 1_700_000_000_000,
    sink: {
      isReady: () => state.isReady,
      objectId: () => 'object-1',
      async send(message) {
        sent.push(message)
        if (parts.fails) throw new Error('the gateway is away')
      },
    },
  })
  return { ...tracking, sent, state }
}

describe('an event', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('waits until analytics is ready, asked every half second, and keeps its place in the queue', async () => {
    const { track, sent, state } = gateway()
    track('APP_OPEN')
    track('SEARCH_STARTED', { query: 'kurta' })
    await jest.advanceTimersByTimeAsync(1_400)
    expect(sent).toEqual([])

    state.isReady = true
    await jest.advanceTimersByTimeAsync(100)

    expect(sent.map(({ data }) => data.event_name)).toEqual(['APP_OPEN', 'SEARCH_STARTED'])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('says when, who, where from and what', async () => {
    const { track, sent } = gateway({ isReady: true })

    track('SEARCH_STARTED', { query: 'kurta' })
    await jest.advanceTimersByTimeAsync(0)

    expect(sent).toEqual([
      {
        partitionKey: '1700000000000',
        data: {
          ts: 1_700_000_000_000,
          session_props: { session_source: 'direct' },
          platform: 'Web',
          event_name: 'SEARCH_STARTED',
          event_props: { query: 'kurta' },
          identity: '101',
          profile: { email: 'asha@example.in', platform: 'Web' },
          objectId: 'object-1',
        },
      },
    ])
  })

  test('that is lost harms neither the page nor the next one', async () => {
    const { track, sent } = gateway({ isReady: true, fails: true })

    track('APP_OPEN')
    track('SEARCH_STARTED')
    await jest.advanceTimersByTimeAsync(0)

    expect(sent).toHaveLength(2)
  })
})

describe('who sent a visitor', () => {
  const day = 86_400_000

  test('is remembered for thirty days and then removed', () => {
    const local = memoryStorage()
    keepAffiliation('?aff_id=asha', local, 0)

    expect(affiliation(local, 30 * day - 1)).toBe('asha')
    expect(affiliation(local, 30 * day)).toBeNull()
    expect(local.getItem(localKeys.affiliation)).toBeNull()
  })

  test.each([
    ['', 'direct'],
    ['?ref=mail', 'mail'],
    ['?ref=', 'direct'],
  ])('the address %p means %s', (search, source) => expect(sessionSource(search)).toBe(source))
})

import { localKeys, memoryStorage, type StreamMessage } from '@nukkad/platform/host'
import { eventSender } from './event-sender.ts'
import { waitingEvents } from './waiting-events.ts'

let count = 0
const event = (name: string, props: Record<string, unknown> = {}): StreamMessage => ({
  partitionKey: '1',
  data: {
    event_id: `event-${++count}`,
    ts: count,
    session_props: { session_source: 'direct' },
    platform: 'Web',
    event_name: name,
    event_props: props,
    identity: null,
    profile: { email: null, platform: 'Web' },
  },
})

/** A page whose gateway answers with `status` (0 is no answer) and refuses every batch with a `BROKEN` event. */
function givenPage(local = memoryStorage()) {
  const sent: string[] = []
  const state = { status: 200, requests: 0, bodiesRead: 0 }
  const page = new EventTarget() as unknown as Window
  const document = new EventTarget()
  Object.assign(page, {
    document: Object.assign(document, { visibilityState: 'visible' }),
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    fetch: async (_: string, { body, keepalive }: RequestInit) => {
      if (state.status === 0) throw new TypeError('Failed to fetch')
      state.requests += 1
      const { events } = JSON.parse(String(body)) as { events: StreamMessage[] }
      const names = events.map(({ data }) => data.event_name + (keepalive ? ' at the end' : ''))
      const status = names.includes('BROKEN') ? 400 : state.status
      if (status < 400) sent.push(...names)
      const text = async () => {
        state.bodiesRead += 1
        return ''
      }
      return { ok: status < 400, status, text }
    },
  })
  return { page, local, sent, state, open: () => eventSender({ url: '/api/events/stream', page, local }) }
}
/** By default long enough for gathered events to be sent. */
const turn = (milliseconds = 2_000) => jest.advanceTimersByTimeAsync(milliseconds)
const waitingIn = (local: ReturnType<typeof memoryStorage>) =>
  waitingEvents(local)
    .all()
    .map(({ data }) => data.event_name)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([0, 429, 503])(
  'keeps events while the gateway answers %p and sends them in order once it is back',
  async (status) => {
    const { sent, state, local, open } = givenPage()
    const sender = open()
    state.status = status
    for (const name of ['A', 'B', 'C']) sender.add(event(name))
    await turn(5_000)
    expect([sent, waitingIn(local)]).toEqual([[], ['A', 'B', 'C']])

    state.status = 200
    await turn(120_000)

    expect([sent, waitingIn(local)]).toEqual([['A', 'B', 'C'], []])
  },
)

test('sends events left by the previous page before new ones', async () => {
  const before = givenPage()
  before.state.status = 0
  before.open().add(event('LEFT_BEHIND'))
  await turn()
  before.page.dispatchEvent(new Event('pagehide'))
  // A page that was left retries nothing.
  jest.clearAllTimers()

  const after = givenPage(before.local)
  after.open().add(event('NEW'))
  await turn()

  expect(after.sent).toEqual(['LEFT_BEHIND', 'NEW'])
  expect(after.local.getItem(localKeys.waitingEvents)).toBeNull()
})

test('sends pending events when the page is left and still keeps them', async () => {
  const { page, sent, local, state, open } = givenPage()
  const sender = open()
  state.status = 503
  sender.add(event('LAST'))
  await turn()
  state.status = 200
  page.dispatchEvent(new Event('pagehide'))
  await turn(0)

  expect([sent, waitingIn(local)]).toEqual([['LAST at the end'], ['LAST']])
})

test('sends events still being gathered when the page is left', async () => {
  const { page, sent, state, local, open } = givenPage()
  const sender = open()
  for (const name of ['ONE', 'TWO']) sender.add(event(name))
  page.dispatchEvent(new Event('pagehide'))
  await turn(0)

  expect([sent, state.requests]).toEqual([['ONE at the end', 'TWO at the end'], 1])
  expect(waitingIn(local)).toEqual(['ONE', 'TWO'])
})

test.each([400, 413])('drops an event that the gateway answers with %i', async (status) => {
  const { sent, state, local, open } = givenPage()
  const sender = open()
  state.status = status
  sender.add(event('REFUSED'))
  await turn()
  state.status = 200
  sender.add(event('FINE'))
  await turn()

  expect([sent, waitingIn(local)]).toEqual([['FINE'], []])
})

test('drops only the refused event of a batch and keeps the order of the others', async () => {
  const { sent, state, local, open } = givenPage()
  const sender = open()
  for (const name of ['A', 'BROKEN', 'B']) sender.add(event(name))
  await turn()
  for (const name of ['C', 'D']) sender.add(event(name))
  await turn()

  expect([sent, state.requests, waitingIn(local)]).toEqual([['A', 'B', 'C', 'D'], 5, []])
})

test('gathers events within a moment into one request, at most twenty per batch', async () => {
  const { sent, state, open } = givenPage()
  const sender = open()
  sender.add(event('FIRST'))
  await turn(1_000)
  for (let n = 0; n < 9; n++) sender.add(event(`E${n}`))
  await turn()
  expect([sent.length, state.requests]).toEqual([10, 1])

  for (let n = 0; n < 45; n++) sender.add(event(`F${n}`))
  await turn()
  expect([sent.length, state.requests]).toEqual([55, 4])
})

test('adds the page’s named event right after each page view, also after a stored one', async () => {
  const view = event('PAGE_VIEWED', { route: 'store', slug: 'corner-store' })
  const local = memoryStorage()
  waitingEvents(local).keep([view])
  const { sent, open } = givenPage(local)
  const sender = open()
  sender.add(event('PAGE_VIEWED', { route: 'customer-support' }))
  sender.add(event('SEARCH_STARTED'))
  await turn()

  expect(sent).toEqual(['PAGE_VIEWED', 'STORE_VIEWED', 'PAGE_VIEWED', 'SUPPORT_VIEWED', 'SEARCH_STARTED'])
})

test('gives no id to a visitor who opted out before it was loaded', () => {
  const local = memoryStorage()
  local.setItem(localKeys.measuring, 'off')
  givenPage(local).open()
  expect(local.getItem(localKeys.objectId)).toBeNull()
})

test('adds it once for a page that only changes the query of its address', async () => {
  const { sent, open } = givenPage()
  const sender = open()
  for (const [at, slug] of ['diwali', 'diwali', 'rakhi', 'diwali'].entries()) {
    const { data, partitionKey } = event('PAGE_VIEWED', { route: 'event-gifts', slug })
    sender.add({ partitionKey, data: { ...data, ts: at * 60_000 } })
  }
  await turn()

  const named = ['PAGE_VIEWED', 'GIFT_FINDER_VIEWED']
  expect(sent).toEqual([...named, 'PAGE_VIEWED', ...named, ...named])
})

test('keeps the stored events of two tabs', () => {
  const local = memoryStorage()
  waitingEvents(local).keep([event('OF_ONE')])
  waitingEvents(local).keep([event('OF_THE_OTHER')])
  expect(waitingIn(local)).toEqual(['OF_ONE', 'OF_THE_OTHER'])
})

test('keeps the last four hundred events', () => {
  const local = memoryStorage()
  waitingEvents(local).keep(Array.from({ length: 450 }, (_, n) => event(`E${n}`)))
  expect([waitingIn(local).length, waitingIn(local).at(-1)]).toEqual([400, 'E449'])
})

test('keeps the browser’s id', () => {
  const { open } = givenPage()
  expect(open().objectId).toBe(open().objectId)
})

test('sends neither new nor stored events after consent is withdrawn', async () => {
  const { page, sent, local, state, open } = givenPage()
  const sender = open()
  state.status = 503
  sender.add(event('BEFORE'))
  await turn()
  local.setItem(localKeys.measuring, 'off')
  local.removeItem(localKeys.waitingEvents)
  sender.add(event('AFTER'))
  state.status = 200
  page.dispatchEvent(new Event('pagehide'))
  await turn(120_000)

  expect([sent, waitingIn(local)]).toEqual([[], []])
})

test('counts a repeated view once, and again after a while', async () => {
  const { sent, open } = givenPage()
  const sender = open()
  const view = (slug: string, ts: number) => {
    const { data, partitionKey } = event('PLACE_VIEWED')
    sender.add({ partitionKey, data: { ...data, ts, event_props: { slug } } })
  }
  view('lodhi-garden', 0)
  view('lodhi-garden', 900)
  view('hauz-khas', 1_000)
  view('lodhi-garden', 60_000)
  await turn()
  expect(sent).toHaveLength(3)
})

test('reads each response body to its end, so that no request stays open', async () => {
  const { sent, state, open } = givenPage()
  const sender = open()
  for (const name of ['A', 'B']) {
    sender.add(event(name))
    await turn()
  }
  expect([sent, state.bodiesRead]).toEqual([['A', 'B'], 2])
})

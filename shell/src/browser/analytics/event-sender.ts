import { localKeys, type StreamMessage, type TextStorage } from '@nukkad/platform/host'
import { eventOfPage } from './page-events.ts'
import { waitingEvents } from './waiting-events.ts'

export interface EventSender {
  /** the id of this browser, the same on every visit */
  readonly objectId: string
  add(message: StreamMessage): void
}

interface SenderParts {
  readonly url: string
  readonly page: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout' | 'fetch' | 'document'>
  readonly local: TextStorage
}

const shortest = 1_000
const longest = 60_000
/** How long events are collected before sending (ms): a page that opens tracks several events within a second. */
const gatheredFor = 1_500
/**
 * The most events that the gateway accepts at a time. Browsers send at most 64 KB of requests after the page is closed.
 */
const mostAtOnce = 20

/**
 * A page that renders again, for example when the user becomes known, repeats its view event; a repeat within this time
 * (ms) is dropped.
 */
const oneView = 5_000

type Outcome = 'taken' | 'refused' | 'away'

/**
 * Sends events in batches one after the other, so that they arrive in order. While the gateway is away they are stored
 * and retried, with growing delays; when the page is closed, the rest is both sent and stored, because the answer can't
 * be received. An event that arrives twice counts once. The events of a refused batch are sent one by one.
 */
// limit: short functions that share one queue of events
export function eventSender({ url, page, local }: SenderParts): EventSender {
  const waiting = waitingEvents(local)
  const withItsPage = withPages()
  const queue: StreamMessage[] = once(waiting.all().flatMap(withPages()))
  let isSending = false
  /** A visitor who opts out is not counted from then on, in any tab. */
  const dropIfOptedOut = () => {
    if (local.getItem(localKeys.measuring) === 'off') queue.length = 0
  }
  const viewed = new Map<string, number>()
  function isToldAgain({ event_name, event_props, ts }: StreamMessage['data']): boolean {
    if (!event_name.endsWith('_VIEWED') || event_name === 'PAGE_VIEWED') return false
    const view = JSON.stringify([event_name, event_props])
    const before = viewed.get(view)
    viewed.set(view, ts)
    return before !== undefined && ts - before < oneView
  }
  let isAway = false
  let pause = shortest
  let timer: number | undefined

  const post = (events: readonly StreamMessage[], keepalive: boolean) =>
    page.fetch(url, {
      method: 'POST',
      keepalive,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    })

  async function send(events: readonly StreamMessage[]): Promise<Outcome> {
    try {
      const answer = await post(events, false)
      // A browser keeps the request open until its body is read.
      await answer.text()
      const { ok, status } = answer
      if (ok) return 'taken'
      // Events that the gateway will never accept are not retried.
      return status === 400 || status === 413 || status === 415 ? 'refused' : 'away'
    } catch {
      return 'away'
    }
  }

  async function sendWaiting(): Promise<void> {
    page.clearTimeout(timer)
    timer = undefined
    if (isSending) return
    isSending = true
    dropIfOptedOut()
    /** how many of the next events are sent one by one, because the gateway refused their batch */
    let alone = 0
    while (queue.length > 0) {
      const batch = queue.slice(0, alone > 0 ? 1 : mostAtOnce)
      const outcome = await send(batch)
      if (outcome === 'away') {
        rest()
        break
      }
      if (outcome === 'refused' && batch.length > 1) {
        alone = batch.length
        continue
      }
      alone -= 1
      if (queue[0] === batch[0]) queue.splice(0, batch.length)
      for (const { data } of batch) waiting.settled(data.event_id)
      isAway = false
      pause = shortest
    }
    isSending = false
  }

  /** Sends the queue after a short delay. */
  function pumpSoon() {
    if (!isSending) timer ??= page.setTimeout(() => void sendWaiting(), gatheredFor)
  }

  function rest() {
    isAway = true
    waiting.keep(queue)
    timer = page.setTimeout(() => void sendWaiting(), pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, longest)
  }

  /** The page may not come back. */
  function leave() {
    dropIfOptedOut()
    waiting.keep(queue)
    if (queue.length > 0) void post(queue.slice(0, mostAtOnce), true).catch(() => undefined)
  }

  page.addEventListener('pagehide', leave)
  page.addEventListener('online', () => void sendWaiting())
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') waiting.keep(queue)
    else void sendWaiting()
  })
  if (queue.length > 0) pumpSoon()

  return {
    objectId: objectIdOf(local),
    add(message) {
      const fresh = withItsPage(message).filter(({ data }) => !isToldAgain(data))
      queue.push(...fresh)
      dropIfOptedOut()
      if (isAway) waiting.keep(fresh)
      else if (queue.length > 0) pumpSoon()
    },
  }
}

/**
 * A page view, followed by the specific event of that page. Its id is derived from the view's, so that a stored view
 * that is sent again adds no duplicates. A page whose address only changes its query, such as the next question of the
 * gift finder, is the same page.
 */
function withPages(): (message: StreamMessage) => StreamMessage[] {
  let last: string | undefined
  return (message) => {
    const { event_name, event_props, event_id } = message.data
    if (event_name !== 'PAGE_VIEWED') return [message]
    const page = JSON.stringify([event_props.route, event_props.slug])
    const ofPage = page === last ? undefined : eventOfPage(message.data)
    last = page
    return ofPage
      ? [message, { ...message, data: { ...message.data, ...ofPage, event_id: `${event_id}-page` } }]
      : [message]
  }
}

const once = (messages: readonly StreamMessage[]): StreamMessage[] => [
  ...new Map(messages.map((message) => [message.data.event_id, message])).values(),
]

function objectIdOf(local: TextStorage): string {
  const known = local.getItem(localKeys.objectId)
  if (known && /^[0-9a-f-]{36}$/.test(known)) return known
  const made = crypto.randomUUID()
  // A visitor who has opted out on this page gets no id.
  if (local.getItem(localKeys.measuring) !== 'off') local.setItem(localKeys.objectId, made)
  return made
}

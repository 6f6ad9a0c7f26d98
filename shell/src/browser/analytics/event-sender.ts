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
/** What happens together is told together: a page that opens tells several things within a second. */
const gatheredFor = 1_500
/** As many as the gateway takes at a time. Browsers carry 64 KB of requests beyond the end of a page. */
const mostAtOnce = 20

/** A page that is drawn again, as when it becomes known who is here, tells again what it shows. */
const oneView = 5_000

type Outcome = 'taken' | 'refused' | 'away'

/**
 * Sends events in batches one after the other, so that they arrive in their order. While the gateway is away they are kept
 * and tried again, later each time; when the page goes, what is left is sent along and kept as well, since nobody hears the
 * answer. An event that arrives twice counts once. Of a batch that is refused each event is sent by itself.
 */
// limit: short functions that share one queue of events
export function eventSender({ url, page, local }: SenderParts): EventSender {
  const waiting = waitingEvents(local)
  const queue: StreamMessage[] = once(waiting.all().flatMap(withItsPage))
  let isSending = false
  /** A visitor who says no is not counted from then on, in any tab. */
  const heedWish = () => {
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

  async function sent(events: readonly StreamMessage[]): Promise<Outcome> {
    try {
      const answer = await post(events, false)
      // Until its body is read, a browser keeps the request open.
      await answer.text()
      const { ok, status } = answer
      if (ok) return 'taken'
      // What the gateway will never take is not sent for ever.
      return status === 400 || status === 413 || status === 415 ? 'refused' : 'away'
    } catch {
      return 'away'
    }
  }

  async function pump(): Promise<void> {
    page.clearTimeout(timer)
    timer = undefined
    if (isSending) return
    isSending = true
    heedWish()
    /** how many of the next are sent by themselves, because one of them made the gateway refuse them all */
    let alone = 0
    while (queue.length > 0) {
      const batch = queue.slice(0, alone > 0 ? 1 : mostAtOnce)
      const outcome = await sent(batch)
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

  /** Sends what is there by then. */
  function pumpSoon() {
    if (!isSending) timer ??= page.setTimeout(() => void pump(), gatheredFor)
  }

  function rest() {
    isAway = true
    waiting.keep(queue)
    timer = page.setTimeout(() => void pump(), pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, longest)
  }

  /** The page may not come back. */
  function leave() {
    heedWish()
    waiting.keep(queue)
    if (queue.length > 0) void post(queue.slice(0, mostAtOnce), true).catch(() => undefined)
  }

  page.addEventListener('pagehide', leave)
  page.addEventListener('online', () => void pump())
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') waiting.keep(queue)
    else void pump()
  })
  if (queue.length > 0) pumpSoon()

  return {
    objectId: objectIdOf(local),
    add(message) {
      const fresh = withItsPage(message).filter(({ data }) => !isToldAgain(data))
      queue.push(...fresh)
      heedWish()
      if (isAway) waiting.keep(fresh)
      else if (queue.length > 0) pumpSoon()
    },
  }
}

/**
 * A page view, and right behind it what looking at that page is called. Its id is made of the view's, so that a view
 * that was kept and is sent again tells nothing twice.
 */
function withItsPage(message: StreamMessage): StreamMessage[] {
  const ofPage = eventOfPage(message.data)
  if (!ofPage) return [message]
  return [message, { ...message, data: { ...message.data, ...ofPage, event_id: `${message.data.event_id}-page` } }]
}

const once = (messages: readonly StreamMessage[]): StreamMessage[] => [
  ...new Map(messages.map((message) => [message.data.event_id, message])).values(),
]

function objectIdOf(local: TextStorage): string {
  const known = local.getItem(localKeys.objectId)
  if (known && /^[0-9a-f-]{36}$/.test(known)) return known
  const made = crypto.randomUUID()
  local.setItem(localKeys.objectId, made)
  return made
}

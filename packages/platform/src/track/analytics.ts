import type { Track } from './track.ts'

/** One event as the streaming gateway wants it. */
export interface AnalyticsEvent {
  readonly ts: number
  readonly session_props: { readonly session_source: string }
  readonly platform: 'Web'
  readonly event_name: string
  readonly event_props: Readonly<Record<string, unknown>>
  readonly identity: string | null
  readonly profile: { readonly email: string | null; readonly platform: 'Web' }
  readonly objectId?: string
}

export interface Sink {
  /** the analytics script has come */
  isReady(): boolean
  /** the id that the script gave this browser, once it has */
  objectId(): string | undefined
  send(message: { readonly data: AnalyticsEvent; readonly partitionKey: string }): Promise<unknown>
}

interface AnalyticsParts {
  readonly sink: Sink
  readonly source: string
  identity(): { readonly id: string; readonly email: string } | null
  readonly now?: () => number
}

const pollEvery = 500
/** Without a script that ever comes, memory must not fill up. */
const most = 200

/** Events queue until analytics is ready, asked every 500 ms, then flush in order. Errors are swallowed. */
export function analytics({ sink, source, identity, now = Date.now }: AnalyticsParts): {
  track: Track
  dispose(): void
} {
  const queue: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  let sending = Promise.resolve()

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  function flush() {
    if (!sink.isReady()) return
    stop()
    for (const event of queue.splice(0)) {
      const objectId = sink.objectId()
      const data = objectId ? { ...event, objectId } : event
      sending = sending
        .then(() => sink.send({ data, partitionKey: String(event.ts) }))
        .then(
          () => {},
          () => {},
        )
    }
  }

  return {
    track(eventName, props = {}) {
      const who = identity()
      queue.push({
        ts: now(),
        session_props: { session_source: source },
        platform: 'Web',
        event_name: eventName,
        event_props: props,
        identity: who?.id ?? null,
        profile: { email: who?.email ?? null, platform: 'Web' },
      })
      if (queue.length > most) queue.shift()
      flush()
      if (queue.length > 0) timer ??= setInterval(flush, pollEvery)
    },
    dispose: stop,
  }
}

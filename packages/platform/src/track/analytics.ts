import type { StreamedEvent } from '@nukkad/contracts/endpoints/site/event-stream'
import type { Track } from './track.ts'

/** One event in the format of the streaming gateway. */
export interface StreamMessage {
  readonly data: StreamedEvent & { readonly event_id: string }
  readonly partitionKey: string
}

export interface Sink {
  /** whether the analytics script has loaded */
  isReady(): boolean
  /** the id that the script assigned to this browser, once it has */
  objectId(): string | undefined
  /** takes the event over: from here on it is stored and sent in order */
  send(message: StreamMessage): void
  /** the page is closed before the script has loaded: stores the waiting events for the next page */
  keep(messages: readonly StreamMessage[]): void
}

/** The user of an event. */
export interface Identity {
  readonly id: string
  readonly profile: Omit<StreamedEvent['profile'], 'platform'>
}

interface AnalyticsParts {
  readonly sink: Sink
  /** undefined until it is known whether a user is signed in */
  identity(): Identity | null | undefined
  /** the current page and the source of the visit */
  about(): StreamedEvent['session_props']
  readonly now?: () => number
}

const pollEvery = 500
/** Limits memory use if the script never loads. */
const most = 200

/**
 * Queues events until analytics is ready, which is checked every 500 ms, then sends them in order. Errors are
 * swallowed.
 */
export function analytics({ sink, identity, about, now = Date.now }: AnalyticsParts): {
  track: Track
  /** the page may be closed in a moment */
  leave(): void
  dispose(): void
} {
  const queue: { data: StreamMessage['data']; isWhoseKnown: boolean }[] = []
  let timer: ReturnType<typeof setInterval> | undefined

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  /** The browser's id and its user may become known after an event: they are filled in before sending. */
  function takeAll(): StreamMessage[] {
    const objectId = sink.objectId()
    const late = whose(identity())
    return queue.splice(0).map(({ data, isWhoseKnown }) => ({
      data: { ...data, ...(isWhoseKnown ? {} : late), ...(objectId ? { objectId } : {}) },
      partitionKey: String(data.ts),
    }))
  }

  function flush() {
    if (!sink.isReady()) return
    stop()
    for (const message of takeAll()) quietly(() => sink.send(message))
  }

  return {
    track(eventName, ...[props]) {
      const who = identity()
      queue.push({
        isWhoseKnown: who !== undefined,
        data: {
          event_id: crypto.randomUUID(),
          ts: now(),
          session_props: about(),
          platform: 'Web',
          event_name: eventName,
          event_props: { ...props },
          ...whose(who),
        },
      })
      if (queue.length > most) queue.shift()
      flush()
      if (queue.length > 0) timer ??= setInterval(flush, pollEvery)
    },
    leave() {
      if (queue.length > 0) quietly(() => sink.keep(takeAll()))
    },
    dispose: stop,
  }
}

const whose = (who: Identity | null | undefined): Pick<StreamedEvent, 'identity' | 'profile'> => ({
  identity: who?.id ?? null,
  profile: { email: null, ...who?.profile, platform: 'Web' },
})

function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // Analytics must never break a visit.
  }
}

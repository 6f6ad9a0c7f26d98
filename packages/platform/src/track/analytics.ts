import type { StreamedEvent } from '@nukkad/contracts/endpoints/site/event-stream'
import type { Track } from './track.ts'

/** One event as the streaming gateway wants it. */
export interface StreamMessage {
  readonly data: StreamedEvent & { readonly event_id: string }
  readonly partitionKey: string
}

export interface Sink {
  /** the analytics script has come */
  isReady(): boolean
  /** the id that the script gave this browser, once it has */
  objectId(): string | undefined
  /** takes it over: from here on it is kept and sent in order */
  send(message: StreamMessage): void
  /** the page goes before the script came: what still waits is kept for the next one */
  keep(messages: readonly StreamMessage[]): void
}

/** The user of an event. */
export interface Identity {
  readonly id: string
  readonly profile: Omit<StreamedEvent['profile'], 'platform'>
}

interface AnalyticsParts {
  readonly sink: Sink
  /** undefined as long as it is not known whether somebody is signed in */
  identity(): Identity | null | undefined
  /** where the visitor is just now, and came from */
  about(): StreamedEvent['session_props']
  readonly now?: () => number
}

const pollEvery = 500
/** Without a script that ever comes, memory must not fill up. */
const most = 200

/** Events queue until analytics is ready, asked every 500 ms, then flush in order. Errors are swallowed. */
export function analytics({ sink, identity, about, now = Date.now }: AnalyticsParts): {
  track: Track
  /** the page may be gone in a moment */
  leave(): void
  dispose(): void
} {
  const queue: { data: StreamMessage['data']; isWhoseKnown: boolean }[] = []
  let timer: ReturnType<typeof setInterval> | undefined

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  /** The browser's id, and who uses it, may be known only after something happened: they are put in at the end. */
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
    // Counting visits must never harm one.
  }
}

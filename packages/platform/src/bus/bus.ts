import type { BusEventName, BusEvents, BusRequestName, BusRequests } from '@nukkad/contracts'
import { Subject } from 'rxjs'

/** One remote's access to the bus. All its subscriptions end with its mount. */
export interface BusHandle {
  /** Publishes an event, whether or not there are subscribers. */
  publish<N extends BusEventName>(name: N, payload: BusEvents[N]): void
  /** Subscribes to future events, never earlier ones; the returned function unsubscribes. */
  on<N extends BusEventName>(name: N, handler: (payload: BusEvents[N]) => void): () => void
  /** Requests an action of another part of the page. */
  request<N extends BusRequestName>(name: N, payload: BusRequests[N]): void
  /** Handles future requests, and one that is waiting; the returned function stops it. */
  answer<N extends BusRequestName>(name: N, handler: (payload: BusRequests[N]) => void): () => void
}

export interface Bus extends BusHandle {
  /**
   * A handle for one mount; `dispose` unsubscribes everything, and later calls have no effect. Only events still are
   * published: what the server confirms after its page was left is a fact for the next page, too.
   */
  handle(): BusHandle & { dispose(): void }
}

/** A request without a handler is dropped after this long, in milliseconds. */
const requestsWait = 15_000

/**
 * The page's event bus. A handler that throws is reported and does not affect the others. A request sent before its
 * handler is there (a tap on a page that is not interactive yet) waits, and `unheard` is called; a later request of the
 * same name replaces it.
 */
export function createBus(report: (error: unknown) => void = () => {}, unheard: () => void = () => {}): Bus {
  const events = createChannel<BusEvents>(report)
  const requests = createChannel<BusRequests>(report)
  const waiting = new Map<BusRequestName, { readonly send: () => void; readonly at: number }>()

  const bus: BusHandle = {
    publish: events.send,
    on: events.receive,
    request(name, payload) {
      const send = () => requests.send(name, payload)
      if (requests.isHeard(name)) return send()
      waiting.set(name, { send, at: Date.now() })
      unheard()
    },
    answer(name, handler) {
      const end = requests.receive(name, handler)
      const earlier = waiting.get(name)
      waiting.delete(name)
      if (earlier && Date.now() - earlier.at < requestsWait) earlier.send()
      return end
    },
  }
  return { ...bus, handle: () => disposable(bus) }
}

/** Messages of one kind, by name. */
function createChannel<M extends object>(report: (error: unknown) => void) {
  type Message = { [N in keyof M]: { name: N; payload: M[N] } }[keyof M]
  const messages$ = new Subject<Message>()
  const listening = new Map<keyof M, number>()
  const count = (name: keyof M) => listening.get(name) ?? 0

  return {
    isHeard: (name: keyof M) => count(name) > 0,
    send: <N extends keyof M>(name: N, payload: M[N]) => messages$.next({ name, payload }),
    receive<N extends keyof M>(name: N, handler: (payload: M[N]) => void): () => void {
      const subscription = messages$.subscribe((message) => {
        if (message.name !== name) return
        try {
          handler(message.payload as M[N])
        } catch (error) {
          report(error)
        }
      })
      listening.set(name, count(name) + 1)
      subscription.add(() => listening.set(name, count(name) - 1))
      return () => subscription.unsubscribe()
    },
  }
}

function disposable({ publish, on, request, answer }: BusHandle): ReturnType<Bus['handle']> {
  const endings = new Set<() => void>()
  let isOver = false
  /** Registers the subscription, so that `dispose` ends it. */
  const ending = (end: () => void) => {
    const forget = () => {
      endings.delete(forget)
      end()
    }
    endings.add(forget)
    return forget
  }
  return {
    publish,
    on: (name, handler) => (isOver ? () => {} : ending(on(name, handler))),
    request: (name, payload) => {
      if (!isOver) request(name, payload)
    },
    answer: (name, handler) => (isOver ? () => {} : ending(answer(name, handler))),
    dispose() {
      isOver = true
      for (const end of [...endings]) end()
    },
  }
}

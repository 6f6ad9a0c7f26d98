import type { BusEventName, BusEvents, BusRequestName, BusRequests } from '@nukkad/contracts'
import { Subject } from 'rxjs'

/** One remote's way to the bus. All that it subscribed ends when its mount does. */
export interface BusHandle {
  /** Tells what has happened, whether anybody listens or not. */
  publish<N extends BusEventName>(name: N, payload: BusEvents[N]): void
  /** Hears events from now on, never earlier ones; what it returns ends it early. */
  on<N extends BusEventName>(name: N, handler: (payload: BusEvents[N]) => void): () => void
  /** Asks for something that another part of the page does. */
  request<N extends BusRequestName>(name: N, payload: BusRequests[N]): void
  /** Answers requests from now on, and one that waits; what it returns ends it early. */
  answer<N extends BusRequestName>(name: N, handler: (payload: BusRequests[N]) => void): () => void
}

export interface Bus extends BusHandle {
  /** A handle for one mount; `dispose` unsubscribes everything and makes the handle deaf and mute. */
  handle(): BusHandle & { dispose(): void }
}

/** A request that nobody answered for so long is dropped. In ms. */
const requestsWait = 15_000

/**
 * The page's bus. A handler that throws is reported and disturbs no other. A request that comes before the part that
 * answers it (a tap on a page that is just coming alive) waits, and `unheard` is told; a later one of the same name
 * takes its place.
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

/** Messages of one sort, by name. */
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
  /** The same subscription, which `dispose` ends. */
  const ending = (end: () => void) => {
    const forget = () => {
      endings.delete(forget)
      end()
    }
    endings.add(forget)
    return forget
  }
  return {
    publish: (name, payload) => {
      if (!isOver) publish(name, payload)
    },
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

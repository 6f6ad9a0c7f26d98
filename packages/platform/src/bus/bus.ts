import type { BusEventName, BusEvents } from '@nukkad/contracts'
import { Subject } from 'rxjs'

/** One remote's way to the bus. All that it subscribed ends when its mount does. */
export interface BusHandle {
  publish<N extends BusEventName>(name: N, payload: BusEvents[N]): void
  /** Hears events from now on, never earlier ones but a wish that nobody has heard yet; the answer ends it early. */
  on<N extends BusEventName>(name: N, handler: (payload: BusEvents[N]) => void): () => void
}

export interface Bus extends BusHandle {
  /** A handle for one mount; `dispose` unsubscribes everything and makes the handle deaf and mute. */
  handle(): BusHandle & { dispose(): void }
}

type Fact = { [N in BusEventName]: { name: N; payload: BusEvents[N] } }[BusEventName]

/** A request waits for somebody to answer it: `sign-in.wanted`. All other events have happened, whether anybody listens or not. */
const isWish = (name: BusEventName) => name.endsWith('.wanted')
/** Requests older than this are dropped. In ms. */
const wishFor = 15_000

/**
 * The page's bus. A handler that throws is reported and disturbs no other. A wish that comes before whoever fulfils it (a
 * tap on a page that is just coming alive) waits for the first listener; a later wish of the name takes its place.
 */
export function createBus(report: (error: unknown) => void = () => {}): Bus {
  const facts$ = new Subject<Fact>()
  const listening = new Map<BusEventName, number>()
  const wishes = new Map<BusEventName, { readonly fact: Fact; readonly at: number }>()

  const publish: BusHandle['publish'] = (name, payload) => {
    const fact = { name, payload } as Fact
    if (isWish(name) && !listening.get(name)) wishes.set(name, { fact, at: Date.now() })
    else facts$.next(fact)
  }
  const on: BusHandle['on'] = (name, handler) => {
    const hear = (fact: Fact) => {
      if (fact.name !== name) return
      try {
        handler(fact.payload as Parameters<typeof handler>[0])
      } catch (error) {
        report(error)
      }
    }
    const subscription = facts$.subscribe(hear)
    listening.set(name, (listening.get(name) ?? 0) + 1)
    subscription.add(() => listening.set(name, (listening.get(name) ?? 1) - 1))
    const wish = wishes.get(name)
    wishes.delete(name)
    if (wish && Date.now() - wish.at < wishFor) hear(wish.fact)
    return () => subscription.unsubscribe()
  }

  return {
    publish,
    on,
    handle() {
      const endings = new Set<() => void>()
      let isOver = false
      return {
        publish: (name, payload) => {
          if (!isOver) publish(name, payload)
        },
        on(name, handler) {
          if (isOver) return () => {}
          const end = on(name, handler)
          const forget = () => {
            endings.delete(forget)
            end()
          }
          endings.add(forget)
          return forget
        },
        dispose() {
          isOver = true
          for (const end of [...endings]) end()
        },
      }
    },
  }
}

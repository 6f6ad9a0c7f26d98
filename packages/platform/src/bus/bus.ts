import type { BusEventName, BusEvents } from '@nukkad/contracts'
import { Subject } from 'rxjs'

/** One remote's way to the bus. All that it subscribed ends when its mount does. */
export interface BusHandle {
  publish<N extends BusEventName>(name: N, payload: BusEvents[N]): void
  /** Hears events from now on, never earlier ones; the answer ends it early. */
  on<N extends BusEventName>(name: N, handler: (payload: BusEvents[N]) => void): () => void
}

export interface Bus extends BusHandle {
  /** A handle for one mount; `dispose` unsubscribes everything and makes the handle deaf and mute. */
  handle(): BusHandle & { dispose(): void }
}

type Fact = { [N in BusEventName]: { name: N; payload: BusEvents[N] } }[BusEventName]

/** The page's bus. A handler that throws is reported and disturbs no other. */
export function createBus(report: (error: unknown) => void = () => {}): Bus {
  const facts$ = new Subject<Fact>()

  const publish: BusHandle['publish'] = (name, payload) => facts$.next({ name, payload } as Fact)
  const on: BusHandle['on'] = (name, handler) => {
    const subscription = facts$.subscribe((fact) => {
      if (fact.name !== name) return
      try {
        handler(fact.payload as Parameters<typeof handler>[0])
      } catch (error) {
        report(error)
      }
    })
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

import type { Host } from '@nukkad/platform/host'
import type { Mounts } from './mounts.ts'
import { Store } from './store.ts'

export interface HeardEvent {
  readonly id: number
  readonly at: Date
  readonly name: string
  readonly payload: unknown
}

/** More than anybody scrolls through. */
export const mostHeard = 200

/** What passes on the bus from the first mount on, the newest last. */
export class BusLog {
  readonly store = new Store<readonly HeardEvent[]>([])
  isPaused = false
  #last = 0

  hear(name: string, payload: unknown): void {
    if (this.isPaused) return
    const heard = { id: ++this.#last, at: new Date(), name, payload }
    this.store.set([...this.store.value, heard].slice(-mostHeard))
  }

  clear(): void {
    this.store.set([])
  }
}

type Bus = Host['bus']
type Publish = Bus['publish']

/**
 * Listens where events are published. A listener by name would not do: an event with a wish waits for the one who fulfils
 * it, and would be taken for heard.
 */
function tap(bus: Bus, log: BusLog): void {
  const through =
    (publish: Publish): Publish =>
    (name, payload) => {
      log.hear(name, payload)
      publish(name, payload)
    }
  const { publish, handle } = bus
  Object.assign(bus, {
    publish: through(publish),
    handle: () => {
      const own = handle()
      return { ...own, publish: through(own.publish) }
    },
  })
}

export function listenTo(mounts: Pick<Mounts, 'whenHost'>): BusLog {
  const log = new BusLog()
  mounts.whenHost(({ bus }) => tap(bus, log))
  return log
}

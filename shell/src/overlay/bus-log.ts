import type { Host } from '@nukkad/platform/host'
import type { Mounts } from './mounts.ts'
import { Store } from './store.ts'

export interface HeardEvent {
  readonly id: number
  readonly at: Date
  readonly name: string
  readonly payload: unknown
}

/** More entries than anyone scrolls through. */
export const mostHeard = 200

/** What passes over the bus from the first mount on, the newest last. */
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

/**
 * Wraps publishing and requesting. Registering as the answering part would not work: a request that waits for that part
 * would count as answered.
 */
function tap(bus: Bus, log: BusLog): void {
  const heard = ({ publish, request }: Pick<Bus, 'publish' | 'request'>): Pick<Bus, 'publish' | 'request'> => ({
    publish: (name, payload) => {
      log.hear(name, payload)
      publish(name, payload)
    },
    request: (name, payload) => {
      log.hear(name, payload)
      request(name, payload)
    },
  })
  const { handle } = bus
  Object.assign(bus, heard({ ...bus }), {
    handle: () => {
      const own = handle()
      return { ...own, ...heard(own) }
    },
  })
}

export function listenTo(mounts: Pick<Mounts, 'whenHost'>): BusLog {
  const log = new BusLog()
  mounts.whenHost(({ bus }) => tap(bus, log))
  return log
}

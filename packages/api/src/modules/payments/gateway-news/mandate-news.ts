import type { Tx } from '../../../db.ts'
import type { GatewayEvent } from '../gateway/gateway-event.ts'

type Listener = (tx: Tx, event: string, payload: GatewayEvent['payload']) => Promise<void>

/** Lets another module subscribe to the gateway's mandate events. */
export interface MandateNews {
  /** Registered once, at composition; the listener runs in the transaction that stores the event. */
  listen(listener: Listener): void
  readonly heard: Listener
}

export function createMandateNews(): MandateNews {
  let told: Listener = async () => {}
  return {
    listen(listener) {
      told = listener
    },
    heard: (tx, event, payload) => told(tx, event, payload),
  }
}

import type { Tx } from '../../../db.ts'
import type { GatewayEvent } from '../gateway/gateway-event.ts'

type Listener = (tx: Tx, event: string, payload: GatewayEvent['payload']) => Promise<void>

/** The door through which another module hears what the gateway says of standing orders. */
export interface MandateNews {
  /** Named once, at composition; what it does is one transaction with the event. */
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

import type { Lane } from './lanes.ts'

/** One piece of work that must happen after its transaction, at least once and in effect exactly once. */
export interface OutboxEntry<Payload extends object = object> {
  /** Names the handler: 'mail'. */
  readonly kind: string
  /** The same key is taken once: `order-confirmed:1042`. */
  readonly key: string
  readonly payload: Payload
  /** It is not due before this moment. */
  readonly notBefore?: Date
  /** The lane whose workers do it; 'work' by default. */
  readonly lane?: Lane
}

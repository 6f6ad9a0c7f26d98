import type { Lane } from './lanes.ts'

/** The lifetime of emails and texts that nothing else limits. */
export const messageLifetimeSeconds = 7 * 24 * 60 * 60

/** Work that must happen after its transaction: attempted at least once, with its effect exactly once. */
export interface OutboxEntry<Payload extends object = object> {
  /** The name of the handler: 'mail'. */
  readonly kind: string
  /** Entries with the same key are accepted once: `order-confirmed:1042`. */
  readonly key: string
  readonly payload: Payload
  /** The entry is not due before this moment. */
  readonly notBefore?: Date
  /**
   * Seconds from the moment it is due after which it is useless: it is then closed without another try. Absent for work
   * that must be done however late, such as refunds.
   */
  readonly lifetimeSeconds?: number
  /** The lane whose workers process it; 'work' by default. */
  readonly lane?: Lane
}

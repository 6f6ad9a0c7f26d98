import type { Lane } from './lanes.ts'

/** The lifetime of emails and texts that nothing else limits. */
export const messageLifetimeSeconds = 7 * 24 * 60 * 60

/**
 * What each kind of work needs to know, by its name: 'mail', 'refund' … Every module adds its own kinds here (`declare
 * module`, as in `restock.service.ts`), so that those who enqueue and those who handle are checked against the same type.
 * It is stored as JSON until the work is done, perhaps by another release.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules add to it
export interface OutboxPayloads {}
export type OutboxKind = keyof OutboxPayloads

/** Work that must happen after its transaction: attempted at least once, with its effect exactly once. */
export interface OutboxEntry<Kind extends OutboxKind = OutboxKind> {
  /** The name of the handler: 'mail'. */
  readonly kind: Kind
  /** Entries with the same key are accepted once: `order-confirmed:1042`. */
  readonly key: string
  readonly payload: OutboxPayloads[Kind]
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

/** The events that webhooks report. */
export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | `subscription.${'authenticated' | 'activated' | 'charged' | 'pending' | 'halted'}`
  | `subscription.${'paused' | 'resumed' | 'cancelled' | 'completed'}`

/** One event to deliver to the shop. `body` is kept as the exact text that is signed. */
export interface Delivery {
  readonly id: string
  readonly event: EventName
  readonly body: string
  tries: number
  done: boolean
}

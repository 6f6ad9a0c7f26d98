/** How the outside world misbehaves; tests and testers choose, and everything is well by default. */
export interface Faults {
  /** 'down' hangs up, 'broken' answers 502, 'nonsense' answers 200 with something that is no answer. */
  api: 'up' | 'down' | 'broken' | 'nonsense'
  /** Milliseconds before each answer of the API. */
  slow: number
  webhooks: {
    /** Nothing is sent any more, and nothing is caught up with. */
    lost: boolean
    /** How often each event is sent. */
    copies: number
    /** 'reversed' collects for `window` milliseconds and sends the last first. */
    order: 'straight' | 'reversed'
    window: number
    /** Milliseconds before each event is sent. */
    delay: number
    /** First wait before another try; it doubles. */
    retry: number
  }
  refunds: {
    /** What becomes of refunds; 'pending' leaves them to the control. */
    end: 'processed' | 'failed' | 'pending'
    /** Milliseconds until a refund at normal speed ends. */
    delay: number
  }
  /** Milliseconds until a late payment is authorised by itself; 0 leaves it to the control. */
  late: number
}

export const noFaults = (): Faults => ({
  api: 'up',
  slow: 0,
  webhooks: { lost: false, copies: 1, order: 'straight', window: 400, delay: 0, retry: 1000 },
  refunds: { end: 'processed', delay: 2000 },
  late: 20_000,
})

type Wish = { readonly [K in keyof Faults]?: Faults[K] extends object ? Partial<Faults[K]> : Faults[K] }

/** Changes what is named and leaves the rest. */
export function applyFaults(faults: Faults, wish: Wish): void {
  const { webhooks, refunds, ...plain } = wish
  for (const key of ['api', 'slow', 'late'] as const)
    if (plain[key] !== undefined) Object.assign(faults, { [key]: plain[key] })
  Object.assign(faults.webhooks, webhooks)
  Object.assign(faults.refunds, refunds)
}

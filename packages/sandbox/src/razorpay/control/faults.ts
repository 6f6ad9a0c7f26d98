/** Simulated faults of the payment service; tests and testers set them, and by default there are none. */
export interface Faults {
  /** 'down' closes the connection, 'broken' answers 502, 'nonsense' answers 200 with an invalid body, 'locked' accepts no key. */
  api: 'up' | 'down' | 'broken' | 'nonsense' | 'locked'
  /** Milliseconds before each answer of the API. */
  slow: number
  webhooks: {
    /** Whether webhooks are dropped, without being sent later. */
    lost: boolean
    /** How often each event is sent. */
    copies: number
    /** 'reversed' collects for `window` milliseconds and sends the last first. */
    order: 'straight' | 'reversed'
    window: number
    /** Milliseconds before each event is sent. */
    delay: number
    /** Delay before the first retry; it doubles each time. */
    retry: number
  }
  refunds: {
    /** The outcome of refunds; 'pending' leaves it to the control page. */
    end: 'processed' | 'failed' | 'pending'
    /** Milliseconds until a refund at normal speed ends. */
    delay: number
  }
  /** Milliseconds until a late payment is authorised automatically; 0 leaves it to the control page. */
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

/** Changes the given faults and leaves the rest. */
export function applyFaults(faults: Faults, wish: Wish): void {
  const { webhooks, refunds, ...plain } = wish
  for (const key of ['api', 'slow', 'late'] as const)
    if (plain[key] !== undefined) Object.assign(faults, { [key]: plain[key] })
  Object.assign(faults.webhooks, webhooks)
  Object.assign(faults.refunds, refunds)
}

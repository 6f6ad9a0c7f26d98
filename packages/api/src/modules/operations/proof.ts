import type { Queryable, Tx } from '../../db.ts'

// The only module that reads the tables of others: it cannot ask services to verify themselves.

/** One thing that breaks a rule or waits too long: its id, and a sentence about the problem. */
export interface Finding {
  readonly id: string
  readonly text: string
}

type Area =
  | 'money'
  | 'stock'
  | 'tickets'
  | 'subscriptions'
  | 'orders'
  | 'ledger'
  | 'catalogue'
  | 'invoices'
  | 'votes'
  | 'work'

/** A repair that only restores derived data from its source, or retries waiting work. */
interface Repair {
  /** Describes the repair, for the person who decides. */
  readonly says: string
  /** Returns how many things it repaired. Runs in one transaction and may be repeated at any time. */
  run(tx: Tx, now: Date): Promise<number>
}

/** A rule that must hold at every moment, or a limit on how long something may wait. */
export interface Check {
  /** A short name, also of its repair on the command line: 'order-totals'. */
  readonly name: string
  readonly area: Area
  /** The rule, as a sentence. */
  readonly says: string
  /** At most `limit` violations; none when the rule holds. */
  find(q: Queryable, now: Date, limit: number): PromiseLike<readonly Finding[]>
  readonly repair?: Repair
  /** Counted by each scrape of the metrics: its statement must find what it looks for by an index. */
  readonly isMeasured?: boolean
}

/** The result of a check: `findings` holds the first few. */
export interface Result {
  readonly check: Check
  readonly findings: readonly Finding[]
  readonly milliseconds: number
  /** Why the check could not run, such as a statement that timed out. */
  readonly failure: string | null
}

export interface Proof {
  readonly at: Date
  readonly invariants: readonly Result[]
  readonly waiting: readonly Result[]
}

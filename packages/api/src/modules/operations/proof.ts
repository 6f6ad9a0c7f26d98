import type { Queryable, Tx } from '../../db.ts'

// The one module that looks into the tables of others: what it holds their services to, it can't ask them.

/** One thing that breaks a rule or waits too long: what it is called, and what is wrong with it in a sentence. */
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

/** A repair that only ever brings a derived thing back to what it is derived from, or has waiting work tried again. */
interface Repair {
  /** What it does, for the person who decides. */
  readonly says: string
  /** Answers how many things it put right. Runs in one transaction and may be run again at any time. */
  run(tx: Tx, now: Date): Promise<number>
}

/** Something that must hold at every moment, or must not wait longer than it says. */
export interface Check {
  /** A short name, also of its repair on the command line: 'order-totals'. */
  readonly name: string
  readonly area: Area
  /** What must hold, as a sentence. */
  readonly says: string
  /** At most `limit` things that break it; none when all is well. */
  find(q: Queryable, now: Date, limit: number): PromiseLike<readonly Finding[]>
  readonly repair?: Repair
}

/** What a check found: `findings` holds the first few. */
export interface Result {
  readonly check: Check
  readonly findings: readonly Finding[]
  readonly milliseconds: number
  /** Why it could not be looked at: a statement that took too long. */
  readonly failure: string | null
}

export interface Proof {
  readonly at: Date
  readonly invariants: readonly Result[]
  readonly waiting: readonly Result[]
}

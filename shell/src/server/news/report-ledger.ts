import { BoundedCache } from '../http/bounded-cache.ts'

export interface ReportLedgerOptions {
  /** different visitors that it takes */
  readonly limit: number
  readonly windowMs?: number
  readonly now?: () => number
}

interface Account {
  readonly since: number
  readonly reporters: ReadonlySet<string>
}

/** Counts who could not run a release. One visitor counts once, and reports of long ago not at all. */
export class ReportLedger {
  readonly #accounts = new BoundedCache<Account>(200)
  readonly #limit: number
  readonly #windowMs: number
  readonly #now: () => number

  constructor({ limit, windowMs = 10 * 60_000, now = Date.now }: ReportLedgerOptions) {
    this.#limit = limit
    this.#windowMs = windowMs
    this.#now = now
  }

  /** True when this report is the one that is enough. */
  add(release: string, reporter: string): boolean {
    const now = this.#now()
    const known = this.#accounts.get(release)
    const account = known && now - known.since < this.#windowMs ? known : { since: now, reporters: new Set<string>() }
    if (account.reporters.has(reporter)) return false
    const reporters = new Set([...account.reporters, reporter])
    this.#accounts.set(release, { since: account.since, reporters })
    return this.#limit > 0 && reporters.size === this.#limit
  }
}

import { LRUCache } from 'lru-cache'

export interface ReportLedgerOptions {
  /** number of different failing networks that withdraws a release; 0 for never */
  readonly limit: number
  readonly windowMs?: number
  readonly now?: () => number
}

interface Account {
  /** networks by the time they were last seen, oldest first */
  readonly given: Map<string, number>
  readonly failed: Map<string, number>
}

/** How many networks were recently served a release, and how many of them could not run it. */
export interface ReportState {
  readonly given: number
  readonly failed: number
  /** whether the number of failing networks has reached the limit */
  readonly isEnough: boolean
}

/** The number of networks remembered for a release; a larger sample would not make the share more accurate. */
const mostRemembered = 20_000
const reportsRemembered = 50_000

/** Counts, by network and for a recent period, which visitors were served a release and which could not run it. */
export class ReportLedger {
  readonly #accounts = new LRUCache<string, Account>({ max: 200 })
  readonly #used = new LRUCache<string, true>({ max: reportsRemembered })
  readonly #limit: number
  readonly #windowMs: number
  readonly #now: () => number

  constructor({ limit, windowMs = 10 * 60_000, now = Date.now }: ReportLedgerOptions) {
    this.#limit = limit
    this.#windowMs = windowMs
    this.#now = now
  }

  /** Records that a page with this release was sent. */
  gave(release: string, network: string): void {
    this.#note(this.#account(release).given, network)
  }

  /** Records that a page could not run the release; undefined if this page has reported it already. */
  failed(release: string, network: string, proof: string): ReportState | undefined {
    const report = `${proof} ${release}`
    if (this.#used.get(report)) return undefined
    this.#used.set(report, true)
    const account = this.#account(release)
    this.#note(account.given, network)
    this.#note(account.failed, network)
    for (const networks of [account.given, account.failed]) this.#forget(networks)
    const failed = account.failed.size
    return { failed, given: account.given.size, isEnough: this.#limit > 0 && failed >= this.#limit }
  }

  #account(release: string): Account {
    const known = this.#accounts.get(release)
    if (known) return known
    const account = { given: new Map(), failed: new Map() }
    this.#accounts.set(release, account)
    return account
  }

  #note(networks: Map<string, number>, network: string): void {
    networks.delete(network)
    networks.set(network, this.#now())
    if (networks.size > mostRemembered) for (const oldest of networks.keys()) return void networks.delete(oldest)
  }

  #forget(networks: Map<string, number>): void {
    const since = this.#now() - this.#windowMs
    for (const [network, at] of networks) {
      if (at >= since) break
      networks.delete(network)
    }
  }
}

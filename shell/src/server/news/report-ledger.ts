import { LRUCache } from 'lru-cache'

export interface ReportLedgerOptions {
  /** different networks that it takes; 0 for never */
  readonly limit: number
  readonly windowMs?: number
  readonly now?: () => number
}

interface Account {
  /** networks by the time they were last seen, oldest first */
  readonly given: Map<string, number>
  readonly failed: Map<string, number>
}

/** How many networks were given a release lately, and how many of them could not run it. */
export interface Standing {
  readonly given: number
  readonly failed: number
  /** as many failed as it takes */
  readonly isEnough: boolean
}

/** Of a release that thousands take, this many are remembered; the share is as good from them. */
const mostRemembered = 20_000
const reportsRemembered = 50_000

/** Counts who was given a release and who could not run it: by network, and only of late. */
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

  /** A page with this release was sent. */
  gave(release: string, network: string): void {
    this.#note(this.#account(release).given, network)
  }

  /** A page could not run it; undefined when it has said so already. */
  failed(release: string, network: string, proof: string): Standing | undefined {
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

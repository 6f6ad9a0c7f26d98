import { createHash } from 'node:crypto'
import type { ShellReport, ViewCounts } from '@nukkad/contracts/registry-service'
import { LRUCache } from 'lru-cache'

type Counts = { -readonly [Kind in keyof ViewCounts]: number }
/** What a page reports about a release, once each. */
export type ToldByPage = 'browserErrors' | 'slowViews'

const reportsRemembered = 50_000
const mostNetworks = 100

const none = (): Counts => ({ views: 0, renders: 0, browserErrors: 0, serverFailures: 0, slowViews: 0 })

/** Counts views of each release and their outcomes, until the counts are taken. */
export class ViewLedger {
  #counts = new Map<string, Counts>()
  #networks = new Map<string, Set<string>>()
  readonly #told = new LRUCache<string, true>({ max: reportsRemembered })

  viewed(release: string): void {
    this.#of(release).views += 1
  }

  rendered(release: string, isFailed: boolean): void {
    const counts = this.#of(release)
    counts.renders += 1
    if (isFailed) counts.serverFailures += 1
  }

  /** A view counts once for each kind, however often its page reports it. */
  told(release: string, kind: ToldByPage, { proof, network }: { proof: string; network: string }): void {
    const report = `${proof} ${release} ${kind}`
    if (this.#told.get(report)) return
    this.#told.set(report, true)
    this.#of(release)[kind] += 1
    const networks = this.#networks.get(release) ?? new Set()
    if (networks.size < mostNetworks) networks.add(scrambled(network))
    this.#networks.set(release, networks)
  }

  /** Returns everything since the last call, and resets the counts. */
  take(): Pick<ShellReport, 'views' | 'networks'> {
    const views = Object.fromEntries(this.#counts)
    const networks = Object.fromEntries([...this.#networks].map(([release, seen]) => [release, [...seen]]))
    this.#counts = new Map()
    this.#networks = new Map()
    return { views, networks }
  }

  /** Restores counts that could not be reported, so that they are reported with the next ones. */
  giveBack({ views, networks }: Pick<ShellReport, 'views' | 'networks'>): void {
    for (const [release, counts] of Object.entries(views)) {
      const own = this.#of(release)
      for (const kind of Object.keys(counts) as (keyof ViewCounts)[]) own[kind] += counts[kind]
    }
    for (const [release, seen] of Object.entries(networks)) {
      this.#networks.set(release, new Set([...seen, ...(this.#networks.get(release) ?? [])].slice(0, mostNetworks)))
    }
  }

  #of(release: string): Counts {
    const known = this.#counts.get(release)
    if (known) return known
    const counts = none()
    this.#counts.set(release, counts)
    return counts
  }
}

/** Hashed, because only the number of different networks matters, not their identity. */
const scrambled = (network: string) => createHash('sha256').update(network).digest('base64url').slice(0, 12)

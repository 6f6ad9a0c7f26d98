import { releasesGiven, type Snapshot, type SnapshotRelease } from '@nukkad/contracts'
import { withRetries } from '@nukkad/platform/host'
import type { GivenProof } from './report.ts'

const byName = (releases: readonly SnapshotRelease[]) =>
  Object.fromEntries(releases.map((release) => [release.name, release]))
/** A page runs a handful of releases, some of them for as long as it is open. */
const mostProofs = 100
const keyOf = ({ name, version }: Pick<SnapshotRelease, 'name' | 'version'>) => `${name}@${version}`

/**
 * Chooses the release of a remote that this page runs: the snapshot's unless it failed here, otherwise the last good
 * one. A newer snapshot is held until it is applied.
 */
export class ReleaseBook {
  #current: Snapshot
  #next: Snapshot | undefined
  readonly #quarantined = new Set<string>()
  readonly #proofs = new Map<string, GivenProof>()
  readonly #fetchSnapshot: () => Promise<Snapshot>

  /**
   * A page comes without its last good releases, which are half of a snapshot and rarely needed; `fetchSnapshot`
   * fetches them when they are.
   */
  constructor(snapshot: Snapshot, fetchSnapshot: () => Promise<Snapshot>) {
    this.#current = snapshot
    this.#fetchSnapshot = fetchSnapshot
    this.#keepProof(snapshot)
  }

  /** The proof that a report about a release must include. */
  proofOf(release: Pick<SnapshotRelease, 'name' | 'version'>): GivenProof | undefined {
    return this.#proofs.get(keyOf(release))
  }

  get sequence(): number {
    return this.#next?.sequence ?? this.#current.sequence
  }

  /** The id of the route table of this page's releases. */
  get routes(): string {
    return this.#current.routes
  }

  /** The id of the newer snapshot's route table. */
  get awaitedRoutes(): string | undefined {
    return this.#next?.routes
  }

  get hasNews(): boolean {
    return this.#next !== undefined
  }

  /** The release to run, or undefined if every candidate has failed here. */
  releaseOf(remote: string): SnapshotRelease | undefined {
    return this.#candidates(remote).find((release) => !this.#quarantined.has(keyOf(release)))
  }

  /** The remote that fills a slot other than the page itself. */
  fillerOf(slot: string): string | undefined {
    return Object.values(this.#current.remotes).find(({ slots }) => slots.includes(slot))?.name
  }

  /** Stops using a failing release in this page; false if there is no other one to run. */
  async quarantine(release: SnapshotRelease): Promise<boolean> {
    this.#quarantined.add(keyOf(release))
    if (!this.releaseOf(release.name)) await this.#learnLastGood().catch(() => undefined)
    return this.releaseOf(release.name) !== undefined
  }

  /** Allows another attempt for all releases of a remote, when the user retries or navigates. */
  pardon(remote: string): void {
    for (const release of this.#candidates(remote)) this.#quarantined.delete(keyOf(release))
  }

  /** Holds a newer snapshot for the next navigation; returns the remotes that change with it. */
  offer(snapshot: Snapshot): string[] {
    if (snapshot.sequence <= this.sequence) return []
    this.#keepProof(snapshot)
    const names = new Set([...Object.keys(snapshot.remotes), ...Object.keys(this.#current.remotes)])
    const changed = [...names].filter(
      (name) => snapshot.remotes[name]?.version !== this.#current.remotes[name]?.version,
    )
    // The same releases under a new number can be applied at once, unless a newer snapshot is waiting already.
    if (changed.length > 0) this.#next = snapshot
    else if (this.#next === undefined) this.#current = snapshot
    else this.#next = snapshot
    return changed
  }

  /** Applies the newer snapshot. Releases that failed in this page stay excluded. */
  take(): void {
    if (this.#next) this.#current = this.#next
    this.#next = undefined
  }

  /** The release that the newer snapshot would run, for prefetching it. */
  awaited(remote: string): SnapshotRelease | undefined {
    return this.#next?.remotes[remote]
  }

  /** ids of releases that may still be mounted, without those that failed here, which start over after a pardon */
  knownIds(): Set<string> {
    const snapshots = this.#next ? [this.#current, this.#next] : [this.#current]
    return new Set(
      snapshots.flatMap(({ remotes, lastGood }) =>
        [...Object.values(remotes), ...Object.values(lastGood)]
          .filter((release) => !this.#quarantined.has(keyOf(release)))
          .map(({ id }) => id),
      ),
    )
  }

  /** The present stable release comes first, because the failing release may have been withdrawn meanwhile. */
  async #learnLastGood(): Promise<void> {
    const snapshot = await withRetries(this.#fetchSnapshot)
    const { remotes, lastGood } = snapshot
    this.#keepProof(snapshot)
    const others = Object.values(remotes).filter(
      ({ name, version }) => this.#current.remotes[name]?.version !== version,
    )
    this.#current = { ...this.#current, lastGood: { ...lastGood, ...byName(others) } }
  }

  #keepProof({ proof, remotes, lastGood }: Snapshot): void {
    if (!proof) return
    const given = releasesGiven({ remotes, lastGood })
    for (const release of [...Object.values(remotes), ...Object.values(lastGood)]) {
      // Reinserted at the end, so that the releases that were served least recently are dropped first.
      this.#proofs.delete(keyOf(release))
      this.#proofs.set(keyOf(release), { given, proof })
    }
    for (const key of this.#proofs.keys()) {
      if (this.#proofs.size <= mostProofs) break
      this.#proofs.delete(key)
    }
  }

  #candidates(remote: string): SnapshotRelease[] {
    const { remotes, lastGood } = this.#current
    return [remotes[remote], lastGood[remote]].filter((release) => release !== undefined)
  }
}

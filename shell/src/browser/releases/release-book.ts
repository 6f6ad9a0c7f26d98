import { releasesGiven, type Snapshot, type SnapshotRelease } from '@nukkad/contracts'
import { withRetries } from '@nukkad/platform/host'
import type { GivenProof } from './report.ts'

const byName = (releases: readonly SnapshotRelease[]) =>
  Object.fromEntries(releases.map((release) => [release.name, release]))
/** A page runs a handful of releases, and some of them for as long as it is open. */
const mostProofs = 100
const keyOf = ({ name, version }: Pick<SnapshotRelease, 'name' | 'version'>) => `${name}@${version}`

/**
 * Which release of a remote this page runs: the snapshot's unless it failed here, else the last good one. A newer
 * snapshot waits until it is taken.
 */
export class ReleaseBook {
  #current: Snapshot
  #next: Snapshot | undefined
  readonly #quarantined = new Set<string>()
  readonly #proofs = new Map<string, GivenProof>()
  readonly #fetchSnapshot: () => Promise<Snapshot>

  /**
   * A page comes without its last good releases, which are half of a snapshot and hardly ever needed; `fetchSnapshot`
   * brings them when they are.
   */
  constructor(snapshot: Snapshot, fetchSnapshot: () => Promise<Snapshot>) {
    this.#current = snapshot
    this.#fetchSnapshot = fetchSnapshot
    this.#keepProof(snapshot)
  }

  /** What a report about a release must carry. */
  proofOf(release: Pick<SnapshotRelease, 'name' | 'version'>): GivenProof | undefined {
    return this.#proofs.get(keyOf(release))
  }

  get sequence(): number {
    return this.#next?.sequence ?? this.#current.sequence
  }

  /** The table of routes that the releases of this page make. */
  get routes(): string {
    return this.#current.routes
  }

  /** That of the newer snapshot. */
  get awaitedRoutes(): string | undefined {
    return this.#next?.routes
  }

  get hasNews(): boolean {
    return this.#next !== undefined
  }

  /** The release to run, or undefined when none is left that did not fail here. */
  releaseOf(remote: string): SnapshotRelease | undefined {
    return this.#candidates(remote).find((release) => !this.#quarantined.has(keyOf(release)))
  }

  /** The remote that fills a slot which is no page. */
  fillerOf(slot: string): string | undefined {
    return Object.values(this.#current.remotes).find(({ slots }) => slots.includes(slot))?.name
  }

  /** Takes a failing release out of this page; false when there is nothing else to run instead. */
  async quarantine(release: SnapshotRelease): Promise<boolean> {
    this.#quarantined.add(keyOf(release))
    if (!this.releaseOf(release.name)) await this.#learnLastGood().catch(() => undefined)
    return this.releaseOf(release.name) !== undefined
  }

  /** Another try for all releases of a remote, because a person asks for it or goes elsewhere. */
  pardon(remote: string): void {
    for (const release of this.#candidates(remote)) this.#quarantined.delete(keyOf(release))
  }

  /** Keeps a newer snapshot for the next navigation; names the remotes that change with it. */
  offer(snapshot: Snapshot): string[] {
    if (snapshot.sequence <= this.sequence) return []
    this.#keepProof(snapshot)
    const names = new Set([...Object.keys(snapshot.remotes), ...Object.keys(this.#current.remotes)])
    const changed = [...names].filter(
      (name) => snapshot.remotes[name]?.version !== this.#current.remotes[name]?.version,
    )
    // The same releases under a new number need no taking, but a new last good one may.
    if (changed.length > 0) this.#next = snapshot
    else if (this.#next === undefined) this.#current = snapshot
    else this.#next = snapshot
    return changed
  }

  /** From now on the newer snapshot holds. Releases that failed in this page stay out. */
  take(): void {
    if (this.#next) this.#current = this.#next
    this.#next = undefined
  }

  /** What the newer snapshot would run, for fetching it ahead. */
  awaited(remote: string): SnapshotRelease | undefined {
    return this.#next?.remotes[remote]
  }

  /** ids of releases that may still be mounted: not of those that failed here, which begin anew after a pardon */
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

  /** What stable is by now comes first, because the failing release may have been taken back meanwhile. */
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
      // Last again: those that were not given for the longest time go first.
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

import { type RegistryDocument, releasesGiven, type Snapshot } from '@nukkad/contracts'
import { bucketOf, type Resolved, resolve } from '@nukkad/registry'
import { type PageRelease, toldOf } from './release-files.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Placed, RouteTables, SiteRoutes } from './site-routes.ts'

/** The facts about a visitor that decide which releases the page gets. */
export interface PageVisitor {
  /** a long-lived random id, if the visitor has one */
  readonly id: string | undefined
  readonly city: string | undefined
  readonly isWebview: boolean
  readonly previewToken: string | undefined
  /** the mark of the signed-in account, if this browser has one */
  readonly account: string | undefined
}

type PageReleases = Readonly<Record<string, PageRelease>>

/** A snapshot with the data that the server needs. */
export interface PageSnapshot extends Snapshot {
  readonly remotes: PageReleases
  readonly lastGood: PageReleases
}

/** A snapshot with a key: pages with equal keys run the same releases. */
export interface KeyedSnapshot {
  readonly key: string
  readonly snapshot: PageSnapshot
  /** the routes of these releases' screens */
  readonly routes: SiteRoutes
  /** the snapshot as sent to the page */
  readonly told: Snapshot
  /** the releases that a page names, without its last good ones */
  readonly given: string
  /** a remote comes from a preview: the page is for this visitor only */
  readonly isPreview: boolean
}

/**
 * Shares are decided in steps of a thousandth, so that visitors fall into a small enough number of classes to cache.
 */
const steps = 1000
/** Rules depend on time, so a result is not cached longer than this, in milliseconds. */
const rememberedMs = 1000

/** A remote without a working release: its pages still exist, so they keep their addresses until it is repaired. */
export interface Absent extends Placed {
  readonly version: string
}

export interface SnapshotParts {
  readonly versions: ReleaseStore
  readonly tables: RouteTables
  readonly platformVersion: string
  readonly absent: readonly Absent[]
}

/** The snapshots of one registry document. */
export class Snapshots {
  readonly document: RegistryDocument
  readonly #versions: ReleaseStore
  readonly #tables: RouteTables
  readonly absent: readonly Absent[]
  readonly #platformVersion: string
  /** whether a rule depends on the account; otherwise it does not distinguish visitors */
  readonly #namesAccounts: boolean
  readonly #byVisitor = new Map<string, KeyedSnapshot>()
  readonly #byKey = new Map<string, KeyedSnapshot>()
  #rememberedUntil = 0

  constructor(document: RegistryDocument, { versions, tables, platformVersion, absent }: SnapshotParts) {
    this.document = document
    this.#namesAccounts = rulesOf(document).some(({ accounts }) => accounts !== undefined)
    this.#versions = versions
    this.#tables = tables
    this.absent = absent
    this.#platformVersion = platformVersion
  }

  /** Whether a share of visitors gets something else: only then does a visitor need an id. */
  get hasShares(): boolean {
    return rulesOf(this.document).some(({ share }) => share !== undefined)
  }

  /**
   * The snapshot for an unknown visitor: with its routes an address gives its city, which may lead to other releases.
   */
  get usual(): KeyedSnapshot {
    return this.for({ id: undefined, city: undefined, isWebview: false, previewToken: undefined, account: undefined })
  }

  for(visitor: PageVisitor, now = new Date()): KeyedSnapshot {
    if (now.getTime() > this.#rememberedUntil || this.#byVisitor.size > 5000) {
      this.#byVisitor.clear()
      this.#rememberedUntil = now.getTime() + rememberedMs
    }
    const bucket = stepOf(visitor)
    const account = this.#namesAccounts ? visitor.account : undefined
    const kind = `${bucket} ${visitor.city} ${visitor.isWebview} ${visitor.previewToken} ${account}`
    const known = this.#byVisitor.get(kind)
    if (known) return known
    const made = this.#make(this.#resolved(visitor, bucket, now))
    this.#byVisitor.set(kind, made)
    return made
  }

  /** The version of each remote for a visitor, and its channel. */
  channelsFor(visitor: PageVisitor): Record<string, Resolved> {
    return this.#resolved(visitor, stepOf(visitor), new Date())
  }

  #resolved(visitor: PageVisitor, bucket: number | null, now: Date): Record<string, Resolved> {
    return resolve(this.document, {
      bucket,
      city: visitor.city ?? null,
      webview: visitor.isWebview,
      account: visitor.account ?? null,
      now,
      previewTokens: visitor.previewToken ? [visitor.previewToken] : [],
      platformVersion: this.#platformVersion,
    })
  }

  #make(resolved: Record<string, Resolved>): KeyedSnapshot {
    const remotes: Record<string, PageRelease> = {}
    const lastGood: Record<string, PageRelease> = {}
    for (const [name, { version, lastGood: fallback }] of Object.entries(resolved)) {
      const chosen = this.#versions.get(name, version)
      const other = fallback ? this.#versions.get(name, fallback) : undefined
      const first = chosen ?? other
      if (first) remotes[name] = first.forPages
      if (chosen && other) lastGood[name] = other.forPages
    }
    const isPreview = Object.values(resolved).some(({ channel }) => channel === 'preview')
    const versions = Object.values(remotes).map(({ name, version }) => `${name}@${version}`)
    const fallbacks = Object.values(lastGood).map(({ name, version }) => `${name}@${version}`)
    const key = `${this.document.sequence}:${versions.join()}:${fallbacks.join()}`
    const same = this.#byKey.get(key)
    if (same && same.isPreview === isPreview) return same
    const { sequence } = this.document
    const absent = this.absent.filter(({ name }) => !remotes[name])
    const placed = [...versions, ...absent.map(({ name, version }) => `${name}@${version}`)].join()
    const routes = this.#tables.of(placed, [...Object.values(remotes), ...absent])
    const snapshot = { sequence, remotes, lastGood, routes: routes.id }
    const told = { ...snapshot, remotes: allTold(remotes), lastGood: allTold(lastGood) }
    const given = releasesGiven({ remotes, lastGood: {} })
    const made = { key, snapshot, routes, told, given, isPreview }
    this.#byKey.set(key, made)
    return made
  }
}

const rulesOf = ({ remotes }: RegistryDocument) => Object.values(remotes).flatMap(({ rules }) => rules)

const stepOf = ({ id }: PageVisitor) => (id ? Math.floor(bucketOf(id) * steps) / steps : null)

const allTold = (releases: PageReleases): Snapshot['remotes'] =>
  Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, toldOf(release)]))

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { parseSigned, RegistryRefusal, verifyRegistry } from '@nukkad/registry'
import { AcceptedDocument } from './accepted-document.ts'
import { foreignClaims } from './foreign-claims.ts'
import type { LiveReleasesOptions } from './live-releases-options.ts'
import { absentOf, type Refused, unsignedOf } from './refused-releases.ts'
import { ReleaseStore } from './release-store.ts'
import { RouteTables } from './site-routes.ts'
import { Snapshots } from './snapshots.ts'
import { without } from './sound-document.ts'
import { watchFile } from './watch-file.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The sequence number in a refused document; it may be invalid. */
function sequenceOf(text: string): number {
  try {
    return Number(JSON.parse(parseSigned(text).payload).sequence) || 0
  } catch {
    return 0
  }
}

/** Interval of checking damaged releases again (ms): their files may be repaired or rebuilt. */
const healEveryMs = 2000

/**
 * The present state of the registry. A document is applied if it is signed, newer and valid; any other is refused with
 * a reason, and the last good one stays, also after a restart. Within a document each remote is independent: a version
 * that is altered or missing on disk, or takes what belongs to another remote, is left out until that changes, and does
 * not hold back other remotes.
 */
export class LiveReleases {
  readonly versions: ReleaseStore
  readonly tables = new RouteTables()
  readonly #options: LiveReleasesOptions
  readonly #accepted: AcceptedDocument
  readonly #listeners = new Set<(snapshots: Snapshots) => void>()
  readonly #file: string
  #snapshots: Snapshots | undefined
  /** the signed document, including releases that are left out */
  #whole: RegistryDocument | undefined
  #refused: Refused = new Map()
  #seen = ''
  #looking = Promise.resolve()
  #endWatch = () => {}
  #healing: NodeJS.Timeout | undefined

  constructor(options: LiveReleasesOptions) {
    this.#options = options
    this.#file = path.join(options.folder, 'registry.json')
    this.#accepted = new AcceptedDocument(options.acceptedFolder, options.trusted)
    this.versions = new ReleaseStore(options.folder)
  }

  get snapshots(): Snapshots {
    if (!this.#snapshots) throw new Error('The releases have not been opened')
    return this.#snapshots
  }

  /** Applies the first document, which must be good enough to start with, and watches for the next. */
  async open(): Promise<void> {
    const document = await this.#first()
    const refused = await this.#refusedOf(document)
    this.#leaveOut(refused)
    this.#whole = document
    this.#snapshots = this.#snapshotsOf(without(document, refused), document, refused)
    this.#endWatch = watchFile(this.#file, () => void this.look())
    this.#healing = setInterval(() => this.#mayHeal() && void this.#inTurn(() => this.#heal()), healEveryMs)
    this.#healing.unref()
    this.#looked()
  }

  /** Calls back after each applied document; the returned function ends that. */
  onTaken(listener: (snapshots: Snapshots) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the file now; resolves when its content was applied or refused. */
  look(): Promise<void> {
    return this.#inTurn(() => this.#look())
  }

  async close(): Promise<void> {
    this.#endWatch()
    clearInterval(this.#healing)
    this.#listeners.clear()
    await this.#looking
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#looking = this.#looking.then(work).catch((error) => this.#refuse(error, 'registry not read'))
    return this.#looking
  }

  /** The stored document, unless it is older than the one applied before the restart, or can't be applied at all. */
  async #first(): Promise<RegistryDocument> {
    const trusted = this.#options.trusted()
    const kept = await this.#accepted.read()
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text !== undefined) this.#seen = text
    try {
      if (text === undefined) throw new RegistryRefusal('unknown', 'Nothing is released yet: run npm run release.')
      const document = verifyRegistry(parseSigned(text), trusted, kept ? { lastSequence: kept.sequence } : {})
      await this.#keep(text, document)
      return document
    } catch (error) {
      // Also past its end: what was served before the restart is better than nothing, and nothing else is taken.
      if (!kept) throw error
      this.#refuse(error, 'registry refused; the one taken before the restart stays in use')
      return kept
    }
  }

  async #look(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined || text === this.#seen) return
    this.#seen = text
    try {
      const { sequence } = this.snapshots.document
      const document = verifyRegistry(parseSigned(text), this.#options.trusted(), { lastSequence: sequence })
      if (document.sequence === sequence) return this.#sameAgain(document)
      await this.#keep(text, document)
      await this.#take(document)
    } catch (error) {
      this.#refuse(error, 'registry refused; the last good one stays in use')
      this.#looked({ seen: sequenceOf(text), refused: messageOf(error) })
    }
  }

  #looked(more: { seen?: number; refused?: string } = {}): void {
    const { sequence } = this.snapshots.document
    const leftOut = Object.fromEntries([...this.#refused].map(([release, { message }]) => [release, message]))
    this.#options.onLooked({ sequence, seen: sequence, leftOut, ...more })
  }

  /** After a start with the last good document, the file may later contain that same document. */
  #sameAgain(document: RegistryDocument): void {
    if (JSON.stringify(document) === JSON.stringify(this.#whole)) return
    throw new RegistryRefusal('older', `The registry repeats sequence ${document.sequence} with different contents.`)
  }

  /** Stored on disk before it is served: after a crash the shell must not go back to an older one. */
  async #keep(text: string, document: RegistryDocument): Promise<void> {
    await this.#accepted.keep(text, document).catch((error) => {
      this.#options.log.warn({ cause: String(error) }, 'the registry taken last could not be stored')
    })
  }

  async #take(document: RegistryDocument): Promise<void> {
    const before = this.snapshots.document
    const refused = await this.#refusedOf(document, before)
    const sound = without(document, refused, before)
    this.#leaveOut(refused)
    await this.#options.beforeTaken?.(sound)
    this.versions.keep(document, sound, before)
    this.#whole = document
    this.#snapshots = this.#snapshotsOf(sound, document, refused)
    this.#options.log.info({ sequence: document.sequence }, 'registry taken')
    for (const listener of this.#listeners) listener(this.#snapshots)
    this.#looked()
  }

  /**
   * The versions of a document that are not served, by `name@version`: damaged, not signed by their team, or taking
   * what belongs to another remote.
   */
  async #refusedOf(document: RegistryDocument, before?: RegistryDocument): Promise<Map<string, RegistryRefusal>> {
    const unsigned = unsignedOf(document, this.#options.checkVersion)
    const damaged = new Map([...(await this.versions.fill(document)), ...unsigned])
    const foreign = foreignClaims(without(document, damaged, before), this.versions, before)
    return new Map([...damaged, ...foreign])
  }

  #snapshotsOf(sound: RegistryDocument, whole: RegistryDocument, refused: Refused): Snapshots {
    const absent = absentOf(sound, whole, refused, this.versions)
    const { platformVersion } = this.#options
    return new Snapshots(sound, { versions: this.versions, tables: this.tables, platformVersion, absent })
  }

  /** Files may be repaired; a claim on another remote's names does not resolve by waiting. */
  #mayHeal(): boolean {
    return [...this.#refused.values()].some(({ reason }) => reason !== 'foreign')
  }

  /** Applies the document again if a release that was left out has become valid. */
  async #heal(): Promise<void> {
    if (!this.#whole) return
    const refused = await this.#refusedOf(this.#whole, this.snapshots.document)
    if (refused.size < this.#refused.size) await this.#take(this.#whole)
  }

  #leaveOut(refused: Refused): void {
    for (const [release, error] of refused) {
      if (!this.#refused.has(release)) this.#refuse(error, `${release} is left out`)
    }
    for (const release of this.#refused.keys()) {
      if (!refused.has(release)) this.#options.log.info({ release }, 'a release that was left out is valid again')
    }
    this.#refused = refused
    this.#options.onLeftOut([...refused.keys()])
  }

  #refuse(error: unknown, what: string): void {
    const reason = error instanceof RegistryRefusal ? error.reason : 'unreadable'
    this.#options.log.warn({ reason, cause: messageOf(error) }, what)
    this.#options.onRefused(reason)
  }
}

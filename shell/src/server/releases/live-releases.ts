import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument, Route } from '@nukkad/contracts'
import { parseSigned, RegistryRefusal, verifyRegistry } from '@nukkad/registry'
import type { Logger } from 'pino'
import { AcceptedDocument } from './accepted-document.ts'
import { checkScreens, without, withScreens } from './check-document.ts'
import { ReleaseShelf } from './release-shelf.ts'
import { Snapshots } from './snapshots.ts'
import { watchFile } from './watch-file.ts'

export interface LiveReleasesOptions {
  /** the folder of all releases, with registry.json in it */
  readonly folder: string
  /** where the document taken last is kept */
  readonly acceptedFolder: string
  readonly publicKey: KeyObject
  readonly platformVersion: string
  /** what the remotes must show between them */
  readonly routes: readonly Route[]
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly onRefused: (reason: string) => void
  /** told the releases, as name@version, that the document names and nobody gets because they are damaged */
  readonly onLeftOut: (releases: readonly string[]) => void
}

/** A damaged release is looked at again this often: its files may be put right or be built anew. */
const healEveryMs = 2000

/**
 * The registry as it is right now. A document is taken when it is signed, newer and valid; any other is refused with a
 * reason, and the last good one stays, after a restart too. Of one that is taken each remote stands for itself: a
 * version that is not on disk unaltered is left out until it is, and keeps no other remote back.
 */
export class LiveReleases {
  readonly shelf: ReleaseShelf
  readonly #options: LiveReleasesOptions
  readonly #accepted: AcceptedDocument
  readonly #listeners = new Set<(snapshots: Snapshots) => void>()
  readonly #file: string
  #snapshots: Snapshots | undefined
  /** as it was signed, with what is left out */
  #whole: RegistryDocument | undefined
  #refused: ReadonlyMap<string, RegistryRefusal> = new Map()
  #seen = ''
  #looking = Promise.resolve()
  #endWatch = () => {}
  #healing: NodeJS.Timeout | undefined

  constructor(options: LiveReleasesOptions) {
    this.#options = options
    this.#file = path.join(options.folder, 'registry.json')
    this.#accepted = new AcceptedDocument(options.acceptedFolder, options.publicKey)
    this.shelf = new ReleaseShelf(options.folder)
  }

  get snapshots(): Snapshots {
    if (!this.#snapshots) throw new Error('The releases were not opened')
    return this.#snapshots
  }

  /** Takes the first document, which must be good enough to start with, and watches for the next. */
  async open(): Promise<void> {
    const document = await this.#first()
    const refused = await this.shelf.fill(document)
    const sound = without(document, refused)
    const isDamaged = (remote: string) => [...refused.keys()].some((release) => release.startsWith(`${remote}@`))
    checkScreens(sound, this.shelf, this.#options.routes, (remote) => !isDamaged(remote))
    this.#leaveOut(refused)
    this.#whole = document
    this.#snapshots = new Snapshots(sound, this.shelf, this.#options.platformVersion)
    this.#endWatch = watchFile(this.#file, () => void this.look())
    this.#healing = setInterval(() => this.#refused.size > 0 && void this.#inTurn(() => this.#heal()), healEveryMs)
    this.#healing.unref()
  }

  /** Calls back after each document taken; the answer ends that. */
  onTaken(listener: (snapshots: Snapshots) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the file now; resolves when what it holds was taken or refused. */
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

  /** What lies there, unless it is older than what was taken before the restart or can't be taken at all. */
  async #first(): Promise<RegistryDocument> {
    const { publicKey } = this.#options
    const kept = await this.#accepted.read()
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text !== undefined) this.#seen = text
    try {
      if (text === undefined) throw new RegistryRefusal('unknown', 'Nothing is released yet: npm run release makes it.')
      const document = verifyRegistry(parseSigned(text), publicKey, kept ? { lastSequence: kept.sequence } : {})
      await this.#keep(text, document)
      return document
    } catch (error) {
      if (!kept || Date.now() > Date.parse(kept.validUntil)) throw error
      this.#refuse(error, 'registry refused, the one that was taken before the restart stays')
      return kept
    }
  }

  async #look(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined || text === this.#seen) return
    this.#seen = text
    try {
      const { sequence } = this.snapshots.document
      const document = verifyRegistry(parseSigned(text), this.#options.publicKey, { lastSequence: sequence })
      if (document.sequence === sequence) return this.#sameAgain(document)
      await this.#keep(text, document)
      await this.#take(document)
    } catch (error) {
      this.#refuse(error, 'registry refused, the last good one stays')
    }
  }

  /** After a start with the last good one the file may come to hold that very one again. */
  #sameAgain(document: RegistryDocument): void {
    if (JSON.stringify(document) === JSON.stringify(this.#whole)) return
    throw new RegistryRefusal('older', `The registry has sequence ${document.sequence}, which was seen already.`)
  }

  /** On disk before anybody gets it: a shell that dies now must not go back behind it. */
  async #keep(text: string, document: RegistryDocument): Promise<void> {
    await this.#accepted.keep(text, document).catch((error) => {
      this.#options.log.warn({ cause: String(error) }, 'the registry taken last could not be kept')
    })
  }

  async #take(document: RegistryDocument): Promise<void> {
    const { platformVersion, routes } = this.#options
    const before = this.snapshots.document
    const refused = await this.shelf.fill(document)
    const sound = without(document, refused, before)
    const standing = withScreens(
      sound,
      before,
      (remote) => checkScreens(sound, this.shelf, routes, (name) => name === remote),
      (error, remote) => this.#refuse(error, `${remote} stays as it was`),
    )
    this.#leaveOut(refused)
    this.shelf.keep(document, standing, before)
    this.#whole = document
    this.#snapshots = new Snapshots(standing, this.shelf, platformVersion)
    this.#options.log.info({ sequence: document.sequence }, 'registry taken')
    for (const listener of this.#listeners) listener(this.#snapshots)
  }

  /** Takes the document once more when something of what was left out is sound by now. */
  async #heal(): Promise<void> {
    if (!this.#whole) return
    const refused = await this.shelf.fill(this.#whole)
    if (refused.size < this.#refused.size) await this.#take(this.#whole)
  }

  #leaveOut(refused: ReadonlyMap<string, RegistryRefusal>): void {
    for (const [release, error] of refused) {
      if (!this.#refused.has(release)) this.#refuse(error, `${release} is left out`)
    }
    for (const release of this.#refused.keys()) {
      if (!refused.has(release)) this.#options.log.info({ release }, 'a release that was left out is sound again')
    }
    this.#refused = refused
    this.#options.onLeftOut([...refused.keys()])
  }

  #refuse(error: unknown, what: string): void {
    const reason = error instanceof RegistryRefusal ? error.reason : 'unreadable'
    this.#options.log.warn({ reason, cause: error instanceof Error ? error.message : String(error) }, what)
    this.#options.onRefused(reason)
  }
}

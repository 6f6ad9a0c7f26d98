import type { KeyObject } from 'node:crypto'
import { type FSWatcher, watch } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { parseSigned, RegistryRefusal, verifyRegistry } from '@nukkad/registry'
import type { Logger } from 'pino'
import { checkScreens, without } from './check-document.ts'
import { ReleaseShelf } from './release-shelf.ts'
import { Snapshots } from './snapshots.ts'

export interface LiveReleasesOptions {
  /** the folder of all releases, with registry.json in it */
  readonly folder: string
  readonly publicKey: KeyObject
  readonly platformVersion: string
  readonly notBuiltYet: ReadonlySet<string>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly onRefused: (reason: string) => void
}

/** File systems that send no news are looked at this often. */
const lookEveryMs = 500

/**
 * The registry as it is right now. A document is taken when it is signed, newer, valid and everything it leads to is
 * on disk unaltered; any other is refused with a reason, and the last good one stays.
 */
export class LiveReleases {
  readonly shelf: ReleaseShelf
  readonly #options: LiveReleasesOptions
  readonly #listeners = new Set<(snapshots: Snapshots) => void>()
  readonly #file: string
  #snapshots: Snapshots | undefined
  #seen = ''
  #looking = Promise.resolve()
  #watcher: FSWatcher | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: LiveReleasesOptions) {
    this.#options = options
    this.#file = path.join(options.folder, 'registry.json')
    this.shelf = new ReleaseShelf(options.folder)
  }

  get snapshots(): Snapshots {
    if (!this.#snapshots) throw new Error('The releases were not opened')
    return this.#snapshots
  }

  /** Takes the first document, which must be good enough to start with, and watches for the next. */
  async open(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined) throw new RegistryRefusal('unknown', 'Nothing is released yet: npm run release makes it.')
    const document = verifyRegistry(parseSigned(text), this.#options.publicKey)
    const refused = await this.shelf.fill(document)
    for (const [release, error] of refused) this.#refuse(error, `${release} is left out`)
    const sound = without(document, refused)
    checkScreens(sound, this.shelf, this.#options.notBuiltYet)
    this.#seen = text
    this.#snapshots = new Snapshots(sound, this.shelf, this.#options.platformVersion)
    this.#watchFile()
  }

  /** Calls back after each document taken; the answer ends that. */
  onTaken(listener: (snapshots: Snapshots) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the file now; resolves when what it holds was taken or refused. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look()).catch((error) => this.#refuse(error, 'registry not read'))
    return this.#looking
  }

  async close(): Promise<void> {
    this.#watcher?.close()
    clearInterval(this.#timer)
    this.#listeners.clear()
    await this.#looking
  }

  async #look(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined || text === this.#seen) return
    this.#seen = text
    try {
      this.#take(await this.#accepted(text))
    } catch (error) {
      this.#refuse(error, 'registry refused, the last good one stays')
    }
  }

  async #accepted(text: string): Promise<RegistryDocument> {
    const lastSequence = this.snapshots.document.sequence
    const document = verifyRegistry(parseSigned(text), this.#options.publicKey, { lastSequence: lastSequence + 1 })
    const [refused] = (await this.shelf.fill(document)).values()
    if (refused) throw refused
    checkScreens(document, this.shelf, this.#options.notBuiltYet)
    return document
  }

  #take(document: RegistryDocument): void {
    this.shelf.keep(document, this.snapshots.document)
    this.#snapshots = new Snapshots(document, this.shelf, this.#options.platformVersion)
    this.#options.log.info({ sequence: document.sequence }, 'registry taken')
    for (const listener of this.#listeners) listener(this.#snapshots)
  }

  #refuse(error: unknown, what: string): void {
    const reason = error instanceof RegistryRefusal ? error.reason : 'unreadable'
    this.#options.log.warn({ reason, cause: error instanceof Error ? error.message : String(error) }, what)
    this.#options.onRefused(reason)
  }

  #watchFile(): void {
    try {
      // The folder and not the file: a document arrives by rename, which a watch on the old file would not see.
      this.#watcher = watch(this.#options.folder, (_, name) => {
        if (name === null || name === 'registry.json') void this.look()
      })
      this.#watcher.on('error', () => this.#watcher?.close())
    } catch {
      // No watches left on this machine: the clock below does it alone.
    }
    let lastChange = ''
    this.#timer = setInterval(async () => {
      const found = await stat(this.#file).catch(() => undefined)
      const change = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
      if (change !== lastChange) void this.look()
      lastChange = change
    }, lookEveryMs).unref()
  }
}

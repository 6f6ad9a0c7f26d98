import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument } from '@nukkad/contracts'
import {
  checkSignature,
  followTrust,
  parseSigned,
  type RegistryHttp,
  RegistryRefusal,
  readSigned,
  registryKeys,
  removeForgotten,
  type TrustChain,
  verifyRegistry,
  writeWhole,
} from '@nukkad/registry'
import type { Logger } from 'pino'
import { wantedVersions } from '../releases/wanted-versions.ts'
import { fetchRelease } from './fetch-release.ts'
import { sweepDrafts } from './release-drafts.ts'

export interface RegistryMirrorOptions {
  readonly http: RegistryHttp
  readonly url: string
  readonly trust: TrustChain
  /** the local copy: registry.json, and a folder for each release */
  readonly folder: string
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** The service answers a long-polling request within 25 s. */
const longestAnswerMs = 40_000
const shortestPauseMs = 250
const longestPauseMs = 10_000
/**
 * If the files of a release take longer than this (ms), the document is applied without them, and they follow later.
 */
const filesWithinMs = 5000

/** Keeps a copy of the registry and of its releases on this machine. */
export class RegistryMirror {
  readonly #options: RegistryMirrorOptions
  readonly #ending = new AbortController()
  readonly #underWay = new Map<string, Promise<void>>()
  /** manifests of releases that were found complete here, by name@version: they are not read again */
  readonly #whole = new Map<string, string>()
  /** resolves when the copy matches the registry for the first time */
  readonly synced: Promise<void>
  #isSynced = () => {}
  #document: RegistryDocument | undefined
  /** why the registry cannot be followed at present */
  fault: string | undefined
  #isFollowing = false
  /** whether the known document is stored here */
  #isCopied = false
  #running: Promise<void> = Promise.resolve()

  constructor(options: RegistryMirrorOptions) {
    this.#options = options
    this.synced = new Promise((resolve) => {
      this.#isSynced = resolve
    })
  }

  /** Whether there is a copy that can be served without the registry. */
  hasCopy(): Promise<boolean> {
    return readFile(this.#file, 'utf8').then(
      () => true,
      () => false,
    )
  }

  start(): void {
    this.#running = this.#follow()
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  /** Fetches releases that are damaged here again, given as name@version. */
  repair(releases: readonly string[]): void {
    for (const release of releases) {
      const at = release.lastIndexOf('@')
      this.#whole.delete(release)
      void this.#release(release.slice(0, at), release.slice(at + 1)).catch(() => undefined)
    }
  }

  async #tell(cause: string): Promise<void> {
    const isCopied = await this.hasCopy()
    const then = isCopied ? 'its copy stays in use' : 'there is no copy of its releases yet'
    this.#options.log.warn({ cause }, `the registry cannot be followed; ${then}`)
  }

  get #file(): string {
    return path.join(this.#options.folder, 'registry.json')
  }

  async #follow(): Promise<void> {
    const { log } = this.#options
    for (let pause = shortestPauseMs; !this.#ending.signal.aborted; ) {
      try {
        await this.#turn()
        this.#isSynced()
        if (this.fault) log.info({}, 'the registry answers again')
        this.fault = undefined
        pause = shortestPauseMs
      } catch (error) {
        if (this.#ending.signal.aborted) return
        if (!this.fault) await this.#tell(String(error))
        this.fault = String(error)
        // A document that could not be applied is not waited for by long polling, but requested in full.
        this.#isFollowing = false
        await sleep(pause, undefined, { signal: this.#ending.signal }).catch(() => undefined)
        pause = Math.min(pause * 2, longestPauseMs)
      }
    }
  }

  /** One round: waits for a newer document, and applies it. */
  async #turn(): Promise<void> {
    const { http, url, trust } = this.#options
    await followTrust(url, trust)
    this.#document ??= await this.#readCopy()
    const { sequence } = this.#document ?? { sequence: 0 }
    const isFirst = !this.#isFollowing
    const address = isFirst ? '/v1/document' : `/v1/document?after=${sequence}`
    const answer = await race(http.ask(address, { timeoutMs: longestAnswerMs }), this.#ending.signal)
    if (answer.status === 204) return
    const text = await answer.text()
    const document = verifyRegistry(parseSigned(text), registryKeys(trust.current), { lastSequence: sequence })
    this.#isFollowing = true
    if (document.sequence === sequence && this.#isCopied && (await this.#isWhole(document))) return
    await this.#take(text, document)
  }

  async #take(text: string, document: RegistryDocument): Promise<void> {
    const { folder, log } = this.#options
    await mkdir(folder, { recursive: true })
    const wanted = namedVersions(document, wantedVersions)
    this.#document = document
    this.#isCopied = false
    const fetched = this.#fetchAll(wanted)
    const late = await Promise.race([fetched.then(() => false), sleep(filesWithinMs, true, { ref: false })])
    if (late) log.warn({ sequence: document.sequence }, 'files of releases are late; those at hand are served')
    await writeWhole(this.#file, text)
    this.#isCopied = true
    // A page that was opened long ago, or a rollback, may request any of them.
    void fetched
      .then((isDone) => (isDone ? undefined : this.#fetchLate(wanted, document)))
      .then(() => this.#others(document))
      .catch(() => undefined)
  }

  /** Returns true if another attempt would change nothing: files that differ from what was published are left out. */
  async #fetchAll(releases: readonly [name: string, version: string][]): Promise<boolean> {
    const tried = await Promise.allSettled(releases.map(([name, version]) => this.#release(name, version)))
    return tried.every((one) => one.status === 'fulfilled' || one.reason instanceof RegistryRefusal)
  }

  /**
   * Retries downloads that failed because of a full disk or a broken connection, until another document replaces this
   * one.
   */
  async #fetchLate(releases: readonly [name: string, version: string][], document: RegistryDocument): Promise<void> {
    for (let pause = shortestPauseMs; this.#document === document; pause = Math.min(pause * 2, longestPauseMs)) {
      await sleep(pause, undefined, { signal: this.#ending.signal, ref: false })
      if (await this.#fetchAll(releases)) return
    }
  }

  async #others(document: RegistryDocument): Promise<void> {
    for (const [name, version] of namedVersions(document, ({ versions }) => Object.keys(versions))) {
      if (this.#ending.signal.aborted || this.#document !== document) return
      await this.#release(name, version).catch(() => undefined)
    }
    await removeForgotten(this.#options.folder, document, new Date())
    await sweepDrafts(this.#options.folder)
  }

  /** Fetches a release that is missing or damaged here; concurrent calls share one download. */
  #release(name: string, version: string): Promise<void> {
    const key = `${name}@${version}`
    const known = this.#underWay.get(key)
    if (known) return known
    const work = this.#fetch(name, version).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  async #fetch(name: string, version: string): Promise<void> {
    const { http, trust, folder, log } = this.#options
    const entry = this.#document?.remotes[name]?.versions[version]
    if (!entry || entry.quarantined !== undefined) return
    const key = `${name}@${version}`
    if (this.#whole.get(key) === entry.manifest) return
    try {
      checkSignature(trust.current, name, version, entry)
      await fetchRelease({ http, folder, name, version, manifest: entry.manifest, signal: this.#ending.signal })
      this.#whole.set(key, entry.manifest)
    } catch (error) {
      if (!this.#ending.signal.aborted) log.warn({ release: key, cause: String(error) }, 'not fetched')
      throw error
    }
  }

  /** The stored document, however old. */
  async #readCopy(): Promise<RegistryDocument | undefined> {
    try {
      this.#isCopied = true
      return readSigned(parseSigned(await readFile(this.#file, 'utf8')), registryKeys(this.#options.trust.current))
    } catch {
      return undefined
    }
  }

  /** Whether the copy has all releases that may be served. Altered files are detected by their readers. */
  async #isWhole(document: RegistryDocument): Promise<boolean> {
    const files = namedVersions(document, wantedVersions).map(([name, version]) =>
      readFile(path.join(this.#options.folder, name, version, 'release.json')).then(
        () => true,
        () => false,
      ),
    )
    return (await Promise.all(files)).every(Boolean)
  }
}

const namedVersions = (
  { remotes }: RegistryDocument,
  versionsOf: (remote: RegistryDocument['remotes'][string]) => readonly string[],
): [name: string, version: string][] =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    versionsOf(remote).map((version) => [name, version] as [string, string]),
  )

/** Abandons a pending request when this shell shuts down. */
function race<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('this shell is shutting down'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

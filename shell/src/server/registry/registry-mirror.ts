import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument } from '@nukkad/contracts'
import { followTrust, parseSigned, readSigned, registryKeys, verifyRegistry, writeWhole } from '@nukkad/registry'
import { type CopyOptions, ReleaseCopies } from './release-copies.ts'

export interface RegistryMirrorOptions extends CopyOptions {
  readonly url: string
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
  readonly #copies: ReleaseCopies
  /** resolves when the copy matches the registry for the first time */
  readonly synced: Promise<void>
  #isSynced = () => {}
  /** why the registry cannot be followed at present */
  fault: string | undefined
  #isFollowing = false
  /** whether the known document is stored here */
  #isCopied = false
  #running: Promise<void> = Promise.resolve()

  constructor(options: RegistryMirrorOptions) {
    this.#options = options
    this.#copies = new ReleaseCopies(options, this.#ending.signal)
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
    this.#copies.repair(releases)
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
    this.#copies.document ??= await this.#readCopy()
    const { sequence } = this.#copies.document ?? { sequence: 0 }
    const isFirst = !this.#isFollowing
    const address = isFirst ? '/v1/document' : `/v1/document?after=${sequence}`
    const answer = await race(http.ask(address, { timeoutMs: longestAnswerMs }), this.#ending.signal)
    if (answer.status === 204) return
    const text = await answer.text()
    const document = verifyRegistry(parseSigned(text), registryKeys(trust.current), { lastSequence: sequence })
    this.#isFollowing = true
    if (document.sequence === sequence && this.#isCopied && (await this.#copies.hasWanted(document))) return
    await this.#take(text, document)
  }

  async #take(text: string, document: RegistryDocument): Promise<void> {
    const { folder, log } = this.#options
    await mkdir(folder, { recursive: true })
    this.#isCopied = false
    const fetched = this.#copies.fetchWanted(document)
    const late = await Promise.race([fetched.then(() => false), sleep(filesWithinMs, true, { ref: false })])
    if (late) log.warn({ sequence: document.sequence }, 'files of releases are late; those at hand are served')
    await writeWhole(this.#file, text)
    this.#isCopied = true
    // A page that was opened long ago, or a rollback, may request any of them.
    void fetched.then((isDone) => this.#copies.fetchRest(document, isDone)).catch(() => undefined)
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
}

/** Abandons a pending request when this shell shuts down. */
function race<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('this shell is shutting down'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

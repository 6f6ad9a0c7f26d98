import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument } from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'
import type { StoredRelease } from '../releases/release-store.ts'
import { BucketCopy } from './bucket-copy.ts'
import { FolderStore } from './folder-store.ts'
import { documentName, type NamedRelease, type RegistryStore } from './registry-store.ts'
import { S3Bucket, type S3Settings } from './s3-bucket.ts'
import { probeConditions } from './s3-probe.ts'
import { S3Releases } from './s3-releases.ts'

export interface StoreLog {
  warn(what: object, message: string): void
  error(what: object, message: string): void
}

const lookEveryMs = 1000

/**
 * A bucket shared by several registries, with a copy on each machine. Reads never wait for the bucket; a write counts
 * once the bucket has accepted it, on a condition that only one of several writers can meet. Writes of others are
 * polled for continuously.
 */
export class S3Store implements RegistryStore {
  readonly #bucket: S3Bucket
  readonly #folder: FolderStore
  readonly #releases: S3Releases
  readonly #copy: BucketCopy
  readonly #log: StoreLog
  readonly #ended = new AbortController()
  #following: Promise<void> = Promise.resolve()
  #isProven = false
  #isAway = false

  /** @param folder of this machine, for the copy */
  constructor(settings: S3Settings, folder: string, log: StoreLog) {
    this.#bucket = new S3Bucket(settings)
    this.#folder = new FolderStore(folder)
    this.#releases = new S3Releases(this.#bucket, this.#folder.releases)
    this.#copy = new BucketCopy(this.#bucket, this.#folder, this.#releases)
    this.#log = log
  }

  async open(): Promise<void> {
    await this.#folder.open()
    try {
      await this.#prove()
    } catch (error) {
      const hasCopy = (await this.read(documentName)) !== undefined
      if (!isAway(error) || !hasCopy) throw error
      this.#tell(error)
    }
    this.#following = this.#follow()
  }

  names(folder: string): Promise<string[]> {
    return this.#folder.names(folder)
  }

  read(name: string): Promise<string | undefined> {
    return this.#folder.read(name)
  }

  async create(name: string, text: string): Promise<boolean> {
    let isFirst = false
    // Polling may have fetched it already by the time the bucket has answered.
    await this.#folder.create(name, text, async () => {
      await this.#prove()
      isFirst = await this.#bucket.create(name, Buffer.from(text))
      return isFirst
    })
    if (!isFirst) await this.#copy.bring(name)
    return isFirst
  }

  /**
   * Only the signed document is ever replaced. It counts as soon as it is in the journal: if the bucket can't be
   * reached, it is uploaded later.
   */
  async replace(name: string, text: string): Promise<boolean> {
    try {
      if (!(await this.#copy.put(text))) {
        await this.#copy.look()
        return false
      }
    } catch (error) {
      if (!isAway(error)) throw error
      this.#tell(error)
    }
    return this.#folder.replace(name, text)
  }

  /** An object that stays in the bucket for now does no harm. */
  async remove(name: string): Promise<void> {
    await this.#folder.remove(name)
    void this.#bucket.remove(name).catch((error) => this.#tell(error))
  }

  async keepRelease(from: string): Promise<StoredRelease> {
    await this.#prove()
    return this.#releases.keep(from)
  }

  releaseFolder(release: NamedRelease): Promise<string> {
    return this.#releases.folderOf(release)
  }

  async removeForgotten(document: RegistryDocument, now: Date): Promise<string[]> {
    const removed = await this.#folder.removeForgotten(document, now)
    if (removed.length > 0) await this.#releases.removeOthers(document, now)
    return removed
  }

  async close(): Promise<void> {
    this.#ended.abort()
    await this.#following
  }

  /** Nothing is written before the store has proven that it supports conditional writes. */
  async #prove(): Promise<void> {
    if (this.#isProven) return
    await probeConditions(this.#bucket)
    await this.#copy.open()
    this.#isProven = true
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ended
    while (!signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await (this.#isProven ? this.#copy.look() : this.#prove())
        this.#tell(undefined)
      } catch (error) {
        this.#tell(error)
      }
    }
  }

  /** Logs once when the store becomes unavailable, and once when it is available again. */
  #tell(error: unknown): void {
    const wasAway = this.#isAway
    this.#isAway = error !== undefined
    if (this.#isAway === wasAway || this.#ended.signal.aborted) return
    if (error) this.#log.error({ cause: String(error) }, 'the store is unavailable; reads are answered from the copy')
    else this.#log.warn({}, 'the store is available again')
  }
}

const isAway = (error: unknown) => error instanceof RegistryRefusal && error.reason === 'away'

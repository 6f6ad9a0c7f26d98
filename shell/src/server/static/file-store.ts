import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/accepted-encoding.ts'
import { CompressedFiles } from './compressed-files.ts'
import type { Effort } from './compression.ts'
import { kindOf } from './content-types.ts'

export interface StoredFile {
  readonly bytes: Buffer
  readonly encoding: Encoding
  readonly type: string
  /** strong, and different for every encoding */
  readonly etag: string
}

interface Kept extends StoredFile {
  readonly file: string
  /** compressed with less effort for a waiting visitor, so it could be smaller */
  readonly isPrompt: boolean
}

/** A file, and the expected hash of its bytes; without a hash they are not checked. */
export interface WantedFile {
  readonly file: string
  readonly integrity?: string
}

/** A file that was changed on disk after its release was published. */
export class AlteredFile extends Error {
  override name = 'AlteredFile'
}

/** Smaller files do not get shorter on the wire by compression, in bytes. */
const worthCompressing = 512

/**
 * Immutable files in memory, each compressed once. The first request for a file gets it compressed with little effort:
 * a page that applies a new release would wait half a second for the best compression.
 */
export class FileStore {
  readonly #memory: LRUCache<string, Kept>
  readonly #compressed: CompressedFiles
  readonly #isForDevelopment: boolean
  readonly #underWay = new Map<string, Promise<StoredFile>>()
  #warming: Promise<void> = Promise.resolve()
  #rounds = 0

  constructor(
    folder: string,
    {
      isForDevelopment = false,
      limitBytes = 32 * 1024 * 1024,
    }: { isForDevelopment?: boolean; limitBytes?: number } = {},
  ) {
    this.#isForDevelopment = isForDevelopment
    this.#compressed = new CompressedFiles(folder)
    this.#memory = new LRUCache({ maxSize: limitBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) })
  }

  /** bytes in memory */
  get weight(): number {
    return this.#memory.calculatedSize
  }

  get(file: string, accepted: Encoding, integrity?: string): Promise<StoredFile> {
    return this.#get({ file, ...(integrity && { integrity }) }, accepted, 'prompt')
  }

  /**
   * Compresses files as well as possible with brotli, one after the other to leave the machine to visitors. Files from
   * an earlier call that are still waiting are dropped: the new list has those that are still in use.
   */
  warm(files: Iterable<WantedFile>): Promise<void> {
    const round = ++this.#rounds
    this.#warming = this.#warming.then(() => this.#warm(files, round))
    return this.#warming
  }

  /** Drops other files from memory; they can still be requested and are read from disk. */
  keep(isKept: (file: string) => boolean): void {
    for (const [key, { file }] of [...this.#memory.entries()]) if (!isKept(file)) this.#memory.delete(key)
  }

  async #warm(files: Iterable<WantedFile>, round: number): Promise<void> {
    for (const wanted of files) {
      if (round !== this.#rounds) return
      if (kindOf(wanted.file).isCompressible) await this.#get(wanted, 'br', 'thorough').catch(() => undefined)
    }
    await this.#compressed.sweep()
  }

  async #get(wanted: WantedFile, accepted: Encoding, effort: Effort): Promise<StoredFile> {
    const { file, integrity = '' } = wanted
    const encoding = kindOf(file).isCompressible ? accepted : 'identity'
    const key = `${encoding} ${integrity} ${file}`
    const known = this.#memory.get(key)
    if (known && !(known.isPrompt && effort === 'thorough')) return known
    const asked = `${effort} ${key}`
    const underWay = this.#underWay.get(asked)
    if (underWay) return underWay
    const coming = this.#load(wanted, encoding, this.#isForDevelopment ? 'quick' : effort)
      .then((stored) => this.#keepBest(key, stored))
      .finally(() => this.#underWay.delete(asked))
    this.#underWay.set(asked, coming)
    return coming
  }

  #keepBest(key: string, stored: Kept): StoredFile {
    const known = this.#memory.get(key)
    if (known && !known.isPrompt) return known
    this.#memory.set(key, stored)
    return stored
  }

  async #load({ file, integrity }: WantedFile, wanted: Encoding, effort: Effort): Promise<Kept> {
    const bytes = await readFile(file)
    const hash = createHash('sha384').update(bytes).digest()
    if (integrity && integrity !== `sha384-${hash.toString('base64')}`) throw new AlteredFile(file)
    const { type } = kindOf(file)
    const encoding = bytes.length < worthCompressing ? 'identity' : wanted
    const name = hash.toString('hex').slice(0, 40)
    const etag = `${name.slice(0, 24)}-${encoding}`
    if (encoding === 'identity') return { file, bytes, encoding, type, etag: `"${etag}"`, isPrompt: false }
    const made = await this.#compressed.get(bytes, encoding, name, effort)
    return { file, ...made, encoding, type, etag: `"${etag}${made.isPrompt ? '-prompt' : ''}"` }
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress, type Effort, isWhole } from './compression.ts'
import { sweepFolder } from './sweep-folder.ts'

/** Compressed bytes, and whether a slower compression would make them smaller. */
export interface Compressed {
  readonly bytes: Buffer
  readonly isPrompt: boolean
}

/** Several times the size of all releases that a site is likely to return to. */
const mostBytesOnDisk = 128 * 1024 * 1024
/** A file in use is marked as used once within this time. */
const markEveryMs = 24 * 60 * 60 * 1000
const sweepEveryMs = 10 * 60 * 1000

/**
 * Compressed files, stored on disk by the hash of their bytes, so that a second start and the same file in the next
 * release cost nothing. Quickly compressed ones are not stored. The least recently used files are removed when there
 * are too many.
 */
export class CompressedFiles {
  readonly #folder: string
  readonly #limitBytes: number
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(folder: string, { limitBytes = mostBytesOnDisk }: { limitBytes?: number } = {}) {
    this.#folder = folder
    this.#limitBytes = limitBytes
  }

  /** Removes the least recently used files, unless that was done lately; returns their number. */
  async sweep(): Promise<number> {
    const now = performance.now()
    if (now - this.#sweptAt < sweepEveryMs) return 0
    this.#sweptAt = now
    return sweepFolder(this.#folder, this.#limitBytes)
  }

  async get(bytes: Buffer, encoding: 'br' | 'gzip', name: string, effort: Effort): Promise<Compressed> {
    const file = path.join(this.#folder, `${name}.${encoding}`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept && (await isWhole(kept, encoding, bytes))) {
      void markUsed(file)
      return { bytes: kept, isPrompt: false }
    }
    const made = await compress[encoding](bytes, effort)
    // The best gzip level is fast enough for every response.
    const isPrompt = effort === 'prompt' && encoding === 'br'
    if (!isPrompt) await this.#keep(file, made)
    return { bytes: made, isPrompt }
  }

  /** This is a cache: if it cannot be written, the response is still correct. */
  async #keep(file: string, made: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined)
    // Two files may have the same bytes and be compressed at once, so each gets its own draft.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, made)
      .then(() => rename(draft, file))
      .catch(() => undefined)
  }
}

/** A start reads hundreds of files, so one that was marked today is not marked again. */
async function markUsed(file: string): Promise<void> {
  const now = new Date()
  const state = await stat(file).catch(() => undefined)
  if (state && now.getTime() - state.mtimeMs > markEveryMs) await utimes(file, now, now).catch(() => undefined)
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress, type Effort, isWhole } from './compression.ts'
import { sweepFolder } from './sweep-folder.ts'

/** Compressed bytes, and whether a greater effort would make fewer of them. */
export interface Compressed {
  readonly bytes: Buffer
  readonly isPrompt: boolean
}

/** What all releases that a site is likely to go back to take, several times over. */
const mostBytesOnDisk = 128 * 1024 * 1024
/** A file that is used is marked so once within this time. */
const markEveryMs = 24 * 60 * 60 * 1000
const sweepEveryMs = 10 * 60 * 1000

/**
 * Compressed files, kept on disk by the hash of their bytes, so that the second start and the same file in the next
 * release cost nothing. What was made promptly is not kept there. Those used longest ago go when there are too many.
 */
export class CompressedFiles {
  readonly #folder: string
  readonly #limitBytes: number
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(folder: string, { limitBytes = mostBytesOnDisk }: { limitBytes?: number } = {}) {
    this.#folder = folder
    this.#limitBytes = limitBytes
  }

  /** Removes what was used longest ago, if that was not done lately; answers how many files. */
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
    // The best of gzip is prompt enough for anybody.
    const isPrompt = effort === 'prompt' && encoding === 'br'
    if (!isPrompt) await this.#keep(file, made)
    return { bytes: made, isPrompt }
  }

  /** A cache: when it cannot be written the answer is right all the same. */
  async #keep(file: string, made: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined)
    // Two files may hold the same bytes and be compressed at once, so each has a draft of its own.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, made)
      .then(() => rename(draft, file))
      .catch(() => undefined)
  }
}

/** A start reads hundreds of them: one that was marked today is not written again. */
async function markUsed(file: string): Promise<void> {
  const now = new Date()
  const state = await stat(file).catch(() => undefined)
  if (state && now.getTime() - state.mtimeMs > markEveryMs) await utimes(file, now, now).catch(() => undefined)
}

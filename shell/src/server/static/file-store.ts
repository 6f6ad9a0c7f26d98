import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from '../http/accepted-encoding.ts'
import { BoundedCache } from '../http/bounded-cache.ts'
import { kindOf } from './content-types.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export interface StoredFile {
  readonly bytes: Buffer
  readonly encoding: Encoding
  readonly type: string
  /** strong, and different for every encoding */
  readonly etag: string
}

/** A file that changed on disk after its release was published. */
export class AlteredFile extends Error {
  override name = 'AlteredFile'
}

/** `quick` is for builds that live until the next save. */
export type Effort = 'quick' | 'thorough'

const compress: Record<'br' | 'gzip', (bytes: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (bytes, effort) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 1 : bytes.length > 1_000_000 ? 9 : 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, effort) => gzip(bytes, { level: effort === 'quick' ? 1 : 9 }),
}

const unpack = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) }

/** A kept file may be half of one, or another's: it is sent for a year, so it must unpack to the very bytes. */
const isWhole = (kept: Buffer, encoding: 'br' | 'gzip', bytes: Buffer): Promise<boolean> =>
  unpack[encoding](kept, { maxOutputLength: bytes.length + 1 }).then(
    (unpacked) => unpacked.equals(bytes),
    () => false,
  )

/** Below this a compressed file is no shorter on the wire. */
const worthCompressing = 512

/**
 * Immutable files in memory, each compressed once and kept on disk by its hash, so that the second
 * start and the same file in the next release cost nothing.
 */
export class FileStore {
  readonly #memory: BoundedCache<StoredFile>
  readonly #folder: string
  readonly #effort: Effort
  readonly #underWay = new Map<string, Promise<StoredFile>>()

  constructor(folder: string, effort: Effort = 'thorough', limitBytes = 32 * 1024 * 1024) {
    this.#effort = effort
    this.#folder = folder
    this.#memory = new BoundedCache(limitBytes, ({ bytes }) => bytes.length)
  }

  /** `integrity` is what the bytes on disk must hash to; without it they are taken as they are. */
  async get(file: string, accepted: Encoding, integrity?: string): Promise<StoredFile> {
    const encoding = kindOf(file).isCompressible ? accepted : 'identity'
    const key = `${encoding} ${integrity ?? ''} ${file}`
    const known = this.#memory.get(key)
    if (known) return known
    const underWay = this.#underWay.get(key) ?? this.#load(file, encoding, integrity, key)
    this.#underWay.set(key, underWay)
    return underWay
  }

  /** Compresses files for brotli browsers before anyone asks, one after the other to leave the machine to visitors. */
  async warm(files: Iterable<{ readonly file: string; readonly integrity?: string }>): Promise<void> {
    for (const { file, integrity } of files) {
      if (kindOf(file).isCompressible) await this.get(file, 'br', integrity).catch(() => undefined)
    }
  }

  async #load(file: string, wanted: Encoding, integrity: string | undefined, key: string): Promise<StoredFile> {
    try {
      const bytes = await readFile(file)
      const hash = createHash('sha384').update(bytes).digest()
      if (integrity && integrity !== `sha384-${hash.toString('base64')}`) throw new AlteredFile(file)
      const encoding = bytes.length < worthCompressing ? 'identity' : wanted
      const name = hash.toString('hex').slice(0, 40)
      const sent = encoding === 'identity' ? bytes : await this.#compressed(bytes, encoding, name)
      const stored = { bytes: sent, encoding, type: kindOf(file).type, etag: `"${name.slice(0, 24)}-${encoding}"` }
      this.#memory.set(key, stored)
      return stored
    } finally {
      this.#underWay.delete(key)
    }
  }

  async #compressed(bytes: Buffer, encoding: 'br' | 'gzip', name: string): Promise<Buffer> {
    const file = path.join(this.#folder, `${name}.${encoding}`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept && (await isWhole(kept, encoding, bytes))) return kept
    const made = await compress[encoding](bytes, this.#effort)
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined)
    // Two files may hold the same bytes and be compressed at once, so each has a draft of its own.
    const draft = `${file}.${randomUUID()}`
    // A cache: when it cannot be written the answer is right all the same.
    await writeFile(draft, made)
      .then(() => rename(draft, file))
      .catch(() => undefined)
    return made
  }
}

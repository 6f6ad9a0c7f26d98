import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** `quick` is for builds replaced on the next save, `prompt` for a file that a visitor is waiting for. */
export type Effort = 'quick' | 'prompt' | 'thorough'

const quality = (bytes: number, effort: Effort) =>
  ({ quick: 1, prompt: 5, thorough: bytes > 1_000_000 ? 9 : 11 })[effort]

/** Compresses bytes with the given encoding and effort. */
export const compress: Record<'br' | 'gzip', (bytes: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (bytes, effort) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality(bytes.length, effort),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, effort) => gzip(bytes, { level: effort === 'quick' ? 1 : 9 }),
}

const unpack = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) }

/**
 * A stored file may be truncated or foreign: it is sent with a cache lifetime of a year, so it must decompress to
 * exactly these bytes.
 */
export const isWhole = (kept: Buffer, encoding: 'br' | 'gzip', bytes: Buffer): Promise<boolean> =>
  unpack[encoding](kept, { maxOutputLength: bytes.length + 1 }).then(
    (unpacked) => unpacked.equals(bytes),
    () => false,
  )

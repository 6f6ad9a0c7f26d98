import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** `quick` is for builds that live until the next save, `prompt` for somebody who waits. */
export type Effort = 'quick' | 'prompt' | 'thorough'

const quality = (bytes: number, effort: Effort) =>
  ({ quick: 1, prompt: 5, thorough: bytes > 1_000_000 ? 9 : 11 })[effort]

/** Compresses bytes, for an encoding and with an effort. */
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

/** A kept file may be half of one, or another's: it is sent for a year, so it must unpack to the very bytes. */
export const isWhole = (kept: Buffer, encoding: 'br' | 'gzip', bytes: Buffer): Promise<boolean> =>
  unpack[encoding](kept, { maxOutputLength: bytes.length + 1 }).then(
    (unpacked) => unpacked.equals(bytes),
    () => false,
  )

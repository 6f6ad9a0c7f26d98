import type { FilmCheck } from './film.ts'

const segment = 0x18538067
const docType = Buffer.from([0x42, 0x82])
const headLength = 4

/** A variable-size integer: its length, from the first byte, and its value. */
function vint(bytes: Buffer, at: number): { length: number; value: number } | undefined {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (bytes.length - at < length) return undefined
  let value = first & (0xff >> length)
  for (let n = 1; n < length; n += 1) value = value * 256 + (bytes[at + n] ?? 0)
  return { length, value }
}

const longestHead = 4096

/** Checks that a file is a WebM: a header that says 'webm' and one segment that extends to the end of the file. */
export function webmCheck(refused: () => Error): FilmCheck {
  let held: Buffer | undefined = Buffer.alloc(0)
  let seen = 0
  /** the end of the segment; undefined for a live recording of unknown size */
  let end: number | undefined

  /** Whether the header could be read completely. */
  function readHead(bytes: Buffer): boolean {
    const head = vint(bytes, headLength)
    if (!head) return false
    const after = headLength + head.length + head.value
    if (after > longestHead) throw refused()
    const size = bytes.length >= after + headLength ? vint(bytes, after + headLength) : undefined
    if (!size) return false
    const at = bytes.subarray(0, after).indexOf(docType)
    const isWebm = at > 0 && bytes.toString('latin1', at + 3, at + 7) === 'webm'
    if (!isWebm || bytes.readUInt32BE(after) !== segment) throw refused()
    const isUnknown = size.value === 2 ** (7 * size.length) - 1
    end = isUnknown ? undefined : after + headLength + size.length + size.value
    return true
  }

  return {
    next(bytes) {
      seen += bytes.length
      if (!held) return bytes
      held = Buffer.concat([held, bytes])
      if (!readHead(held)) {
        if (held.length > 2 * longestHead) throw refused()
        return Buffer.alloc(0)
      }
      const out = held
      held = undefined
      return out
    },
    end() {
      if (held || (end !== undefined && end !== seen)) throw refused()
      return Buffer.alloc(0)
    },
  }
}

import type { FilmCheck } from './film.ts'

const segment = 0x18538067
const docType = Buffer.from([0x42, 0x82])
const headLength = 4

/** Length of a variable-size number by its first byte, and its value. */
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

/** A WebM is a head that says 'webm' and one segment that reaches to the end of the file. */
export function webmCheck(refused: () => Error): FilmCheck {
  let held: Buffer | undefined = Buffer.alloc(0)
  let seen = 0
  /** where the segment ends; unknown for one that was recorded live */
  let end: number | undefined

  /** True when the head could be read whole. */
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

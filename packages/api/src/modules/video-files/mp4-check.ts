import type { FilmCheck } from './film.ts'

/** MP4 brands that browsers play. */
const brands = new Set(['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'MSNV', 'M4V '])
const known = /^(ftyp|moov|moof|mdat|free|skip|wide|sidx|styp|mvhd|iods|trak|mvex|udta|meta|uuid|mfra|emsg|prft|pdin)$/
/** Boxes in which phones record the place and time of a recording. */
const telling = new Set(['udta', 'meta'])

interface Box {
  readonly type: string
  readonly head: number
  /** 0 means to the end of the file */
  readonly size: number
}

function boxAt(bytes: Buffer, at: number): Box | undefined {
  if (bytes.length - at < 8) return undefined
  const size = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + 8)
  if (size !== 1) return { type, head: 8, size }
  return bytes.length - at < 16 ? undefined : { type, head: 16, size: Number(bytes.readBigUInt64BE(at + 8)) }
}

/**
 * Checks that a file is an MP4: a sequence of boxes up to its last byte. Anything appended to it is refused, and so is
 * a truncated file. Boxes that record where and when it was taken become free space, which players skip.
 */
export function mp4Check(refused: () => Error): FilmCheck {
  let held = Buffer.alloc(0)
  /** the offsets in the file of `held`, and of the next box */
  let start = 0
  let nextBox = 0
  let isInMovie = false
  const seen = new Set<string>()

  function walk() {
    for (let at = nextBox - start; at >= 0 && at < held.length; at = nextBox - start) {
      const box = boxAt(held, at)
      if (!box) return
      const { type, head, size } = box
      if (!known.test(type) || (size !== 0 && size < head)) throw refused()
      if (seen.size === 0) checkBrand(at)
      seen.add(type)
      if (telling.has(type) && isInMovie) held.write('free', at + 4, 'latin1')
      if (type === 'moov') isInMovie = true
      // The boxes inside the movie box are checked like those beside it.
      nextBox += type === 'moov' ? head : size === 0 ? Number.POSITIVE_INFINITY : size
    }
  }

  function checkBrand(at: number) {
    if (held.length - at < 12) return
    const brand = held.toString('latin1', at + 8, at + 12)
    if (!brands.has(brand)) throw refused()
  }

  return {
    next(bytes) {
      held = Buffer.concat([held, bytes])
      walk()
      // If the header of a box is split between chunks, its first part is held back.
      const ready = Math.min(held.length, Math.max(0, nextBox - start))
      const out = held.subarray(0, ready)
      held = Buffer.from(held.subarray(ready))
      start += ready
      return out
    },
    end() {
      const isWhole = nextBox === start + held.length || nextBox === Number.POSITIVE_INFINITY
      const hasFilm = seen.has('moov') && (seen.has('mdat') || seen.has('moof'))
      if (!isWhole || !hasFilm) throw refused()
      return held
    },
  }
}

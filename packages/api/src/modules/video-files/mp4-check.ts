import type { FilmCheck } from './film.ts'

/** Brands of MP4 that browsers play. */
const brands = new Set(['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'MSNV', 'M4V '])
const known = /^(ftyp|moov|moof|mdat|free|skip|wide|sidx|styp|mvhd|iods|trak|mvex|udta|meta|uuid|mfra|emsg|prft|pdin)$/
/** Where phones write the place and the time of the take. */
const telling = new Set(['udta', 'meta'])

interface Box {
  readonly type: string
  readonly head: number
  /** 0 means: to the end of the file */
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
 * An MP4 is boxes one after the other, to its last byte. Whatever else is glued to it makes it none; half of one is none
 * either. Boxes that tell where and when it was taken become free space, which players pass over.
 */
export function mp4Check(refused: () => Error): FilmCheck {
  let held = Buffer.alloc(0)
  /** where `held` begins in the file, and where its next box begins */
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
      // The boxes in the movie box are looked at like those beside it.
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
      // When the head of a box is cut in two, the first half waits for the other.
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

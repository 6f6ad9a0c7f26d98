import { Refusal } from '../../errors.ts'
import { mp4Check } from './mp4-check.ts'
import { webmCheck } from './webm-check.ts'

export type FilmType = 'video/mp4' | 'video/webm'

/** Looks at a film while it comes in; throws a Refusal in words as soon as it cannot be one. */
export interface FilmCheck {
  /** takes the next bytes and gives back those that may be kept, altered where they told too much */
  next(bytes: Buffer): Buffer
  /** the file is over: the last bytes, if it was whole */
  end(): Buffer
}

export const noFilm = () =>
  new Refusal('unsupported_media', 'This file is no film that we can play. Please choose an MP4 or a WebM.')

/** Its first bytes say what a file is; its name and declared type say nothing. */
export function filmCheckFor(start: Buffer): { type: FilmType; check: FilmCheck } {
  if (start.toString('latin1', 4, 8) === 'ftyp') return { type: 'video/mp4', check: mp4Check(noFilm) }
  if (start.readUInt32BE(0) === 0x1a45dfa3) return { type: 'video/webm', check: webmCheck(noFilm) }
  throw noFilm()
}

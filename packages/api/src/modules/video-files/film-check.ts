import { Refusal } from '../../errors.ts'
import type { FilmCheck, FilmType } from './film.ts'
import { mp4Check } from './mp4-check.ts'
import { webmCheck } from './webm-check.ts'

export const noFilm = () =>
  new Refusal('unsupported_media', 'This file is not a video we can play. Please choose an MP4 or WebM.')

/** Detects the type of a file by its first bytes; its name and declared type are not trusted. */
export function filmCheckFor(start: Buffer): { type: FilmType; check: FilmCheck } {
  if (start.toString('latin1', 4, 8) === 'ftyp') return { type: 'video/mp4', check: mp4Check(noFilm) }
  if (start.readUInt32BE(0) === 0x1a45dfa3) return { type: 'video/webm', check: webmCheck(noFilm) }
  throw noFilm()
}

import { canonicalUrl } from '@nukkad/contracts'
import { absolute, type Ld, ld, pictureOf } from './ld.ts'

export interface VideoFacts {
  readonly name: string
  readonly line: string
  /** the page that shows the video */
  readonly href: string
  readonly poster: string
  /** ISO date and time */
  readonly publishedAt: string
  readonly minutes: number
  /** the address of the file, if there is one */
  readonly file?: string | undefined
}

/** A video; search engines show its poster and length. */
export const videoLd = (origin: string, facts: VideoFacts): Ld =>
  ld('VideoObject', {
    name: facts.name,
    description: facts.line,
    url: canonicalUrl(facts.href, origin),
    thumbnailUrl: pictureOf(facts.poster, origin),
    uploadDate: facts.publishedAt,
    duration: duration(facts.minutes),
    contentUrl: facts.file && absolute(facts.file, origin),
    embedUrl: facts.file ? undefined : canonicalUrl(facts.href, origin),
  })

const duration = (minutes: number) => {
  const seconds = Math.max(1, Math.round(minutes * 60))
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

import { matchRoute } from '@nukkad/contracts'
import type { Block } from '@nukkad/contracts/block'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Fields } from '../../errors.ts'
import type { PostColumns } from './editing.repository.ts'

const wordsAMinute = 200
export function minutesToRead(blocks: readonly Block[]): number {
  const text = blocks.map(({ data: { html, text: plain } }) =>
    typeof html === 'string' ? html.replace(/<[^>]*>/g, ' ') : typeof plain === 'string' ? plain : '',
  )
  const words = text.join(' ').split(/\s+/).filter(Boolean).length
  return Math.min(120, Math.max(1, Math.ceil(words / wordsAMinute)))
}

/** What is missing for publication, by field. */
export function missing({ title, kicker, line, alt, blocks }: PostColumns): Fields | undefined {
  const fields: Fields = {
    ...(!title.trim() && { title: 'is required before publishing' }),
    ...(!kicker.trim() && { kicker: 'is required: a word or two above the title' }),
    ...(!line.trim() && { line: 'is required: one sentence below the title' }),
    ...(!alt.trim() && { 'picture.alt': 'is required: what the picture shows, for people who cannot see it' }),
    ...(blocks.length === 0 && { blocks: 'are required: there is nothing to read yet' }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Whether a post or an event may have this slug. Numbers are ids, and some names are pages of every city. */
export const isFreeName = (slug: string): boolean =>
  !/^[0-9]+$/.test(slug) &&
  matchRoute(hrefs.discovery('delhi', slug))?.route.name === 'discovery' &&
  matchRoute(hrefs.post('delhi', slug))?.route.name === 'post'

import { hrefs } from '@nukkad/platform'
import type { KindFacts } from './kind.ts'

/** The desk of one kind; that of posts needs no word. */
export const deskHref = (name: KindFacts['name'], query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...(name !== 'posts' && { of: name }), ...query }).toString()
  return `${hrefs.editor()}${search && `?${search}`}`
}

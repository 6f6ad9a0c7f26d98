import { hrefs } from '@nukkad/platform'
import type { DeskName } from './desk-calls.ts'

/** The desk of one kind; that of posts needs no word. */
export const deskHref = (name: DeskName, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...(name !== 'posts' && { of: name }), ...query }).toString()
  return `${hrefs.editor()}${search && `?${search}`}`
}

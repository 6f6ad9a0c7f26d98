import { staffHrefs } from '@nukkad/contracts/staff-hrefs'

export type WritingName = 'posts' | 'places' | 'events'

/** The URL of a kind's list; posts are the default. */
export const writingHref = (name: WritingName, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...(name !== 'posts' && { of: name }), ...query }).toString()
  return `${staffHrefs.editor()}${search && `?${search}`}`
}

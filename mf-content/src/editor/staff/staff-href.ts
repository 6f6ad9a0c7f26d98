import { hrefs } from '@nukkad/platform'

export type WritingName = 'posts' | 'places' | 'events'

/** The list of one kind; that of posts needs no word. */
export const writingHref = (name: WritingName, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...(name !== 'posts' && { of: name }), ...query }).toString()
  return `${hrefs.editor()}${search && `?${search}`}`
}

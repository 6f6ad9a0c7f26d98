import type { PropsOf } from '@nukkad/contracts'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useTrack } from '@nukkad/platform'
import { useEffect, useRef } from 'react'

/** The properties of a search; `results` is undefined until the search has been answered. */
export type SearchSeen = Omit<PropsOf<'SEARCH_VIEWED'>, 'results'> & { readonly results: number | undefined }

/** Tracks each search once, with its own number of results: filtering, sorting and paging do not count as searches. */
export function useSearchViewed({ query, of, results, narrowed }: SearchSeen): void {
  const track = useTrack()
  const told = useRef('')
  useEffect(() => {
    const search = `${of} ${query}`
    if (query === '' || results === undefined || told.current === search) return
    told.current = search
    track('SEARCH_VIEWED', { query, results, of, narrowed })
  }, [track, query, of, results, narrowed])
}

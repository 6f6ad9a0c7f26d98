import type { PropsOf } from '@nukkad/contracts'
// By its name: what this door brings stands in the remote that asks for it, on the one platform that the shell lends.
import { useTrack } from '@nukkad/platform'
import { useEffect, useRef } from 'react'

/** What is told of a search; `results` is undefined as long as its own answer is not there. */
export type SearchSeen = Omit<PropsOf<'SEARCH_VIEWED'>, 'results'> & { readonly results: number | undefined }

/** Tells analytics of each search once, with what it found itself: narrowing, sorting and reading on are none. */
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

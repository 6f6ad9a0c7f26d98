import { useTrack } from '@nukkad/platform'
import { useEffect } from 'react'

/** Tells analytics once per category that somebody looked at it. */
export function useCategoryViewed(path: string) {
  const track = useTrack()
  useEffect(() => track('COMMERCE_CATEGORY_VIEWED', { category: path }), [track, path])
}

import { useTrack } from '@nukkad/platform'
import { useEffect } from 'react'

/** Tracks once per category that it was viewed. */
export function useCategoryViewed(path: string) {
  const track = useTrack()
  useEffect(() => track('COMMERCE_CATEGORY_VIEWED', { category: path }), [track, path])
}

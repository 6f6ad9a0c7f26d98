import { useLocation } from '@nukkad/platform'
import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Closes an overlay when the page changes. Returns a handler for clicks inside it: a link to the current page does not
 * change the URL.
 */
export function useCloseOnPage(onOpenChange: (isOpen: boolean) => void): (event: MouseEvent) => void {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const shownAt = useRef(place)
  useEffect(() => {
    if (shownAt.current === place) return
    shownAt.current = place
    onOpenChange(false)
  }, [place, onOpenChange])
  return useCallback(
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) onOpenChange(false)
    },
    [onOpenChange],
  )
}

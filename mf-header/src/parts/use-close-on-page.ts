import { useLocation } from '@nukkad/platform'
import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Closes what lies over the page when another page comes. The answer is for the clicks inside: a link to the page that
 * is shown already changes no address.
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

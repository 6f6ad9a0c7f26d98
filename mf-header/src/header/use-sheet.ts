import { type RefObject, useCallback, useEffect, useRef } from 'react'

const phone = '(width < 800px)'

/**
 * On a phone the open search covers the whole screen, and Back closes it: it has a history entry that is not a page of
 * its own. `leave` removes that entry, and must be awaited before navigating.
 */
export function useSheet(field: RefObject<HTMLInputElement | null>, isOpen: boolean, close: () => void) {
  const leaving = useRef<(() => Promise<void>) | undefined>(undefined)
  const onBack = useRef(close)
  useEffect(() => {
    onBack.current = close
  })

  useEffect(() => {
    const frame = field.current?.form?.parentElement
    if (!isOpen || !frame || !window.matchMedia?.(phone).matches) return
    let left: (() => void) | undefined
    let isEntered = true
    // Duplicates the current entry: the page's own router must not notice it.
    history.pushState(history.state, '')
    function popped(event: Event) {
      event.stopImmediatePropagation()
      window.removeEventListener('popstate', popped, true)
      isEntered = false
      if (left) left()
      else onBack.current()
    }
    window.addEventListener('popstate', popped, true)
    frame.dataset.sheet = ''
    // For the styles around it. A rule that inspects the page for it (`html:has`) would slow down every change of the
    // page.
    document.documentElement.dataset.searchOpen = ''
    leaving.current = () =>
      new Promise((done) => {
        if (!isEntered) return done()
        left = done
        history.back()
      })
    return () => {
      delete frame.dataset.sheet
      delete document.documentElement.dataset.searchOpen
      if (isEntered && !left) void leaving.current?.()
      leaving.current = undefined
    }
  }, [field, isOpen])

  return useCallback(() => leaving.current?.() ?? Promise.resolve(), [])
}

import { type RefObject, useCallback, useEffect, useRef } from 'react'

const phone = '(width < 800px)'

/**
 * On a phone the search takes the whole screen while it is open, and back closes it: an entry of the history that is no
 * page of its own stands for it. `leave` takes that entry away, and must be waited for before one goes anywhere.
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
    // The same entry once more: the page's own history is not to hear of it.
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
    // For what lies around it. A rule that looked into the page for it (`html:has`) would cost every change of the page.
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

import { type RefObject, useEffect, useRef } from 'react'

/**
 * A panel over the page that does not block it: it takes the focus when it opens, closes on Escape, on a press outside
 * or when the focus leaves, and returns the focus to where it was unless it has moved on.
 */
export function usePassingPanel(panel: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const own = panel.current
    const before = document.activeElement
    own?.focus({ preventScroll: true })
    const isOutside = (target: EventTarget | null) => target instanceof Node && !own?.contains(target)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    const onPress = ({ target }: PointerEvent) => isOutside(target) && latest.current()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && latest.current()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    own?.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      own?.removeEventListener('focusout', onFocusOut)
      const isFree = document.activeElement === document.body || own?.contains(document.activeElement)
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel])
}

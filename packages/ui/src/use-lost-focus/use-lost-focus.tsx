import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref to what gets the focus when `value` changes and the element that had it has disappeared, for instance a button
 * that was replaced by what it opened. A focus that is elsewhere is not moved.
 */
export function useLostFocus<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (document.activeElement === null || document.activeElement === document.body) ref.current?.focus()
  }, [value])
  return ref
}

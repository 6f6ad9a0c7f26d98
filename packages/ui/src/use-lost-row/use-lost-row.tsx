import { type RefObject, useEffect, useRef } from 'react'

const actable = 'a[href], button, input, select, textarea, summary'

/**
 * A ref to a list. When the rows change (`value` tells them apart) and the row with the focus has left the list, the
 * row in its place gets the focus: its first link or field. The list itself gets it once the list is empty, so it has
 * `tabIndex={-1}`. A focus that is elsewhere is not moved.
 */
export function useLostRow<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  const place = useRef(-1)
  const before = useRef(value)
  useEffect(() => {
    const list = ref.current
    const note = ({ target }: FocusEvent) => {
      place.current = [...(list?.children ?? [])].findIndex((row) => row.contains(target as Node))
    }
    list?.addEventListener('focusin', note)
    return () => list?.removeEventListener('focusin', note)
  })
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || place.current < 0) return
    const rows = ref.current?.children ?? []
    const row = rows[Math.min(place.current, rows.length - 1)]
    const target = row?.querySelector<HTMLElement>(actable) ?? ref.current
    target?.focus()
  }, [value])
  return ref
}

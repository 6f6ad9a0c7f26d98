import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How many entries of a wrapping list are on its first line; undefined until measured. `entries` are what the list
 * renders: it is measured again when they, its width or their font change.
 */
export function useFitting(entries: readonly unknown[]): {
  ref: RefObject<HTMLUListElement | null>
  fitting: number | undefined
} {
  const ref = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState<number>()
  useLayoutEffect(() => {
    const list = ref.current
    if (!list || entries.length === 0) return
    function measure() {
      const items = [...(list?.children ?? [])] as HTMLElement[]
      const wrapped = items.findIndex(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0))
      setFitting(wrapped === -1 ? items.length : wrapped)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    for (const box of [list, ...list.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [entries])
  return { ref, fitting }
}

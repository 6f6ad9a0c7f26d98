import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

export interface WhenNearProps {
  /** kept from the start, so that nothing below moves much; any CSS length */
  readonly minHeight: string
  readonly children: ReactNode
}

/** How far outside the viewport counts as near. */
const margin = '400px'

/** Shows its children only when one scrolls towards them: what nobody gets to is not fetched. Their code may be lazy. */
export function WhenNear({ minHeight, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<div style={{ minHeight }} />}>{children}</Suspense>
      ) : (
        <div style={{ minHeight }} />
      )}
    </div>
  )
}

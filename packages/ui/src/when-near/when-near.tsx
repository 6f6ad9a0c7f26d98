import { type ReactNode, Suspense, useRef } from 'react'
import { useNear } from '../use-near.ts'

export interface WhenNearProps {
  /** kept from the start, so that nothing below moves much; any CSS length */
  readonly minHeight: string
  readonly children: ReactNode
}

/** How far outside the viewport counts as near. */
const ahead = '400px'

/** Shows its children only when one scrolls towards them: what nobody gets to is not fetched. Their code may be lazy. */
export function WhenNear({ minHeight, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, ahead)
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

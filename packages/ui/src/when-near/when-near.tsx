import { type ReactNode, Suspense, useRef } from 'react'
import { useNear } from '../use-near.ts'

export interface WhenNearProps {
  /** reserved from the start, so that the content below barely moves; any CSS length */
  readonly minHeight: string
  readonly children: ReactNode
}

/** How far outside the viewport counts as near. */
const ahead = '400px'

/** Renders its children only when the user scrolls near them, so that their data and lazy code load on demand. */
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

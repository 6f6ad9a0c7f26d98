import { lazy, Suspense } from 'react'
import { useMatches } from '../use-matches.ts'
import type { RailArrowsProps } from './arrow-pair.tsx'

/** Where rail-arrows.module.css shows them. */
const withMouse = '(width >= 800px) and (hover: hover)'

// A row without arrows is still a row: it scrolls by touch, by a wheel that tilts and by keys.
const ArrowPair = lazy(() =>
  import('./arrow-pair.tsx').then(
    ({ ArrowPair }) => ({ default: ArrowPair }),
    () => ({ default: () => null }),
  ),
)

/**
 * Arrows at the ends of a row, where there is a mouse: a wheel that turns up and down reaches nothing there. Phones spare
 * themselves the script.
 */
export function RailArrows(props: RailArrowsProps) {
  if (!useMatches(withMouse)) return null
  return (
    <Suspense>
      <ArrowPair {...props} />
    </Suspense>
  )
}

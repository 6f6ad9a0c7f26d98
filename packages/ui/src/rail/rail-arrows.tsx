import { lazy, Suspense } from 'react'
import { useMatches } from '../use-matches.ts'
import type { RailArrowsProps } from './arrow-pair.tsx'

/** The media query under which rail-arrows.module.css shows them. */
const withMouse = '(width >= 800px) and (hover: hover)'

// Without arrows the row still scrolls: by touch, a horizontal wheel, or the keyboard.
const ArrowPair = lazy(() =>
  import('./arrow-pair.tsx').then(
    ({ ArrowPair }) => ({ default: ArrowPair }),
    () => ({ default: () => null }),
  ),
)

/** Arrows at the ends of a row, for mice whose wheel scrolls only vertically. Phones do not load the code. */
export function RailArrows(props: RailArrowsProps) {
  if (!useMatches(withMouse)) return null
  return (
    <Suspense>
      <ArrowPair {...props} />
    </Suspense>
  )
}

import { lazy, Suspense, useState } from 'react'
import { MapFrame } from './map-frame.tsx'
import type { MapViewProps } from './map-view-props.ts'

export type { MapViewProps } from './map-view-props.ts'

export type { MapPoint } from './pins/map-point.ts'

const FullMap = lazy(async () => ({ default: (await import('./full-map.tsx')).FullMap }))

/** A phone has no room for an interactive map inside a scrolling page. */
const isPhone = () => window.matchMedia?.('(width < 800px)').matches ?? false

/**
 * Places on a map of their city. The server renders a sketch with pins. On a desktop it becomes a live map on touch, on
 * hover, when a pin gets the focus, or on request; on a phone a tap opens it full-screen, with a row of cards. Without
 * support for live maps the sketch stays. The pins form a list in the order of `points`.
 */
export function MapView(props: MapViewProps) {
  const [isFull, setFull] = useState(false)
  const [hasBeenFull, setHasBeenFull] = useState(false)
  function openOnPhone() {
    if (!isPhone()) return false
    setHasBeenFull(true)
    setFull(true)
    return true
  }
  return (
    <>
      <MapFrame {...props} openElsewhere={openOnPhone} />
      {hasBeenFull && (
        <Suspense fallback={null}>
          <FullMap {...props} isOpen={isFull} onOpenChange={setFull} />
        </Suspense>
      )}
    </>
  )
}

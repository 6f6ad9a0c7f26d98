import { lazy, Suspense, useState } from 'react'
import { MapFrame } from './map-frame.tsx'
import type { MapViewProps } from './map-view-props.ts'

export type { MapViewProps } from './map-view-props.ts'

export type { MapPoint } from './pins/map-point.ts'

const FullMap = lazy(async () => ({ default: (await import('./full-map.tsx')).FullMap }))

/** Phones have no room for a map that moves inside of a page that scrolls. */
const isPhone = () => window.matchMedia?.('(width < 800px)').matches ?? false

/**
 * Places on a map of their city. It stands as a sketch with pins from the server on. On a desktop it becomes a map that
 * moves when somebody touches it, rests a pointer on it, tabs to a pin or asks for it; on a phone a tap opens it over the
 * whole screen, with a row of cards. Where no map can move it stays the sketch. The pins are a list of their own, in the
 * order of `points`.
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

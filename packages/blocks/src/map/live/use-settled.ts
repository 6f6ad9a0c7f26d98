import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Spot } from '../geometry.ts'
import type { MapPoint } from '../pins/map-point.ts'
import type { Group } from '../pins/use-groups.ts'
import type { LiveMap } from './live-map.ts'

/**
 * Keeps the pins at their spots on the map, bypassing React because it moves sixty times a second; and reports the
 * zoom.
 */
export function useSettled(overlay: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<{ readonly metres: number; readonly zoom: number } | null>(null)
  const settle = useCallback(
    (live: LiveMap) => {
      for (const mark of marksIn(overlay.current)) {
        const { x, y } = live.project({ lat: Number(mark.dataset.lat), lng: Number(mark.dataset.lng) })
        mark.style.transform = `translate(${x}px, ${y}px)`
      }
      const [metres, zoom] = [Math.round(live.metresOfHundredPixels()), Math.floor(live.zoom())]
      setView((now) => (now?.metres === metres && now.zoom === zoom ? now : { metres, zoom }))
    },
    [overlay],
  )
  return { settle, view }
}

const marksIn = (overlay: HTMLElement | null) => overlay?.querySelectorAll<HTMLElement>('[data-lat]') ?? []

interface Shown {
  readonly map: LiveMap | null
  readonly overlay: RefObject<HTMLElement | null>
  readonly groups: readonly Group[]
  readonly points: readonly MapPoint[]
  readonly spots: readonly Spot[]
  readonly chosen: string | null
  settle(live: LiveMap): void
}

/** Updates the live map when its content changes. */
export function useShown({ map, overlay, groups, points, spots, chosen, settle }: Shown) {
  useEffect(() => {
    if (!map) return
    map.setPins(groups)
    settle(map)
  }, [map, groups, settle])
  // Elements moved directly return to their places in the sketch.
  useEffect(() => {
    const { current } = overlay
    if (!map || !current) return
    return () => {
      for (const mark of marksIn(current)) mark.style.transform = ''
    }
  }, [map, overlay])
  const seen = useRef<readonly Spot[]>(spots)
  useEffect(() => {
    if (!map || seen.current === spots || spots.length === 0) return
    seen.current = spots
    map.show(spots)
  }, [map, spots])
  useEffect(() => {
    const point = points.find(({ id }) => id === chosen)
    if (map && point) map.reveal(point)
  }, [map, chosen, points])
}

import { useSettings } from '@nukkad/platform'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LiveMap } from './engine.ts'
import type { Spot } from './geometry.ts'
import { type Ground, groundOf } from './ground/ground.ts'
import { coloursOf } from './map-colours.ts'

interface Wanted {
  readonly frame: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLElement | null>
  readonly city: string
  readonly label: string
  readonly spots: readonly Spot[]
  onMove(map: LiveMap): void
}

/** Fetched a little before one gets to it, and never for those who do not. */
const ahead = '200px'

/** Old phones, blocked graphics and tests have none; the drawing stays then. */
const hasGraphics = () => typeof WebGL2RenderingContext !== 'undefined'

/** The ground of a city as soon as the map is near, and the live map where the device can have one. */
export function useLiveMap({ frame, canvas, city, label, spots, onMove }: Wanted) {
  const { mapStyleUrl = null } = useSettings()
  const [ground, setGround] = useState<Ground | null>(null)
  const [map, setMap] = useState<LiveMap | null>(null)
  const [isNear, setNear] = useState(false)
  const latest = useRef({ spots, onMove, label })
  useEffect(() => {
    latest.current = { spots, onMove, label }
  })

  useEffect(() => {
    if (isNear || !frame.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isNear, frame])

  useEffect(() => {
    if (!isNear) return
    let isOver = false
    let started: LiveMap | undefined
    const stop = () => {
      isOver = true
      started?.remove()
      started = undefined
      setMap(null)
    }
    async function start() {
      const drawn = await groundOf(city)
      if (isOver) return
      setGround(drawn)
      if (!hasGraphics() || !canvas.current) return
      const { startMap } = await import('./engine.ts')
      if (isOver || !canvas.current) return
      const next = await startMap({
        element: canvas.current,
        label: latest.current.label,
        ground: drawn,
        colours: coloursOf(canvas.current),
        styleUrl: mapStyleUrl,
        spots: latest.current.spots,
        onMove: () => started && latest.current.onMove(started),
        onLost: stop,
      })
      if (isOver) return next.remove()
      started = next
      setMap(next)
    }
    // Without chunk, worker or graphics the drawing stays, and the list beside it says all that the map would.
    start().catch((error: unknown) => console.info('The map stays a drawing.', error))
    return stop
  }, [isNear, city, canvas, mapStyleUrl])

  useEffect(() => {
    if (!map) return
    const theme = window.matchMedia('(prefers-color-scheme: dark)')
    const recolour = () => canvas.current && map.recolour(coloursOf(canvas.current))
    theme.addEventListener('change', recolour)
    return () => theme.removeEventListener('change', recolour)
  }, [map, canvas])

  return { ground, map }
}

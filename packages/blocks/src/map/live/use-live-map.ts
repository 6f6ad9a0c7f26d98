import { useApi, useQueryClient, useSettings } from '@nukkad/platform'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Spot } from '../geometry.ts'
import { cityMapQuery } from '../use-city-map.ts'
import type { MapControls } from './engine.ts'
import type { LiveMap } from './live-map.ts'
import { coloursOf } from './map-colours.ts'

interface Wanted {
  readonly canvas: RefObject<HTMLElement | null>
  readonly city: string
  readonly spots: readonly Spot[]
  readonly isInPage: boolean
  onMove(map: LiveMap): void
}

/** 'none': this device can have no live map, or nobody knows yet whether it can. */
export type LiveState = 'none' | 'still' | 'opening' | 'live' | 'failed'

/** Old phones, blocked graphics and tests have none; the drawing stays then. */
const hasGraphics = () => typeof WebGL2RenderingContext !== 'undefined'

/** The map that moves, once somebody wants it: it weighs more than all the rest of the page. */
export function useLiveMap({ canvas, city, spots, isInPage, onMove }: Wanted) {
  const { mapStyleUrl = null } = useSettings()
  const api = useApi()
  const queries = useQueryClient()
  const [map, setMap] = useState<LiveMap | null>(null)
  const controls = useRef<typeof MapControls>(null)
  const [state, setState] = useState<LiveState>('none')
  const latest = useRef({ spots, onMove })
  useEffect(() => {
    latest.current = { spots, onMove }
  })
  useEffect(() => {
    if (hasGraphics()) setState('still')
  }, [])
  const open = useCallback(() => setState((now) => (now === 'still' || now === 'failed' ? 'opening' : now)), [])

  const isWanted = state === 'opening' || state === 'live'
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    let started: LiveMap | undefined
    const stop = () => {
      isOver = true
      started?.remove()
      started = undefined
      setMap(null)
    }
    async function start() {
      const sketch = mapStyleUrl ? null : queries.ensureQueryData(cityMapQuery(api, city))
      const [drawn, engine] = await Promise.all([sketch, import('./engine.ts')])
      if (isOver || !canvas.current) return
      const next = await engine.startMap({
        element: canvas.current,
        city: drawn,
        isInPage,
        colours: coloursOf(canvas.current),
        styleUrl: mapStyleUrl,
        spots: latest.current.spots,
        onMove: () => started && latest.current.onMove(started),
        onLost() {
          stop()
          setState('failed')
        },
      })
      if (isOver) return next.remove()
      started = next
      controls.current = engine.MapControls
      setMap(next)
      setState('live')
    }
    // Without chunk, worker or graphics the drawing stays, and the list beside it says all that the map would.
    start().catch((error: unknown) => {
      console.info('The map stays a drawing.', error)
      if (!isOver) setState('failed')
    })
    return stop
  }, [isWanted, city, canvas, mapStyleUrl, isInPage, api, queries])

  useEffect(() => {
    if (!map) return
    const theme = window.matchMedia('(prefers-color-scheme: dark)')
    const recolour = () => canvas.current && map.recolour(coloursOf(canvas.current))
    theme.addEventListener('change', recolour)
    return () => theme.removeEventListener('change', recolour)
  }, [map, canvas])

  return { map, Controls: controls.current, state, open, isSketch: mapStyleUrl === null }
}

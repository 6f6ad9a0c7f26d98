import { useApi, useQueryClient, useSettings } from '@nukkad/platform'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Spot } from '../geometry.ts'
import { cityMapQuery } from '../use-city-map.ts'
import type { MapControls } from './engine.ts'
import type { LiveMap } from './live-map.ts'
import { coloursOf } from './map-colours.ts'

interface LiveMapOptions {
  readonly canvas: RefObject<HTMLElement | null>
  readonly city: string
  readonly spots: readonly Spot[]
  readonly isInPage: boolean
  onMove(map: LiveMap): void
}

/** 'none': this device cannot show a live map, or it is not known yet whether it can. */
export type LiveState = 'none' | 'still' | 'opening' | 'live' | 'failed'

/** Old phones, blocked graphics and tests lack WebGL; the sketch then stays. */
const hasGraphics = () => typeof WebGL2RenderingContext !== 'undefined'

/** The live map, loaded on demand because it is larger than the rest of the page. */
export function useLiveMap({ canvas, city, spots, isInPage, onMove }: LiveMapOptions) {
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
    // Without the chunk, the worker or WebGL the sketch stays, and the list beside it has the same information.
    start().catch((error: unknown) => {
      console.info('The live map did not load; the sketch stays.', error)
      if (!isOver) setState('failed')
    })
    return stop
  }, [isWanted, city, canvas, mapStyleUrl, isInPage, api, queries])

  useEffect(() => {
    if (!map) return
    const theme = window.matchMedia('(prefers-color-scheme: dark)')
    const recolour = () => canvas.current && map.recolour(coloursOf(canvas.current))
    theme.addEventListener('change', recolour)
    // A visitor may also choose another theme than that of the device.
    const choice = new MutationObserver(recolour)
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      theme.removeEventListener('change', recolour)
      choice.disconnect()
    }
  }, [map, canvas])

  return { map, Controls: controls.current, state, open, isSketch: mapStyleUrl === null }
}

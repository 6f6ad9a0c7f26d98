import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { LiveMap } from './engine.ts'
import { fromMiddle, type Spot, scaleIn, spanOf } from './geometry.ts'
import { quartersOf } from './ground/ground.ts'
import styles from './map-view.module.css'
import { namesIn, showApart, stepAside } from './names-apart.ts'
import { OpenMap } from './open-map.tsx'
import { Pin } from './pin.tsx'
import { Sketch } from './sketch.tsx'
import { useGround } from './use-ground.ts'
import { useLiveMap } from './use-live-map.ts'
import { useMeaning } from './use-meaning.ts'

/** Something that stands on the map. */
export interface MapPoint extends Spot {
  readonly id: string
  readonly title: string
  /** where its page stands; without `onChoose` the pin leads there */
  readonly href?: string | undefined
  /** its number in the list beside the map */
  readonly number?: number | undefined
}

export interface MapViewProps {
  /** slug of the city whose ground is drawn */
  readonly city: string
  readonly points: readonly MapPoint[]
  /** what the map is of, for anyone who does not see it */
  readonly label: string
  readonly chosen?: string | null
  readonly onChoose?: (id: string) => void
  /** where the visitor is or searches from */
  readonly here?: Spot | null
  /** sets the size; without it 4:3 */
  readonly className?: string | undefined
}

const styleOf = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties

/**
 * Places on a map of their city. It stands as a drawing with pins from the server on, and becomes a map that moves when
 * somebody touches it, rests a pointer on it, tabs to a pin or asks for it; where it cannot it stays the drawing. Both
 * show the same at the same scale. The pins are a list of their own, in the order of `points`.
 */
export function MapView({ city, points, label, chosen = null, onChoose, here = null, className }: MapViewProps) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const isAskedFor = useRef(false)
  const [metres, setMetres] = useState<number | null>(null)
  const spots = useMemo(() => (here ? [...points, here] : points), [points, here])
  const span = useMemo(() => (spots.length > 0 ? spanOf(spots) : null), [spots])

  const ground = useGround(frame, city)
  const quarters = useMemo(() => quartersOf(ground), [ground])
  const { map, Controls, state, open } = useLiveMap({ canvas, city, spots, onMove: settle })
  const meaning = useMeaning(open)

  /** Puts pins and names where the map has their spots now: by hand, since it happens sixty times a second. */
  function settle(live: LiveMap) {
    const put = (element: Element | undefined, spot: Spot) => {
      const { x, y } = live.project(spot)
      if (element instanceof HTMLElement) element.style.transform = `translate(${x}px, ${y}px)`
      return { x, y }
    }
    const pins = pinsIn(overlay.current)
    stepAside(
      pins,
      points.map((point, at) => put(pins[at], point)),
    )
    const mark = overlay.current?.querySelector('[data-here]')
    if (mark && here) put(mark, here)
    const names = namesIn(overlay.current)
    showApart(
      names,
      quarters.map((quarter, at) => put(names[at], quarter)),
    )
    setMetres(Math.round(live.metresOfHundredPixels()))
  }

  useEffect(() => {
    if (map) settle(map)
  }, [map, points, here, quarters])
  // Elements that were moved by hand go back to their place in the drawing.
  useEffect(() => {
    const { current } = overlay
    if (!map || !current) return
    return () => {
      for (const element of current.querySelectorAll<HTMLElement>('[data-pin], [data-here], [data-quarter]'))
        element.style.transform = ''
    }
  }, [map])
  useEffect(() => {
    const { current } = frame
    if (map || !span || !current) return
    const arrange = () => {
      const scale = scaleIn(span, { width: current.clientWidth, height: current.clientHeight })
      const placed = (spot: Spot) => {
        const { x, y } = fromMiddle(span, spot)
        return { x: x * scale, y: y * scale }
      }
      showApart(namesIn(overlay.current), quarters.map(placed))
      stepAside(pinsIn(overlay.current), points.map(placed))
    }
    if (typeof ResizeObserver === 'undefined') return arrange()
    const observer = new ResizeObserver(arrange)
    observer.observe(current)
    return () => observer.disconnect()
  }, [map, span, points, quarters])
  useEffect(() => {
    if (map && isAskedFor.current) map.focus()
    isAskedFor.current = false
  }, [map])
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

  if (!span) return null
  const drawnAt = (spot: Spot) => {
    const { x, y } = fromMiddle(span, spot)
    return styleOf({ '--x': x, '--y': y })
  }
  return (
    <section
      ref={frame}
      aria-label={label}
      className={className ? `${styles.frame} ${className}` : styles.frame}
      {...meaning}
    >
      <div ref={canvas} className={styles.canvas} />
      <div ref={overlay} className={styles.overlay} style={styleOf({ '--w': span.width, '--h': span.height })}>
        {!map && <Sketch ground={ground} span={span} />}
        <div aria-hidden="true">
          {quarters.map((quarter) => (
            <span key={quarter.name} data-quarter className={styles.quarter} style={drawnAt(quarter)}>
              {quarter.name}
            </span>
          ))}
        </div>
        <ol className={styles.pins}>
          {points.map((point) => (
            <Pin
              key={point.id}
              point={point}
              style={drawnAt(point)}
              isChosen={point.id === chosen}
              onChoose={onChoose}
              onFocus={() => (map ? map.reveal(point) : open())}
            />
          ))}
        </ol>
        {here && <span data-here className={styles.here} style={drawnAt(here)} role="img" aria-label="You are here" />}
      </div>
      {map && Controls ? (
        <Controls map={map} metres={metres} onFit={() => map.show(spots)} />
      ) : (
        <OpenMap
          state={state}
          onOpen={() => {
            isAskedFor.current = true
            open()
          }}
        />
      )}
    </section>
  )
}

const pinsIn = (overlay: HTMLElement | null) => overlay?.querySelectorAll('[data-pin]') ?? []

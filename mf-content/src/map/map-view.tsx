import { useEffect, useMemo, useRef, useState } from 'react'
import type { LiveMap } from './engine.ts'
import { boxAround, type Spot, within } from './geometry.ts'
import { quartersOf } from './ground/ground.ts'
import { MapControls } from './map-controls.tsx'
import styles from './map-view.module.css'
import { namesApart } from './names-apart.ts'
import { Pin } from './pin.tsx'
import { Sketch } from './sketch.tsx'
import { useLiveMap } from './use-live-map.ts'

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
  /** what the map is of, for who does not see it */
  readonly label: string
  readonly chosen?: string | null
  readonly onChoose?: (id: string) => void
  /** where the visitor is or searches from */
  readonly here?: Spot | null
  /** sets the size; without it 4:3 */
  readonly className?: string | undefined
}

/** Shape of the still drawing; the frame shows as much of it as fits. */
const shape = 4 / 3

/**
 * Places on a map of their city. It stands as a drawing with pins from the server on, becomes a map that moves when it
 * comes into view, and stays the drawing where it cannot. The pins are a list of their own, in the order of `points`.
 */
export function MapView({ city, points, label, chosen = null, onChoose, here = null, className }: MapViewProps) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [metres, setMetres] = useState<number | null>(null)
  const spots = useMemo(() => (here ? [...points, here] : points), [points, here])
  const box = useMemo(() => (spots.length > 0 ? boxAround(spots, shape) : null), [spots])

  const { ground, map } = useLiveMap({ frame, canvas, city, label, spots, onMove: settle })
  const quarters = useMemo(() => quartersOf(ground), [ground])
  const stillNames = useMemo(() => {
    if (!box) return []
    const placed = quarters.map((quarter) => {
      const { left, top } = within(box, quarter)
      return { name: quarter.name, x: left, y: top }
    })
    return namesApart(placed, { x: 16, y: 6 }).map(({ name }) => name)
  }, [quarters, box])

  /** Puts pins and names where the map has their spots now: by hand, since it happens sixty times a second. */
  function settle(live: LiveMap) {
    const put = (element: Element | undefined, spot: Spot) => {
      const { x, y } = live.project(spot)
      if (element instanceof HTMLElement) element.style.transform = `translate(${x}px, ${y}px)`
      return { x, y }
    }
    const pins = overlay.current?.querySelectorAll('[data-pin]') ?? []
    points.forEach((point, at) => void put(pins[at], point))
    const mark = overlay.current?.querySelector('[data-here]')
    if (mark && here) put(mark, here)
    const names = overlay.current?.querySelectorAll<HTMLElement>('[data-quarter]') ?? []
    const placed = quarters.map((quarter, at) => ({ ...put(names[at], quarter), element: names[at] }))
    const shown = new Set(namesApart(placed, { x: 110, y: 22 }))
    for (const name of placed) if (name.element) name.element.hidden = !shown.has(name)
    setMetres(Math.round(live.metresOfHundredPixels()))
  }

  useEffect(() => {
    if (map) settle(map)
  }, [map, points, here, quarters])
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

  if (!box) return null
  const still = (spot: Spot) => {
    if (map) return undefined
    const { left, top } = within(box, spot)
    return { left: `${left}%`, top: `${top}%` }
  }
  return (
    <section ref={frame} aria-label={label} className={className ? `${styles.frame} ${className}` : styles.frame}>
      <div ref={canvas} className={styles.canvas} />
      <div ref={overlay} className={map ? styles.overlay : styles.still}>
        {!map && <Sketch ground={ground} box={box} />}
        <div aria-hidden="true">
          {quarters.map((quarter) => (
            <span
              key={quarter.name}
              data-quarter
              className={styles.quarter}
              style={still(quarter)}
              hidden={!map && !stillNames.includes(quarter.name)}
            >
              {quarter.name}
            </span>
          ))}
        </div>
        <ol className={styles.pins}>
          {points.map((point) => (
            <Pin
              key={point.id}
              point={point}
              style={still(point)}
              isChosen={point.id === chosen}
              onChoose={onChoose}
              onFocus={() => map?.reveal(point)}
            />
          ))}
        </ol>
        {here && <span data-here className={styles.here} style={still(here)} role="img" aria-label="You are here" />}
      </div>
      {map && <MapControls map={map} metres={metres} onFit={() => map.show(spots)} />}
    </section>
  )
}

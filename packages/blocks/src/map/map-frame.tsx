import { type CSSProperties, lazy, type MouseEvent, Suspense, useMemo, useRef } from 'react'
import { fromMiddle, type Spot, scaleIn, spanOf, zoomOf } from './geometry.ts'
import { useLiveMap } from './live/use-live-map.ts'
import { useOpening } from './live/use-opening.ts'
import { useSettled, useShown } from './live/use-settled.ts'
import styles from './map-view.module.css'
import type { MapViewProps } from './map-view-props.ts'
import { OpenMap } from './open-map.tsx'
import { Pins } from './pins/pins.tsx'
import { useGroups } from './pins/use-groups.ts'
import { useCityMap } from './use-city-map.ts'
import { useFrameSize } from './use-frame-size.ts'
import { useMeaning } from './use-meaning.ts'

interface MapFrameProps extends MapViewProps {
  /** the map is full-screen: it opens by itself and handles all touch gestures */
  readonly isFull?: boolean
  /** opens the map somewhere with more room; returns false if it should open here */
  openElsewhere?(): boolean
}

const Drawing = lazy(async () => ({ default: (await import('./sketch/drawing.tsx')).Drawing }))

/** Sets the custom properties that the style sheet uses. */
const styleOf = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties
const stays = () => false
const isOnControl = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button') !== null

/** The sketch and the live map in one frame, with the same pins on either. */
export function MapFrame(props: MapFrameProps) {
  const { city, points, label, chosen = null, onChoose, here = null, within = null, className } = props
  const { isFull = false, openElsewhere = stays } = props
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const spots = useMemo(() => [...points, ...[here, within].filter((spot) => spot !== null)], [points, here, within])
  const span = useMemo(() => (spots.length > 0 ? spanOf(spots) : null), [spots])
  const drawing = useCityMap(frame, city)
  const size = useFrameSize(frame, span !== null)
  const scale = span && size ? scaleIn(span, size) : 0
  // A frame that is hidden or too small for a pin shows nothing.
  const zoom = scale > 0 ? zoomOf(scale) : null
  const { settle, view } = useSettled(overlay)
  const live = useLiveMap({ canvas, city, spots, isInPage: !isFull, onMove: settle })
  const { map, Controls, state, open } = live
  const groups = useGroups(points, map && view ? view.zoom : zoom)
  useShown({ map, overlay, groups, points, spots, chosen, settle })
  const meaning = useMeaning(open)
  const openFor = useOpening({ map, state, isFull, open, openElsewhere })

  if (!span) return null
  const drawnAt = (spot: Spot) => {
    const { x, y } = fromMiddle(span, spot)
    return styleOf({ '--x': x, '--y': y })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button within does the same for the keyboard.
    <section
      ref={frame}
      aria-label={label}
      className={className ? `${styles.frame} ${className}` : styles.frame}
      onClick={(event) => !map && !isOnControl(event) && openFor(null)}
      {...meaning}
    >
      <div ref={canvas} className={styles.canvas} />
      <div ref={overlay} className={styles.overlay} style={styleOf({ '--w': span.width, '--h': span.height })}>
        {!map && drawing && size && zoom !== null && (
          <Suspense fallback={null}>
            <Drawing map={drawing} span={span} zoom={zoom} frame={size} groups={groups} />
          </Suspense>
        )}
        <Pins
          {...{ groups, chosen, here, drawnAt, onChoose }}
          onReach={(spot) => (map ? map.reveal(spot) : open())}
          onOpen={(group) => (map ? map.open(group.points) : openFor(group))}
        />
      </div>
      {map && Controls ? (
        <Controls
          map={map}
          metres={view?.metres ?? null}
          isOurs={live.isSketch && drawing !== null}
          onFit={() => map.show(spots)}
        />
      ) : (
        <OpenMap state={state} isOurs={drawing !== null} onOpen={() => openFor('focus')} />
      )}
    </section>
  )
}

import type { CityMap } from '@nukkad/contracts/endpoints/city/city-maps'
import { type CSSProperties, useMemo } from 'react'
import type { Span } from '../geometry.ts'
import type { FrameSize } from '../use-frame-size.ts'
import { type Layer, pathsOf, size } from './paths.ts'
import styles from './sketch.module.css'

/** Streets are drawn from this zoom level on: farther out they would merge into grey. */
const streetZoom = 12.4

interface SketchProps {
  readonly map: CityMap
  readonly span: Span
  readonly zoom: number
  readonly frame: FrameSize
}

/** A city as a static drawing, limited to what its frame shows. */
export function Sketch({ map, span, zoom, frame }: SketchProps) {
  const paths = useMemo(() => pathsOf(map, span, zoom, frame), [map, span, zoom, frame])
  const near = 2 ** Math.max(-1.6, Math.min(1.4, zoom - 14))
  const path = (layer: Layer, className: string | undefined) => <path className={className} d={paths.of(layer)} />
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${size} ${size * (span.height / span.width)}`}
      style={{ '--near': near } as CSSProperties}
      aria-hidden="true"
    >
      {path('park', styles.park)}
      {path('water', styles.water)}
      {paths.rivers.map(({ name, d, width }) => (
        <path key={name} className={styles.river} d={d} style={{ strokeWidth: width }} />
      ))}
      {zoom >= streetZoom && path('path', styles.path)}
      {zoom >= streetZoom && path('street', styles.street)}
      {path('road', styles.casing)}
      {path('road', styles.road)}
      {paths.lines.map(({ name, d, colour, mode }) => (
        <path key={name} className={`${styles.line} ${mode === 'metro' ? '' : styles.dashed}`} d={d} stroke={colour} />
      ))}
      {paths.stations.map(({ key, x, y, colour }) => (
        <g key={key}>
          <path className={styles.stop} d={`M${x} ${y}h0`} stroke={colour} />
          <path className={styles.stopHeart} d={`M${x} ${y}h0`} />
        </g>
      ))}
    </svg>
  )
}

import type { CityMap, CityMapFeature } from '@nukkad/contracts/endpoints/city-maps'
import { useMemo } from 'react'
import { fromMiddle, type Span } from '../geometry.ts'
import styles from './sketch.module.css'

/** Units of the drawing across the span; rounded to a tenth, paths stay short. */
const size = 1000

/** Streets are drawn from this zoom level on: farther out they would be a grey cloth. */
const streetZoom = 12.4

interface SketchProps {
  readonly map: CityMap
  readonly span: Span
  readonly zoom: number
  readonly frame: { readonly width: number; readonly height: number }
}

type Layer = CityMapFeature['properties']['layer']

/** A city as a still drawing, as far as its frame shows it. */
export function Sketch({ map, span, zoom, frame }: SketchProps) {
  const scale = size / span.width
  const height = size * (span.height / span.width)
  const paths = useMemo(() => drawn(map, span, zoom, frame), [map, span, zoom, frame])
  const near = 2 ** Math.max(-1.6, Math.min(1.4, zoom - 14))
  const path = (layer: Layer, className: string | undefined) => <path className={className} d={paths.of(layer)} />
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${size} ${height}`}
      style={{ '--near': near } as React.CSSProperties}
      aria-hidden="true"
    >
      {path('park', styles.park)}
      {path('water', styles.water)}
      {paths.rivers.map(({ name, d, width }) => (
        <path key={name} className={styles.river} d={d} style={{ strokeWidth: Math.max(2, width * paths.metre) }} />
      ))}
      {zoom >= streetZoom && path('path', styles.path)}
      {zoom >= streetZoom && path('street', styles.street)}
      {path('road', styles.casing)}
      {path('road', styles.road)}
      {paths.lines.map(({ name, d, colour, mode }) => (
        <path key={name} className={`${styles.line} ${mode === 'metro' ? '' : styles.dashed}`} d={d} stroke={colour} />
      ))}
      {paths.stations.map(({ key, x, y, colour }) => (
        <path key={key} className={styles.stop} d={`M${x} ${y}h0`} stroke={colour} />
      ))}
      {paths.stations.map(({ key, x, y }) => (
        <path key={key} className={styles.stopHeart} d={`M${x} ${y}h0`} />
      ))}
    </svg>
  )

  function drawn(of: CityMap, within: Span, level: number, shown: SketchProps['frame']) {
    const world = 512 * 2 ** level
    const reach = { x: shown.width / world / 2, y: shown.height / world / 2 }
    const put = ([lng = 0, lat = 0]: readonly number[]) => {
      const { x, y } = fromMiddle(within, { lat, lng })
      return {
        x: Number((x * scale + size / 2).toFixed(1)),
        y: Number((y * scale + height / 2).toFixed(1)),
        far: { x, y },
      }
    }
    /** '' for a line that the frame does not show */
    const line = (points: readonly (readonly number[])[], end = '') => {
      const spots = points.map(put)
      const isOut = (['x', 'y'] as const).some(
        (axis) =>
          spots.every(({ far }) => far[axis] < -reach[axis]) || spots.every(({ far }) => far[axis] > reach[axis]),
      )
      return isOut ? '' : `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`
    }
    const shape = ({ type, coordinates }: CityMapFeature['geometry']): string => {
      if (type === 'Point') return ''
      if (type === 'LineString') return line(coordinates)
      return coordinates.map((one) => line(one, type === 'Polygon' ? 'Z' : '')).join('')
    }
    const features = (layer: Layer) => of.features.filter(({ properties }) => properties.layer === layer)
    const shapes = (layer: Layer) =>
      features(layer)
        .map(({ properties, geometry }) => ({ ...properties, name: properties.name ?? '', d: shape(geometry) }))
        .filter(({ d }) => d !== '')
    return {
      of: (layer: Layer) =>
        features(layer)
          .map(({ geometry }) => shape(geometry))
          .join(''),
      /** pixels that a metre is wide in the middle */
      metre: world / (40_075_016 * Math.cos(latitudeOf(within))),
      rivers: shapes('river').map(({ width = 20, ...one }) => ({ ...one, width })),
      lines: shapes('line').filter(({ mode }) => mode !== 'bus'),
      stations: features('station').flatMap(({ properties: { name, colour, mode }, geometry }) => {
        if (geometry.type !== 'Point' || level < (mode === 'bus' ? 12 : 10.5)) return []
        const { x, y, far } = put(geometry.coordinates)
        return Math.abs(far.x) > reach.x || Math.abs(far.y) > reach.y ? [] : [{ key: `${name}/${mode}`, x, y, colour }]
      }),
    }
  }
}

const latitudeOf = ({ y }: Span) => 2 * Math.atan(Math.exp(Math.PI * (1 - 2 * y))) - Math.PI / 2

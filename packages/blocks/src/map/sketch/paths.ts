import type { CityMap, CityMapFeature } from '@nukkad/contracts/endpoints/city/city-maps'
import { fromMiddle, type Span } from '../geometry.ts'
import type { FrameSize } from '../use-frame-size.ts'

/** Units of the drawing across the span; rounding to a tenth keeps paths short. */
export const size = 1000

export type Layer = CityMapFeature['properties']['layer']
type Geometry = CityMapFeature['geometry']

const rounded = (units: number) => Number(units.toFixed(1))
const latitudeOf = ({ y }: Span) => 2 * Math.atan(Math.exp(Math.PI * (1 - 2 * y))) - Math.PI / 2

/** Turns features into SVG paths; '' for features outside the frame at this zoom level. */
function drawer(span: Span, zoom: number, frame: FrameSize) {
  const world = 512 * 2 ** zoom
  const scale = size / span.width
  const height = size * (span.height / span.width)
  const reach = { x: frame.width / world / 2, y: frame.height / world / 2 }
  const put = ([lng = 0, lat = 0]: readonly number[]) => {
    const far = fromMiddle(span, { lat, lng })
    return { far, x: rounded(far.x * scale + size / 2), y: rounded(far.y * scale + height / 2) }
  }
  const line = (points: readonly (readonly number[])[], end = '') => {
    const spots = points.map(put)
    const isOut = (['x', 'y'] as const).some(
      (axis) => spots.every(({ far }) => far[axis] < -reach[axis]) || spots.every(({ far }) => far[axis] > reach[axis]),
    )
    return isOut ? '' : `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`
  }
  const shape = ({ type, coordinates }: Geometry): string => {
    if (type === 'Point') return ''
    if (type === 'LineString') return line(coordinates)
    return coordinates.map((one) => line(one, type === 'Polygon' ? 'Z' : '')).join('')
  }
  const stop = ({ type, coordinates }: Geometry) => {
    if (type !== 'Point') return []
    const { far, x, y } = put(coordinates)
    return Math.abs(far.x) > reach.x || Math.abs(far.y) > reach.y ? [] : [{ x, y }]
  }
  return { shape, stop, metre: world / (40_075_016 * Math.cos(latitudeOf(span))) }
}

/** The paths of a city's sketch, limited to what its frame shows. */
export function pathsOf(map: CityMap, span: Span, zoom: number, frame: FrameSize) {
  const { shape, stop, metre } = drawer(span, zoom, frame)
  const features = (layer: Layer) => map.features.filter(({ properties }) => properties.layer === layer)
  const shapes = (layer: Layer) =>
    features(layer)
      .map(({ properties, geometry }) => ({ ...properties, name: properties.name ?? '', d: shape(geometry) }))
      .filter(({ d }) => d !== '')
  return {
    of: (layer: Layer) =>
      features(layer)
        .map(({ geometry }) => shape(geometry))
        .join(''),
    rivers: shapes('river').map(({ width = 20, ...one }) => ({ ...one, width: Math.max(2, width * metre) })),
    lines: shapes('line').filter(({ mode }) => mode !== 'bus'),
    stations: features('station').flatMap(({ properties: { name, colour, mode }, geometry }) =>
      zoom < (mode === 'bus' ? 12 : 10.5)
        ? []
        : stop(geometry).map((at) => ({ ...at, colour, key: `${name}/${mode}/${at.x}` })),
    ),
  }
}

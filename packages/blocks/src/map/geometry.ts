/** A geographic position, in degrees. */
export interface Spot {
  readonly lat: number
  readonly lng: number
}

/** A rectangle of the Mercator map, whose world is 1 wide and 1 high; `x` and `y` are its centre. */
export interface Span {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const across = (lng: number) => (lng + 180) / 360
const down = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)

/** The minimum width of a span, about two hundred metres in India, because a single spot has no extent. */
const least = 0.000005

/** The smallest rectangle that contains all spots. */
export function spanOf(spots: readonly Spot[]): Span {
  const xs = spots.map(({ lng }) => across(lng))
  const ys = spots.map(({ lat }) => down(lat))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: Math.max(right - left, least),
    height: Math.max(bottom - top, least),
  }
}

/** The offset of a spot from the centre of a span, to the right and downwards. */
export const fromMiddle = (span: Span, { lat, lng }: Spot) => ({ x: across(lng) - span.x, y: down(lat) - span.y })

/** How a map fits a span, as a sketch or live: the padding at each side in pixels, and the maximum zoom. */
export const fitting = { padding: 56, maxZoom: 14.5 } as const

/** The width of the world in pixels at the maximum zoom. */
export const nearest = 512 * 2 ** fitting.maxZoom

/** The width of the world in pixels when a frame shows a span. The style sheet computes the same. */
export const scaleIn = ({ width, height }: Span, frame: { readonly width: number; readonly height: number }) =>
  Math.min((frame.width - 2 * fitting.padding) / width, (frame.height - 2 * fitting.padding) / height, nearest)

/** The zoom level of a MapLibre map whose world is `world` pixels wide. */
export const zoomOf = (world: number) => Math.log2(world / 512)

/** The largest round length that fits: 1, 2 or 5 times a power of ten. */
export function roundLength(metres: number): number {
  const ten = 10 ** Math.floor(Math.log10(metres))
  return [5, 2, 1].map((first) => first * ten).find((length) => length <= metres) ?? ten
}

export const lengthText = (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`)

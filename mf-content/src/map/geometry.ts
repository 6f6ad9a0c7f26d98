/** Somewhere, in degrees. */
export interface Spot {
  readonly lat: number
  readonly lng: number
}

/** A rectangle of the Mercator map, whose world is 1 wide and 1 high. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const across = (lng: number) => (lng + 180) / 360
export const down = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)

/** How wide a view is at least: about five kilometres in India. */
const leastWidth = 0.00014
/** Room around the outermost points, as a part of their span. */
const margin = 0.4

/** The smallest view of a shape (width over height) that holds all spots with room around them. */
export function boxAround(spots: readonly Spot[], shape: number): Box {
  const xs = spots.map(({ lng }) => across(lng))
  const ys = spots.map(({ lat }) => down(lat))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const width = Math.max((right - left) * (1 + margin), (bottom - top) * (1 + margin) * shape, leastWidth)
  const height = width / shape
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** Where a spot lies in a box, in per cent from its upper left corner. */
export const within = (box: Box, { lat, lng }: Spot) => ({
  left: ((across(lng) - box.x) / box.width) * 100,
  top: ((down(lat) - box.y) / box.height) * 100,
})

const earth = 40_075_016.686
/** Metres that a part of the Mercator world is long at a latitude. */
export const metresOf = (part: number, lat: number) => part * earth * Math.cos((lat * Math.PI) / 180)

/** The roundest length that fits: 1, 2 or 5 and noughts. */
export function roundLength(metres: number): number {
  const ten = 10 ** Math.floor(Math.log10(metres))
  return [5, 2, 1].map((first) => first * ten).find((length) => length <= metres) ?? ten
}

export const lengthText = (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`)

/** The position of the picture: its offset from the middle of the screen in CSS pixels, and its magnification. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The whole picture, centred. */
export const whole: Place = { x: 0, y: 0, scale: 1 }
const most = 4

const between = (least: number, value: number, highest: number) => Math.min(highest, Math.max(least, value))

/** Clamps the picture so that it keeps covering the screen: it moves at most by the size it exceeds it. */
export function held(place: Place, size: { width: number; height: number }): Place {
  const scale = between(1, place.scale, most)
  const room = { x: (size.width * (scale - 1)) / 2, y: (size.height * (scale - 1)) / 2 }
  return { scale, x: between(-room.x, place.x, room.x), y: between(-room.y, place.y, room.y) }
}

/** The midpoint between the fingers. */
export const middle = (points: readonly { x: number; y: number }[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The distance between two fingers in CSS pixels; 0 for a single finger. */
export const apart = ([one, other]: readonly { x: number; y: number }[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

import type { Area, Point, Way } from './city-shapes.ts'

/** A point in metres east and north of a nearby origin. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A local flat projection in metres, accurate enough within a city. */
export function planeAt([lng0, lat0]: Point) {
  const [east, north] = [111_320 * Math.cos((lat0 * Math.PI) / 180), 110_574]
  return {
    spot: ([lng, lat]: Point): Spot => ({ x: (lng - lng0) * east, y: (lat - lat0) * north }),
    /** Five decimals are about a metre. */
    point: ({ x, y }: Spot): Point => [rounded(lng0 + x / east), rounded(lat0 + y / north)],
  }
}
export type Plane = ReturnType<typeof planeAt>

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

export const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
export const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

interface Nearest {
  readonly spot: Spot
  readonly away: number
  /** direction of the path's segment at that point, in radians */
  readonly angle: number
}

/** The nearest point on a path. */
export function nearestOn(path: readonly Spot[], to: Spot): Nearest | undefined {
  let best: Nearest | undefined
  for (const [at, from] of path.entries()) {
    const end = path[at + 1]
    if (!end) break
    const [dx, dy] = [end.x - from.x, end.y - from.y]
    const part = Math.max(0, Math.min(1, ((to.x - from.x) * dx + (to.y - from.y) * dy) / (dx * dx + dy * dy || 1)))
    const spot = between(from, end, part)
    const away = distance(spot, to)
    if (!best || away < best.away) best = { spot, away, angle: Math.atan2(dy, dx) }
  }
  return best
}

/** Whether a path can come this near to a point, judged by its bounding box. */
export function mayReach(path: readonly Spot[], { x, y }: Spot, reach: number): boolean {
  const { left, right, low, high } = boxOf(path)
  return x >= left - reach && x <= right + reach && y >= low - reach && y <= high + reach
}

const boxes = new WeakMap<readonly Spot[], { left: number; right: number; low: number; high: number }>()
function boxOf(path: readonly Spot[]) {
  const known = boxes.get(path)
  if (known) return known
  const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => y)]
  const box = { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) }
  boxes.set(path, box)
  return box
}

/** The nearest point on several paths. */
export function nearestOf(paths: readonly (readonly Spot[])[], to: Spot): Nearest | undefined {
  let best: Nearest | undefined
  for (const path of paths) {
    if (best && !mayReach(path, to, best.away)) continue
    const near = nearestOn(path, to)
    if (near && (!best || near.away < best.away)) best = near
  }
  return best
}

/** Ray casting: counts the edges to the east. */
function isInside(ring: readonly Spot[], { x, y }: Spot): boolean {
  let isIn = false
  for (const [at, a] of ring.entries()) {
    const b = ring[(at + ring.length - 1) % ring.length]
    if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
  }
  return isIn
}

/** Returns a function that tells whether a point lies in these areas or rivers. */
export function cover(plane: Plane, areas: readonly Area[], rivers: readonly Way[]) {
  const rings = areas.map(({ ring }) => ring.map(plane.spot))
  const shores = rings.map((ring) => [...ring, ...ring.slice(0, 1)])
  const isNear = (path: readonly Spot[], spot: Spot, reach: number) =>
    mayReach(path, spot, reach) && (nearestOn(path, spot)?.away ?? Number.POSITIVE_INFINITY) < reach
  const courses = rivers.map(({ path, width }) => ({ path: path.map(plane.spot), reach: width / 2 }))
  return (spot: Spot, margin = 0) =>
    rings.some((ring) => mayReach(ring, spot, 0) && isInside(ring, spot)) ||
    (margin > 0 && shores.some((shore) => isNear(shore, spot, margin))) ||
    courses.some(({ path, reach }) => isNear(path, spot, reach + margin))
}
export type Covers = ReturnType<typeof cover>

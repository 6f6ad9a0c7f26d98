import { chanceOf } from '../random.ts'
import { between, type Covers, distance, mayReach, nearestOf, type Spot } from './plane.ts'

/** An area in which streets are generated, in metres. */
export interface Centre {
  readonly key: string
  readonly spot: Spot
  readonly radius: number
}

interface GridGround {
  readonly roads: readonly (readonly Spot[])[]
  /** areas that no street crosses */
  readonly isClosed: Covers
  /** all centres: a street belongs to the nearest */
  readonly centres: readonly Centre[]
}

interface Node extends Spot {
  /** on a main road, where streets end and which they do not duplicate */
  readonly isOnRoad: boolean
}

/** A street this near to a main road is merged with it, in metres. */
const roadReach = 38
const steps = [0, 0.25, 0.5, 0.75, 1]

/**
 * Generates the streets of a neighbourhood: two families of lines along and across its nearest main road, bent,
 * unevenly spaced and with gaps, so that they look organically grown; they avoid water and parks and end at main roads.
 * The same key gives the same streets.
 */
export function streetGrid(centre: Centre, { roads, ...rest }: GridGround): Spot[][] {
  const ground = { ...rest, roads: roads.filter((road) => mayReach(road, centre.spot, centre.radius * 2)) }
  const nodes = nodesOf(centre, ground)
  const chance = chanceOf(`streets/${centre.key}`)
  const joined = (a: Node | undefined, b: Node | undefined): boolean => {
    const isKept = !chance.hits(0.15)
    if (!a || !b || !isKept || (a.isOnRoad && b.isOnRoad) || distance(a, b) < 20) return false
    const middle = between(a, b, 0.5)
    const own = distance(middle, centre.spot)
    return (
      own <= centre.radius &&
      ground.centres.every((other) => other === centre || distance(middle, other.spot) >= own) &&
      steps.every((part) => !ground.isClosed(between(a, b, part), 12))
    )
  }
  const rows = nodes
  const columns = (nodes[0] ?? []).map((_, at) => nodes.flatMap((row) => row[at] ?? []))
  return [...rows, ...columns].flatMap((row) => pieces(row, joined))
}

/** Splits a line where two neighbouring nodes are not joined. */
function pieces(row: readonly Node[], joined: (a: Node | undefined, b: Node | undefined) => boolean): Spot[][] {
  const all: Spot[][] = []
  let open: Spot[] = []
  for (const [at, node] of row.entries()) {
    if (at === 0 || !joined(row[at - 1], node)) {
      if (open.length > 1) all.push(open)
      open = []
    }
    open.push({ x: node.x, y: node.y })
  }
  if (open.length > 1) all.push(open)
  return all
}

function nodesOf({ key, spot, radius }: Centre, { roads }: GridGround): Node[][] {
  const chance = chanceOf(`crossings/${key}`)
  const angle = nearestOf(roads, spot)?.angle ?? chance.next() * Math.PI
  const [along, across] = [chance.whole(95, 140), chance.whole(70, 100)]
  const [bend, phase] = [0.12 + chance.next() * 0.16, chance.next() * Math.PI * 2]
  const reach = (step: number) => Math.ceil(radius / step) + 1
  const [wide, high] = [reach(along), reach(across)]
  const shake = (size: number) => (chance.next() - 0.5) * size * 0.34
  const range = (most: number) => Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
  const offsets = range(high).map(() => shake(across))
  return range(high).map((row, nth) =>
    range(wide).map((column): Node => {
      const [u, v] = [column * along + shake(along) * 0.5, row * across + (offsets[nth] ?? 0) + shake(across) * 0.4]
      const turn = angle + bend * Math.sin(Math.hypot(u, v) / 420 + phase)
      const free = {
        x: spot.x + u * Math.cos(turn) - v * Math.sin(turn),
        y: spot.y + u * Math.sin(turn) + v * Math.cos(turn),
      }
      const road = nearestOf(roads, free)
      return road && road.away < roadReach ? { ...road.spot, isOnRoad: true } : { ...free, isOnRoad: false }
    }),
  )
}

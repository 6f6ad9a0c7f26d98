import type { Walk } from '@nukkad/contracts/endpoints/city/walk'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db.ts'
import type { Point } from '../pincode/pincode-places.ts'
import { nearestStations } from './city-map.repository.ts'
import { walkFrom } from './walk.ts'

/** Milliseconds. Stations rarely change; a corrected one shows soon. */
const keptFor = 60_000
const mostKept = 20_000

interface Kept {
  readonly walk: Walk | null
}

/** A point rounded to the metre as one number, which is quicker to build than a string. */
const keyOf = ({ lat, lng }: Point) => Math.round(lat * 100_000) * 100_000_000 + Math.round(lng * 100_000)

const texts = new WeakMap<Walk, string>()

/** A walk as JSON text; a cached walk is serialized once. */
export function walkJson(walk: Walk | null): string {
  if (!walk) return 'null'
  const before = texts.get(walk)
  if (before) return before
  const text = JSON.stringify(walk)
  texts.set(walk, text)
  return text
}

/** The walk to each of the given points from its nearest stop, cached for a minute. */
export function createWalks(db: Db): (points: readonly Point[]) => Promise<(Walk | null)[]> {
  const kept = new LRUCache<number, Kept>({ max: mostKept, ttl: keptFor })

  return async (points) => {
    const known = points.map((point) => kept.get(keyOf(point)))
    const missing = points.filter((_, at) => known[at] === undefined)
    if (missing.length === 0) return known.map((one) => one?.walk ?? null)
    const near = new Map((await nearestStations(db, missing)).map((stop) => [stop.nth, stop]))
    const read = missing.map((point, at): Kept => {
      const stop = near.get(at + 1)
      const one = { walk: stop ? walkFrom(stop, point) : null }
      kept.set(keyOf(point), one)
      return one
    })
    return known.map((one) => (one ?? read.shift())?.walk ?? null)
  }
}

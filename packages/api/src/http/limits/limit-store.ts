import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The part of a Redis client that counting needs. */
export interface CountingRedis {
  eval(script: string, keys: number, ...values: (string | number)[]): Promise<unknown>
}
interface Counted {
  current: number
  ttl: number
}
/** The route that is counted, or the group of routes counted together. */
interface Counting {
  readonly path?: string
  readonly routeInfo?: { readonly method?: unknown; readonly url?: string }
  readonly groupId?: string
}
type Done = (error: Error | null, counted?: Counted) => void

/** About a hundred bytes each. */
const mostKept = 100_000
const count = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}
`

/**
 * Counts across all processes where Redis is configured. While it is down each process counts for itself: a limit then
 * admits as many times more as there are processes, but it still holds.
 */
export function limitStore(redis: CountingRedis | undefined, log: FastifyBaseLogger): FastifyRateLimitStoreCtor {
  // Bounded by `maxSize` and not by `max`: the latter would allocate all slots up front.
  const here = new LRUCache<string, { count: number; readonly until: number }>({
    maxSize: mostKept,
    sizeCalculation: () => 1,
  })
  let isAway = false

  function countHere(key: string, timeWindow: number): Counted {
    const now = Date.now()
    let known = here.get(key)
    if (!known || known.until <= now) {
      known = { count: 0, until: now + timeWindow }
      here.set(key, known)
    }
    known.count += 1
    return { current: known.count, ttl: known.until - now }
  }

  async function countTogether(shared: CountingRedis, key: string, timeWindow: number): Promise<Counted> {
    try {
      const [current = 0, ttl = 0] = (await shared.eval(count, 1, `nukkad-limit-${key}`, timeWindow)) as number[]
      isAway = false
      return { current, ttl }
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'Redis does not respond: each process counts requests on its own')
      isAway = true
      return countHere(key, timeWindow)
    }
  }

  class Store implements FastifyRateLimitStore {
    readonly #name: string
    readonly #isLocal: boolean
    constructor({ routeInfo, groupId }: Counting) {
      this.#name = groupId ?? `${routeInfo?.method} ${routeInfo?.url}`
      // The limits of whole classes of calls are generous and not worth a round trip.
      this.#isLocal = groupId !== undefined
    }
    incr(key: string, done: Done, timeWindow: number): void {
      const name = `${this.#name} ${key}`
      if (!redis || this.#isLocal) done(null, countHere(name, timeWindow))
      else void countTogether(redis, name, timeWindow).then((counted) => done(null, counted))
    }
    child(params: Counting): Store {
      return new Store(params)
    }
  }
  return Store
}

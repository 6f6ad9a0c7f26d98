import rateLimit from '@fastify/rate-limit'
import { isPrivateAddress } from '@nukkad/contracts/private-address'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { TooManyRequests } from '../../errors.ts'
import type { App } from '../../plugin.ts'
import type { Settings } from '../../settings.ts'
import { limitStore } from './limit-store.ts'

/** Calls come in bursts: a page makes a dozen, and a word is typed within a second. */
const burstMs = 5_000

/** Results per address: a lookup in a BlockList takes 2 % of the time of a call. */
const known = new LRUCache<string, boolean>({ max: 10_000, memoMethod: isPrivateAddress })
/** Whether an address is of our own network. */
export const isOurs = (ip: string): boolean => known.memo(ip)
/** Whether a call comes from our own network. */
export const isNear = ({ ip }: FastifyRequest): boolean => isOurs(ip)

/** The rate-limit class of a call; calls of gateways and operators have none. */
function classOf({ access, config, method, tags }: RouteOptions): 'searches' | 'reads' | 'writes' | undefined {
  const by = access ?? config?.access
  if (!tags || by === 'gateway' || by === 'operator') return undefined
  if (tags.includes('search')) return 'searches'
  return method === 'GET' ? 'reads' : 'writes'
}

/** Applies the limits that routes declare themselves, and to all others the limit of their class, per address. */
export async function limitCalls(app: App, settings: Settings, redis: Redis | undefined): Promise<void> {
  const most = { searches: settings.LIMIT_SEARCHES, reads: settings.LIMIT_READS, writes: settings.LIMIT_WRITES }
  app.addHook('onRoute', (route) => {
    const group = route.config?.rateLimit === undefined ? classOf(route) : undefined
    if (!group || most[group] === 0) return
    const limit = { max: most[group], timeWindow: burstMs, groupId: group, allowList: isNear }
    route.config = { ...route.config, rateLimit: limit }
  })
  await app.register(rateLimit, {
    global: false,
    store: limitStore(redis, app.log),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl / 1000),
  })
}

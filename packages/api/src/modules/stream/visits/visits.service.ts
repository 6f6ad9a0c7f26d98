import { dayInIndia } from '@nukkad/contracts/indian-time'
import { LRUCache } from 'lru-cache'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import type { Base } from '../../../plugin.ts'
import type { AffiliateService } from '../../affiliates/affiliates.service.ts'
import * as funnels from './funnel.repository.ts'
import * as repository from './visits.repository.ts'

/** The operator's choice of visits. */
export interface VisitsWish {
  readonly days: number
  readonly city: string | null
  readonly device: string | null
}

export interface Visits {
  readonly at: Date
  readonly wish: VisitsWish
  /** every day of the period, oldest first */
  readonly days: readonly string[]
  readonly views: readonly repository.DayViews[]
  readonly missed: readonly repository.MissedSearch[]
  readonly funnel: readonly funnels.FunnelRow[]
  readonly sources: readonly repository.SourceRow[]
  /** by the origin of their buyers, in all cities and on all devices */
  readonly orders: Awaited<ReturnType<AffiliateService['ordersByOrigin']>>
}

interface VisitsParts extends Pick<Base, 'db' | 'now'> {
  readonly affiliates: Pick<AffiliateService, 'ordersByOrigin'>
}

export type VisitsService = ReturnType<typeof createVisitsService>

/** Visit statistics for operators, cached for 15 seconds. */
export function createVisitsService({ db, now, affiliates }: VisitsParts) {
  const known = new LRUCache<string, Visits>({ max: 40, ttl: 15_000 })

  async function look(wish: VisitsWish): Promise<Visits> {
    const at = now()
    const days = Array.from({ length: wish.days }, (_, ago) => dayInIndia(daysBefore(at, wish.days - 1 - ago)))
    const filter = { ...wish, from: days[0] ?? '', to: days.at(-1) ?? '' }
    const [views, missed, funnel, sources, orders] = await Promise.all([
      repository.viewsByDay(db, filter),
      repository.missedSearches(db, filter),
      funnels.funnel(db, filter),
      repository.visitsBySource(db, filter),
      affiliates.ordersByOrigin(daysBefore(at, wish.days), at),
    ])
    return { at, wish, days, views, missed, funnel, sources, orders }
  }

  return {
    async visits(wish: VisitsWish): Promise<Visits> {
      const key = JSON.stringify(wish)
      const seen = known.get(key) ?? (await look(wish))
      known.set(key, seen, { noUpdateTTL: true })
      return seen
    },
  }
}

import type { Queryable } from '../../../db.ts'
import type { VisitsFilter } from './visits-filter.ts'

export interface DayViews {
  readonly day: string
  readonly page: string
  readonly city: string
  readonly device: string
  readonly views: number
}

/** Past days have been counted already; today is counted now. */
export function viewsByDay(q: Queryable, { from, to, city, device }: VisitsFilter): Promise<DayViews[]> {
  return q<DayViews[]>`
    with counted as (
      select day, page, city, device, views from stream_day where day between ${from} and ${to} and day < ${to}
      union all
      select day, page, city, device, count(*)::integer from stream_event
      where name = 'PAGE_VIEWED' and day = ${to} group by day, page, city, device
    )
    select day::text, page, city, device, sum(views)::integer as views from counted
    where (${city}::text is null or city = ${city}) and (${device}::text is null or device = ${device})
    group by day, page, city, device order by day`
}

export interface MissedSearch {
  readonly words: string
  readonly times: number
  readonly visitors: number
}

/** Searches without results, most frequent first. */
export function missedSearches(q: Queryable, { from, to, city, device }: VisitsFilter): Promise<MissedSearch[]> {
  return q<MissedSearch[]>`
    select lower(props ->> 'query') as words, count(*)::integer as times,
      count(distinct coalesce(object_id, user_id, event_id))::integer as visitors
    from stream_event
    where name = 'SEARCH_VIEWED' and day between ${from} and ${to}
      and jsonb_typeof(props -> 'results') = 'number' and (props ->> 'results')::numeric = 0
      and coalesce(props ->> 'query', '') <> '' and props -> 'narrowed' is distinct from 'true'
      and (${city}::text is null or city = ${city}) and (${device}::text is null or device = ${device})
    group by 1 order by times desc, words limit 25`
}

export interface SourceRow {
  readonly source: string
  readonly affiliation: string
  readonly campaign: string
  readonly visits: number
}

/** Visits by origin: the ref, the affiliate and the campaign. */
export function visitsBySource(q: Queryable, { from, to, city, device }: VisitsFilter): Promise<SourceRow[]> {
  return q<SourceRow[]>`
    select source, coalesce(affiliation, '') as affiliation, coalesce(origin ->> 'utm_campaign', '') as campaign,
      count(*)::integer as visits
    from stream_event
    where name = 'APP_OPEN' and day between ${from} and ${to}
      and (${city}::text is null or city = ${city}) and (${device}::text is null or device = ${device})
    group by 1, 2, 3 order by visits desc, source limit 50`
}

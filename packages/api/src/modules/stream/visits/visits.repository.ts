import type { Queryable } from '../../../db.ts'

/** Which visits are looked at: of these days, of one city or device or of all. */
export interface VisitsFilter {
  /** the first and the last day, yyyy-mm-dd */
  readonly from: string
  readonly to: string
  readonly city: string | null
  readonly device: string | null
}

export interface DayViews {
  readonly day: string
  readonly page: string
  readonly city: string
  readonly device: string
  readonly views: number
}

/** Days that are over are counted already; today is counted now. */
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

/** Searches that found nothing, the most frequent first. */
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

export interface FunnelRow {
  readonly city: string
  readonly device: string
  readonly seen: number
  readonly bagged: number
  readonly checkout: number
  readonly ordered: number
}

/** How many visitors took each step after the one before it, by where and on what they took the first. */
export function funnel(q: Queryable, { from, to, city, device }: VisitsFilter): Promise<FunnelRow[]> {
  return q<FunnelRow[]>`
    with step as (
      select coalesce(object_id, user_id, event_id) as visitor, name, happened_at, city, device from stream_event
      where name in ('PRODUCT_VIEWED', 'PRODUCT_ADDED_TO_CART', 'CHECKOUT_STARTED', 'ORDER_PLACED')
        and day between ${from} and ${to}
    ), seen as (
      select distinct on (visitor) visitor, happened_at as at, city, device from step
      where name = 'PRODUCT_VIEWED' order by visitor, happened_at
    ), bagged as (
      select s.visitor, min(happened_at) as at from step join seen s using (visitor)
      where name = 'PRODUCT_ADDED_TO_CART' and happened_at >= s.at group by s.visitor
    ), checkout as (
      select s.visitor, min(happened_at) as at from step join bagged s using (visitor)
      where name = 'CHECKOUT_STARTED' and happened_at >= s.at group by s.visitor
    ), ordered as (
      select distinct s.visitor from step join checkout s using (visitor)
      where name = 'ORDER_PLACED' and happened_at >= s.at
    )
    select s.city, s.device, count(*)::integer as seen, count(b.visitor)::integer as bagged,
      count(c.visitor)::integer as checkout, count(o.visitor)::integer as ordered
    from seen s
    left join bagged b using (visitor) left join checkout c using (visitor) left join ordered o using (visitor)
    where (${city}::text is null or s.city = ${city}) and (${device}::text is null or s.device = ${device})
    group by s.city, s.device order by seen desc`
}

export interface SourceRow {
  readonly source: string
  readonly affiliation: string
  readonly campaign: string
  readonly visits: number
}

/** Visits by where they came from: the ref, who sent them, and the campaign. */
export function visitsBySource(q: Queryable, { from, to, city, device }: VisitsFilter): Promise<SourceRow[]> {
  return q<SourceRow[]>`
    select source, coalesce(affiliation, '') as affiliation, coalesce(origin ->> 'utm_campaign', '') as campaign,
      count(*)::integer as visits
    from stream_event
    where name = 'APP_OPEN' and day between ${from} and ${to}
      and (${city}::text is null or city = ${city}) and (${device}::text is null or device = ${device})
    group by 1, 2, 3 order by visits desc, source limit 50`
}

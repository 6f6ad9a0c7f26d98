import type { Queryable } from '../../../db.ts'
import type { VisitsFilter } from './visits-filter.ts'

/** Visitors of one city and kind of device, by how far they went. */
export interface FunnelRow {
  readonly city: string
  readonly device: string
  readonly seen: number
  readonly bagged: number
  readonly checkout: number
  readonly ordered: number
}

/** How many visitors took each step after the previous one, by the city and device of their first step. */
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

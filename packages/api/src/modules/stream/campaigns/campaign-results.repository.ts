import type { Queryable } from '../../../db.ts'
import type { ArmFilter, CampaignFilter, Led, MetArm, Seen } from './campaign-counts.ts'

/** Each half has its own index. */
const toldOf = (q: Queryable, slug: string) => q`
  ((name = 'CAMPAIGN_VIEWED' and props ->> 'slug' = ${slug})
    or (name = 'CAMPAIGN_BLOCK_CLICKED' and props ->> 'slug' = ${slug}))`
const visitor = (q: Queryable) => q`coalesce(object_id, user_id, event_id)`
/** Events come from anyone: an unknown variant counts as the first one, and an unknown block as none. */
const place = (q: Queryable) => q`
  case when props ->> 'variant' in ('b', 'c', 'd') then props ->> 'variant' else 'a' end as variant,
  case when name = 'CAMPAIGN_BLOCK_CLICKED' and props ->> 'block' ~ '^[0-9a-f-]{36}$' then props ->> 'block' else '' end
    as block`

/** Views, taps and people by day, variant and block, and their totals: a person is counted once in each. */
export function countSeen(q: Queryable, { slug, from, to }: CampaignFilter): Promise<Seen[]> {
  return q<Seen[]>`
    with mine as (
      select day, name, ${visitor(q)} as visitor, left(props ->> 'kind', 40) as kind, ${place(q)} from stream_event
      where ${toldOf(q, slug)} and day between ${from} and ${to}
    )
    select day::text, variant, block,
      coalesce(max(kind) filter (where block <> ''), '') as kind,
      count(*) filter (where name = 'CAMPAIGN_VIEWED')::integer as views,
      count(*) filter (where name <> 'CAMPAIGN_VIEWED')::integer as taps,
      count(distinct visitor) filter (where name = 'CAMPAIGN_VIEWED' or block <> '')::integer as people
    from mine group by grouping sets ((day, variant, block), (variant, block), (day), (variant), ())
    order by day, variant, block limit 20000`
}

/**
 * What visitors did after the page, within the window, if it was the last campaign they had viewed or tapped; with the
 * block they tapped last.
 */
export function countOutcomes(q: Queryable, { slug, from, to, windowDays }: CampaignFilter): Promise<Led[]> {
  const since = q`${from}::date - ${windowDays}::integer - 1`
  return q<Led[]>`
    with people as materialized (
      select distinct ${visitor(q)} as visitor from stream_event
      where ${toldOf(q, slug)} and day between ${since} and ${to}
    ), step as (
      select e.seq, e.day, e.happened_at, e.name, e.props, p.visitor, ${place(q)},
        case when name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED') then props ->> 'slug' end as slug
      from stream_event e join people p on p.visitor = ${visitor(q)}
      where e.name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED', 'PRODUCT_ADDED_TO_CART', 'ORDER_PLACED')
        and e.day between ${since} and ${to}
    ), numbered as (
      select *, count(slug) over so_far as touch,
        count(*) filter (where slug = ${slug} and block <> '') over so_far as tap
      from step window so_far as (partition by visitor order by happened_at, seq)
    ), last_touch as (
      select *, first_value(slug) over of_touch as of_page, first_value(variant) over of_touch as of_variant,
        first_value(happened_at) over of_touch as touched_at, first_value(block) over of_tap as of_block,
        first_value(happened_at) over of_tap as tapped_at
      from numbered window of_touch as (partition by visitor, touch order by happened_at, seq),
        of_tap as (partition by visitor, tap order by happened_at, seq)
    ), outcome as (
      select day, name, seq, of_variant as variant, props,
        case when tap > 0 and tapped_at > happened_at - make_interval(days => ${windowDays}) then of_block else '' end
          as block
      from last_touch
      where slug is null and touch > 0 and of_page = ${slug} and day between ${from} and ${to}
        and touched_at > happened_at - make_interval(days => ${windowDays})
    ), ordered as (
      select distinct on (id) id, o.day, o.variant, o.block
      from outcome o cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(props -> 'order_ids') = 'array' then props -> 'order_ids' else '[]' end
      ) id
      where name = 'ORDER_PLACED' order by id, seq
    )
    select day::text, variant, block, 'PRODUCT_ADDED_TO_CART' as name, count(*)::integer as times, '{}'::text[] as orders
    from outcome where name = 'PRODUCT_ADDED_TO_CART' group by day, variant, block
    union all
    select day::text, variant, block, 'ORDER_PLACED', count(*)::integer, array_agg(id) from ordered
    group by day, variant, block`
}

const steps = { taps: 'CAMPAIGN_BLOCK_CLICKED', adds: 'PRODUCT_ADDED_TO_CART', orders: 'ORDER_PLACED' } as const

/**
 * How many people were given each variant in this phase, and how many of them reached the goal within the window. Those
 * who keep a variant from an earlier phase are left out: they were divided by its weights, not by the present ones.
 */
export function metArms(q: Queryable, { slug, phase, since, goal, windowDays }: ArmFilter): Promise<MetArm[]> {
  return q<MetArm[]>`
    with met as materialized (
      select visitor, variant, happened_at from (
        select distinct on (visitor) * from (
          select ${visitor(q)} as visitor, day, happened_at, seq, props ->> 'phase' as phase, ${place(q)} from stream_event
          where name = 'CAMPAIGN_VIEWED' and props ->> 'slug' = ${slug} and props ->> 'phase' is not null
        ) viewed order by visitor, happened_at, seq
      ) first where phase = ${String(phase)} and day >= ${since}::date - 1
    ), done as (
      select distinct m.visitor from met m join stream_event e on ${visitor(q)} = m.visitor
      where e.name = ${steps[goal]} and e.day >= ${since}::date - 1
        and (e.name <> 'CAMPAIGN_BLOCK_CLICKED' or e.props ->> 'slug' = ${slug})
        and e.happened_at >= m.happened_at and e.happened_at < m.happened_at + make_interval(days => ${windowDays})
    )
    select variant, count(*)::integer as people, count(done.visitor)::integer as successes
    from met left join done using (visitor) group by variant order by variant`
}

import type { OfferKind } from '@nukkad/contracts/endpoints/access/access-offer'
import type { Queryable, Tx } from '../../../db.ts'
import type { OfferRow } from './offer-row.ts'

export interface CategoryRow {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly offers: number
}

const columns = (q: Queryable) => q`
  a.id, a.slug, a.outlet_id as "outletId", a.category, a.kind, a.title, a.line, a.discount_label as "discountLabel",
  a.terms, a.valid_from as "validFrom", a.valid_to as "validTo", a.period, a.stock, a.used,
  a.is_member_only as "isMemberOnly", f.kind as "outletKind", f.slug as "outletSlug", f.title as "outletTitle",
  f.href as "outletHref", f.locality, f.city, f.image`
const from = (q: Queryable) => q`from access_offer a join access_outlet_facts f on f.id = a.outlet_id and f.is_open`
const isOn = (q: Queryable, now: Date) => q`a.is_published and a.valid_from <= ${now} and a.valid_to > ${now}`

export interface OfferAsk {
  readonly city: string | undefined
  readonly category?: string | undefined
  readonly kind?: OfferKind | undefined
}
const matching = (q: Queryable, { city, category, kind }: OfferAsk, now: Date) => q`
  ${isOn(q, now)} ${city ? q`and f.city = ${city}` : q``} ${category ? q`and a.category = ${category}` : q``}
  ${kind ? q`and a.kind = ${kind}` : q``}`

/** All categories, each with its number of current offers in a city. */
export const categories = (q: Queryable, ask: Omit<OfferAsk, 'category'>, now: Date) => q<CategoryRow[]>`
  select c.slug, c.title, c.line, count(on_now.id)::integer as offers
  from access_category c
  left join (select a.id, a.category ${from(q)} where ${matching(q, ask, now)}) on_now on on_now.category = c.slug
  group by c.slug order by c.position`

/** The first `most` offers of each of these categories. */
export const firstOfEach = (q: Queryable, ask: OfferAsk, slugs: readonly string[], most: number, now: Date) => q<
  OfferRow[]
>`
  select * from (
    select ${columns(q)}, row_number() over (partition by a.category order by a.position, a.id) as nth
    ${from(q)} where ${matching(q, ask, now)} and a.category = any(${[...slugs]}::text[])
  ) as one where nth <= ${most} order by nth`

export async function list(
  q: Queryable,
  ask: OfferAsk,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<OfferRow[]> {
  return q<OfferRow[]>`
    select ${columns(q)} ${from(q)} where ${matching(q, ask, now)}
    order by a.position, a.id limit ${limit} offset ${offset}`
}

export async function count(q: Queryable, ask: OfferAsk, now: Date): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count ${from(q)} where ${matching(q, ask, now)}`
  return row.count
}

export async function bySlug(q: Queryable, slug: string): Promise<OfferRow | undefined> {
  const [row] = await q<OfferRow[]>`select ${columns(q)} ${from(q)} where a.slug = ${slug} and a.is_published`
  return row
}

/** Current offers of one provider. */
export const ofGiver = (q: Queryable, kind: 'place' | 'merchant', slug: string, now: Date) => q<OfferRow[]>`
  select ${columns(q)} ${from(q)} where f.kind = ${kind} and f.slug = ${slug} and ${isOn(q, now)}
  order by a.position, a.id`

export const ofOutlet = (q: Queryable, outletId: number, now: Date) => q<OfferRow[]>`
  select ${columns(q)} ${from(q)} where a.outlet_id = ${outletId} and ${isOn(q, now)} order by a.position, a.id`

/** Takes one from the stock; false when none was left. One statement checks and counts, so the last goes once. */
export async function takeOne(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx`
    update access_offer set used = used + 1 where id = ${id} and (stock is null or used < stock) returning id`
  return rows.length === 1
}

export async function putBack(tx: Tx, id: number): Promise<void> {
  await tx`update access_offer set used = greatest(0, used - 1) where id = ${id}`
}

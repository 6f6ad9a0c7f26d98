import type { Queryable } from '../../db.ts'
import type { SiteKind } from './site-kinds.ts'

export interface AddressRow {
  readonly key: string
  readonly href: string
  readonly changedAt: Date | null
}

/** A request for addresses of a kind: those after a key, in the order of their keys. */
export interface AddressAsk {
  readonly kind: SiteKind
  readonly city: string | null
  readonly after: string
  readonly most: number
}

interface After extends Pick<AddressAsk, 'kind' | 'city' | 'after'> {
  readonly most: number | null
}

const addressesAfter = (q: Queryable, { kind, city, after, most }: After) =>
  kind.source
    ? q`${q(kind.source)}(${city}, ${after}, ${most})`
    : q`site_address(${kind.name}, ${city}, ${after}, ${most})`

export function addresses(q: Queryable, ask: AddressAsk): Promise<AddressRow[]> {
  return q<AddressRow[]>`
    select key, href, changed_at as "changedAt" from ${addressesAfter(q, ask)}`
}

export interface KindFacts {
  readonly count: number
  /** the last key of each full file, after which the next one begins */
  readonly ends: string[]
  readonly changedAt: Date | null
}

/** How many addresses a kind has, where its files of `size` end, and when the newest changed. */
export async function factsOf(q: Queryable, kind: SiteKind, city: string | null, size: number): Promise<KindFacts> {
  const all = addressesAfter(q, { kind, city, after: '', most: null })
  const [row] = await q<[KindFacts]>`
    with address as (
      select key, changed_at, row_number() over (order by key) as n from ${all}
    )
    select count(*)::integer as count, max(changed_at) as "changedAt",
      coalesce(array_agg(key order by n) filter (where n % ${size}::bigint = 0), '{}') as ends
    from address`
  return row
}

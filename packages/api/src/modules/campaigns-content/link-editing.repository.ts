import type { NewLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import type { Queryable, Tx } from '../../db.ts'

interface BatchRow {
  readonly id: string
  readonly kind: NewLinks['kind']
  readonly title: string
  readonly madeBy: string | null
  readonly madeAt: Date
  readonly count: number
  readonly revoked: number
  readonly used: number
}
/** The latest batches first. */
export async function batches(q: Queryable): Promise<BatchRow[]> {
  return q<BatchRow[]>`
    select b.id::text, b.kind, b.title, u.first_name as "madeBy", b.made_at as "madeAt", c.count, c.revoked, c.used
    from link_batch b left join app_user u on u.id = b.made_by
    cross join lateral (
      select count(*)::integer as count, count(*) filter (where is_revoked)::integer as revoked,
        count(*) filter (where is_used)::integer as used
      from (
        select is_revoked, exists (select from private_link_open o where o.code_hash = l.code_hash and o.detail = l.detail)
          as is_used
        from private_link l where l.batch = b.id
        union all
        select is_revoked, spent_at is not null from campaign_token t where t.batch = b.id
      ) link
    ) c
    order by b.made_at desc, b.id limit 200`
}

/** Pages that are reachable only through a link. */
export async function privatePages(q: Queryable): Promise<{ slug: string; title: string }[]> {
  return q<{ slug: string; title: string }[]>`
    select slug, title from campaign_page where kind = 'private' order by title, slug limit 200`
}

export interface LinkRow {
  readonly nth: number
  readonly isRevoked: boolean
  readonly firstAt: Date | null
  readonly visitors: number
}
/** Undefined when there is no such batch. */
export async function pageOfBatch(
  q: Queryable,
  batch: string,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: LinkRow[]; total: number } | undefined> {
  const [known] = await q<{ total: number }[]>`
    select ((select count(*) from private_link where batch = b.id)
      + (select count(*) from campaign_token where batch = b.id))::integer as total
    from link_batch b where id = ${batch}`
  if (!known) return undefined
  const rows = await q<LinkRow[]>`
    select l.nth, l.is_revoked as "isRevoked", o.first as "firstAt", o.visitors
    from private_link l cross join lateral (
      select min(opened_at) as first, count(*)::integer as visitors from private_link_open
      where code_hash = l.code_hash and detail = l.detail
    ) o
    where l.batch = ${batch}
    union all
    select nth, is_revoked, spent_at, (spent_at is not null)::integer from campaign_token where batch = ${batch}
    order by nth limit ${take} offset ${skip}`
  return { rows, total: known.total }
}

/** The number of revoked links; undefined when there is no such batch or number. */
export async function revoke(tx: Tx, batch: string, nth: number | null): Promise<number | undefined> {
  const isThis = tx`batch = ${batch} and (${nth}::integer is null or nth = ${nth})`
  const [known] = await tx`
    select from private_link where ${isThis} union all select from campaign_token where ${isThis} limit 1`
  if (!known) return undefined
  const links = await tx`update private_link set is_revoked = true where ${isThis} and not is_revoked`
  const tokens = await tx`
    update campaign_token set is_revoked = true where ${isThis} and not is_revoked and spent_at is null`
  return links.count + tokens.count
}

/** Records that a link was opened; does nothing when there is no such link. */
export async function noteOpen(
  q: Queryable,
  { hash, detail, visitor, now }: { hash: Buffer; detail: string; visitor: Buffer; now: Date },
): Promise<void> {
  await q`
    insert into private_link_open (code_hash, detail, visitor, opened_at)
    select code_hash, detail, ${visitor}, ${now} from private_link
    where code_hash = ${hash} and detail = ${detail} and not is_revoked
    on conflict do nothing`
}

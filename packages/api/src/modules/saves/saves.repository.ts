import type { SavedRef, SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import { priceFall } from './prices/price-fall.repository.ts'

export interface SavedRow extends SavedRef {
  readonly savedAt: Date
  /** How much less it costs than when it was saved, if it is a product that can be bought and costs less. */
  readonly cheaperBy: Paise | null
}

/**
 * False when the user already has `most` saves and this would be one more. A concurrent insert of the same save is
 * waited for and counts: on conflict the row is updated, because doing nothing would return no row to this statement.
 */
export async function insert(
  q: Queryable,
  userId: string,
  { kind, ref, now, most }: SavedRef & { now: Date; most: number },
): Promise<boolean> {
  const [row] = await q<[{ isSaved: boolean }]>`
    with added as (
      insert into saved_item (user_id, kind, ref, saved_at)
      select ${userId}, ${kind}, ${ref}, ${now}
      where (select count(*) from saved_item where user_id = ${userId}) < ${most}
      on conflict on constraint saved_item__identity do update set ref = excluded.ref
      returning ref
    )
    select exists (select from added)
      or exists (select from saved_item where user_id = ${userId} and kind = ${kind} and ref = ${ref}) as "isSaved"`
  return row.isSaved
}

export async function remove(q: Queryable, userId: string, { kind, ref }: SavedRef): Promise<void> {
  await q`delete from saved_item where user_id = ${userId} and kind = ${kind} and ref = ${ref}`
}

/** References of saved items, newest first. */
export async function refs(q: Queryable, userId: string, limit: number, kind?: SaveKind): Promise<SavedRef[]> {
  return q<SavedRef[]>`
    select kind, ref from saved_item where user_id = ${userId} ${kind ? q`and kind = ${kind}` : q``}
    order by saved_at desc, ref limit ${limit}`
}

/** The number of saves of a user, by kind. */
export async function counts(q: Queryable, userId: string): Promise<Partial<Record<SaveKind, number>>> {
  const rows = await q<{ kind: SaveKind; count: number }[]>`
    select kind, count(*)::integer from saved_item where user_id = ${userId} group by kind`
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function page(
  q: Queryable,
  userId: string,
  { kind, limit, offset }: { kind: SaveKind | undefined; limit: number; offset: number },
): Promise<SavedRow[]> {
  return q<SavedRow[]>`
    select s.kind, s.ref, s.saved_at as "savedAt", f.less as "cheaperBy"
    from (
      select * from saved_item
      where user_id = ${userId} ${kind ? q`and kind = ${kind}` : q``}
      order by saved_at desc, ref limit ${limit} offset ${offset}
    ) s
    ${priceFall(q)}
    order by s.saved_at desc, s.ref`
}

/** The number of users who saved each of these. */
export async function countOf(
  q: Queryable,
  kind: SaveKind,
  wanted: readonly string[],
): Promise<{ ref: string; count: number }[]> {
  return q<{ ref: string; count: number }[]>`
    select ref, count(*)::integer from saved_item where kind = ${kind} and ref = any(${[...wanted]}) group by ref`
}

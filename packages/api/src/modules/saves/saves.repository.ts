import type { SaveKind } from '@nukkad/contracts/endpoints/saves'
import type { Queryable } from '../../db.ts'

export interface SavedRow {
  readonly kind: SaveKind
  readonly ref: string
  readonly savedAt: Date
}

/** False when the person has `most` saves already and this would be one more. */
export async function insert(
  q: Queryable,
  userId: string,
  { kind, ref, now, most }: { kind: SaveKind; ref: string; now: Date; most: number },
): Promise<boolean> {
  const [row] = await q<[{ isSaved: boolean }]>`
    with added as (
      insert into saved_item (user_id, kind, ref, saved_at)
      select ${userId}, ${kind}, ${ref}, ${now}
      where (select count(*) from saved_item where user_id = ${userId}) < ${most}
      on conflict on constraint saved_item__identity do nothing
      returning ref
    )
    select exists (select from added)
      or exists (select from saved_item where user_id = ${userId} and kind = ${kind} and ref = ${ref}) as "isSaved"`
  return row.isSaved
}

export async function remove(q: Queryable, userId: string, kind: SaveKind, ref: string): Promise<void> {
  await q`delete from saved_item where user_id = ${userId} and kind = ${kind} and ref = ${ref}`
}

export async function refs(q: Queryable, userId: string, kind: SaveKind, limit: number): Promise<string[]> {
  const rows = await q<{ ref: string }[]>`
    select ref from saved_item where user_id = ${userId} and kind = ${kind} order by saved_at desc, ref limit ${limit}`
  return rows.map(({ ref }) => ref)
}

export async function page(
  q: Queryable,
  userId: string,
  { kind, limit, offset }: { kind: SaveKind | undefined; limit: number; offset: number },
): Promise<{ total: number; rows: SavedRow[] }> {
  const where = kind ? q`user_id = ${userId} and kind = ${kind}` : q`user_id = ${userId}`
  const [counted, rows] = await Promise.all([
    q<[{ total: number }]>`select count(*)::integer as total from saved_item where ${where}`,
    q<SavedRow[]>`
      select kind, ref, saved_at as "savedAt" from saved_item where ${where}
      order by saved_at desc, ref limit ${limit} offset ${offset}`,
  ])
  return { total: counted[0].total, rows }
}

import type { SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import type { Queryable } from '../../../db.ts'
import { housekeepingJob } from '../../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import type { Paise } from '../../pricing/money.ts'
import { priceFall } from '../prices/price-fall.repository.ts'

interface ItemRow extends SavedRef {
  readonly addedAt: Date
  /** How much less it costs than when its owner saved it, if it is a product that can be bought and costs less. */
  readonly cheaperBy: Paise | null
}

export async function isSaved(q: Queryable, userId: string, { kind, ref }: SavedRef): Promise<boolean> {
  const [row] = await q<[{ is: boolean }]>`
    select exists (select from saved_item where user_id = ${userId} and kind = ${kind} and ref = ${ref}) as is`
  return row.is
}

/** Puts an item into a list; one that was there keeps its place. */
export const put = (q: Queryable, listId: string, { kind, ref }: SavedRef, now: Date) => q`
  insert into saved_list_item (list_id, kind, ref, added_at) values (${listId}, ${kind}, ${ref}, ${now})
  on conflict on constraint saved_list_item__identity do update set removed_at = null`

export const takeOut = (q: Queryable, listId: string, { kind, ref }: SavedRef) => q`
  delete from saved_list_item where list_id = ${listId} and kind = ${kind} and ref = ${ref}`

export async function holds(q: Queryable, listId: string, { kind, ref }: SavedRef): Promise<boolean> {
  const [row] = await q<[{ is: boolean }]>`
    select exists (
      select from saved_list_item
      where list_id = ${listId} and kind = ${kind} and ref = ${ref} and removed_at is null
    ) as is`
  return row.is
}

const ofUser = (q: Queryable, userId: string, { kind, ref }: SavedRef) => q`
  kind = ${kind} and ref = ${ref} and list_id in (select list_id from saved_list where user_id = ${userId})`

/** What is no longer saved leaves every list of its owner; a day later for good. */
export const removeFromAll = (q: Queryable, userId: string, item: SavedRef, now: Date) => q`
  update saved_list_item set removed_at = ${now} where ${ofUser(q, userId, item)} and removed_at is null`

export const restoreAll = (q: Queryable, userId: string, item: SavedRef) => q`
  update saved_list_item set removed_at = null where ${ofUser(q, userId, item)} and removed_at is not null`

export const page = (q: Queryable, listId: string, { limit, offset }: { limit: number; offset: number }) =>
  q<ItemRow[]>`
    select i.kind, i.ref, i.added_at as "addedAt", f.less as "cheaperBy"
    from (
      select * from saved_list_item
      where list_id = ${listId} and removed_at is null
      order by added_at desc, ref limit ${limit} offset ${offset}
    ) i
    join saved_list o on o.list_id = i.list_id
    left join saved_item s on s.user_id = o.user_id and s.kind = i.kind and s.ref = i.ref
    ${priceFall(q)}
    order by i.added_at desc, i.ref`

/** The things that were added last to each list. */
export const newestOf = (q: Queryable, listIds: readonly string[], each: number) => q<
  (SavedRef & { readonly listId: string })[]
>`
  select l.list_id::text as "listId", i.kind, i.ref from unnest(${[...listIds]}::bigint[]) as l (list_id)
  cross join lateral (
    select kind, ref, added_at from saved_list_item
    where list_id = l.list_id and removed_at is null order by added_at desc, ref limit ${each}
  ) i
  order by l.list_id, i.added_at desc, i.ref`

export const removedItemsJob = housekeepingJob(
  'things on lists that are no longer saved',
  (q, now, limit) => q`
    delete from saved_list_item where (list_id, kind, ref) in (
      select list_id, kind, ref from saved_list_item where removed_at < ${daysBefore(now, 1)}
      limit ${limit} for update skip locked
    )`,
)

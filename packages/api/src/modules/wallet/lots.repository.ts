import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'

export interface NewLot {
  readonly userId: string
  readonly entryId: number
  readonly amount: Paise
  readonly expiresAt: Date
}

export async function addLot(tx: Tx, { userId, entryId, amount, expiresAt }: NewLot): Promise<void> {
  await tx`
    insert into perks_lot (user_id, entry_id, amount_paise, left_paise, expires_at)
    values (${userId}, ${entryId}, ${amount}, ${amount}, ${expiresAt})`
}

/**
 * Takes this much out of the lots that live past `since`, the first to end first, and answers how much it found.
 * Callers hold the wallet's lock.
 */
export async function takeFromLots(tx: Tx, userId: string, amount: Paise, since: Date): Promise<Paise> {
  const [row] = await tx<[{ taken: Paise }]>`
    with lots as (
      select lot_id, left_paise, sum(left_paise) over (order by expires_at, lot_id) - left_paise as before
      from perks_lot where user_id = ${userId} and left_paise > 0 and expires_at > ${since}
    ), taken as (
      update perks_lot l set left_paise = l.left_paise - least(o.left_paise, ${amount}::bigint - o.before)
      from lots o where l.lot_id = o.lot_id and o.before < ${amount}::bigint
      returning least(o.left_paise, ${amount}::bigint - o.before) as part
    )
    select coalesce(sum(part), 0)::bigint as taken from taken`
  return row.taken
}

export interface LivingLot {
  readonly amount: Paise
  readonly expires: Date
  readonly text: string
}

export async function livingLots(q: Queryable, userId: string, now: Date): Promise<LivingLot[]> {
  return q<LivingLot[]>`
    select l.left_paise as amount, l.expires_at as expires, e.text
    from perks_lot l join wallet_entry e on e.entry_id = l.entry_id
    where l.user_id = ${userId} and l.left_paise > 0 and l.expires_at > ${now}
    order by l.expires_at, l.lot_id
    limit 100`
}

export interface EndedLot {
  readonly id: number
  readonly userId: string
}

/** Lots past their end of buyers without a payment under way: such a payment may still take them. */
export async function endedLots(q: Queryable, now: Date, limit: number): Promise<EndedLot[]> {
  return q<EndedLot[]>`
    select l.lot_id as id, l.user_id::text as "userId" from perks_lot l
    where l.left_paise > 0 and l.expires_at <= ${now} and not exists (
      select from wallet_hold h where h.user_id = l.user_id and h.state = 'held' and h.expires_at > ${now}
    )
    order by l.expires_at, l.lot_id
    limit ${limit}`
}

/** What was left of it, all of which goes. Callers hold the wallet's lock. */
export async function emptyLot(tx: Queryable, lotId: number): Promise<Paise> {
  const [row] = await tx<{ was: Paise }[]>`
    with lot as (select lot_id, left_paise from perks_lot where lot_id = ${lotId} and left_paise > 0)
    update perks_lot l set left_paise = 0 from lot where l.lot_id = lot.lot_id returning lot.left_paise as was`
  return row?.was ?? 0
}

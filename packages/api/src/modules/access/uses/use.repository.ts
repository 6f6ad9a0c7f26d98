import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { UseWay } from './use-writing.repository.ts'

export interface UseRow {
  readonly id: string
  readonly offerId: number
  readonly outletId: number
  readonly userId: string | null
  readonly member: string
  readonly way: UseWay
  readonly counter: string
  readonly usedAt: Date
  readonly undoneAt: Date | null
  readonly offerSlug: string
  readonly offerTitle: string
  readonly discountLabel: string
  readonly place: string
}

const columns = (q: Queryable) => q`
  s.id::text, s.offer_id as "offerId", s.outlet_id as "outletId", s.user_id::text as "userId", s.member_name as member,
  s.way, s.counter, s.used_at as "usedAt", s.undone_at as "undoneAt", a.slug as "offerSlug", a.title as "offerTitle",
  a.discount_label as "discountLabel", f.title as place`
const from = (q: Queryable) => q`
  from access_use s join access_offer a on a.id = s.offer_id join access_outlet_facts f on f.id = s.outlet_id`

export async function byNonce(q: Queryable, nonce: string): Promise<UseRow | undefined> {
  const [row] = await q<UseRow[]>`select ${columns(q)} ${from(q)} where s.nonce = ${nonce}`
  return row
}

/** The use made with the code of a step, undone or not; else the first use made with a later code. */
export async function sinceStep(q: Queryable, userId: string, step: number): Promise<UseRow | undefined> {
  const [row] = await q<UseRow[]>`
    select ${columns(q)} ${from(q)} where s.user_id = ${userId} and s.step >= ${step} order by s.step limit 1`
  return row
}

export async function inPeriod(
  q: Queryable,
  { userId, offerId, period }: { userId: string; offerId: number; period: string },
): Promise<UseRow | undefined> {
  const [row] = await q<UseRow[]>`
    select ${columns(q)} ${from(q)}
    where s.user_id = ${userId} and s.offer_id = ${offerId} and s.period = ${period} and s.undone_at is null`
  return row
}

/** Which of these offers a member has used, each in its period. */
export async function usedAmong(
  q: Queryable,
  userId: string,
  wanted: readonly { offerId: number; period: string }[],
): Promise<Map<number, Date>> {
  const rows = await q<{ offerId: number; usedAt: Date }[]>`
    select s.offer_id as "offerId", s.used_at as "usedAt"
    from jsonb_to_recordset(${json(q, wanted)}) as wanted ("offerId" bigint, period text)
    join access_use s on s.user_id = ${userId} and s.offer_id = wanted."offerId" and s.period = wanted.period
      and s.undone_at is null`
  return new Map(rows.map(({ offerId, usedAt }) => [offerId, usedAt]))
}

export async function ofMember(
  q: Queryable,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<UseRow[]> {
  return q<UseRow[]>`
    select ${columns(q)} ${from(q)} where s.user_id = ${userId}
    order by s.used_at desc, s.id limit ${limit} offset ${offset}`
}

export async function countOfMember(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count from access_use where user_id = ${userId}`
  return row.count
}

export const ofOutlet = (q: Queryable, outletId: number, { from: since, to }: { from: Date; to: Date }, most: number) =>
  q<UseRow[]>`
    select ${columns(q)} ${from(q)} where s.outlet_id = ${outletId} and s.used_at >= ${since} and s.used_at < ${to}
    order by s.used_at desc, s.id limit ${most}`

/** The locked use; undefined also when it belongs to another outlet. */
export async function lockOfOutlet(tx: Tx, outletId: number, id: string): Promise<UseRow | undefined> {
  const [row] = await tx<UseRow[]>`
    select ${columns(tx)} ${from(tx)} where s.id = ${id} and s.outlet_id = ${outletId} for update of s`
  return row
}

import type { Queryable } from '../../db.ts'

export interface OutletRow {
  readonly id: number
  readonly kind: 'place' | 'merchant'
  readonly title: string
  readonly city: string
  readonly locality: string
  readonly href: string
  readonly pinVersion: number
}

/** An outlet with the counter at which the user works. */
export interface StaffRow extends OutletRow {
  readonly counter: string
}

const columns = (q: Queryable) => q`f.id, f.kind, f.title, f.city, f.locality, f.href, o.pin_version as "pinVersion"`

/** The outlet that a user confirms codes for: the place they are staff of, or the merchant they act for. */
export async function ofStaff(q: Queryable, userId: string): Promise<StaffRow | undefined> {
  const [row] = await q<StaffRow[]>`
    select ${columns(q)}, mine.counter
    from (
      select s.outlet_id, s.counter, 1 as nth from access_staff s where s.user_id = ${userId}
      union all
      select o.id, 'the studio', 2 from merchant_account a join access_outlet o on o.merchant_id = a.merchant_id
      where a.user_id = ${userId}
    ) as mine
    join access_outlet o on o.id = mine.outlet_id
    join access_outlet_facts f on f.id = o.id
    order by mine.nth limit 1`
  return row
}

export async function byId(q: Queryable, id: number): Promise<OutletRow | undefined> {
  const [row] = await q<OutletRow[]>`
    select ${columns(q)} from access_outlet o join access_outlet_facts f on f.id = o.id where o.id = ${id}`
  return row
}

/** Increments the PIN's version and returns the new one. */
export async function nextPin(q: Queryable, id: number): Promise<number> {
  const [row] = await q<[{ version: number }]>`
    update access_outlet set pin_version = pin_version + 1 where id = ${id} returning pin_version as version`
  return row.version
}

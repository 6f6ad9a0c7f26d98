import type { AccessStaff } from '@nukkad/contracts/endpoints/access/access-staff'
import type { Queryable, Tx } from '../../../db.ts'

export async function list(q: Queryable): Promise<AccessStaff[]> {
  return q<AccessStaff[]>`
    select f.slug as place, f.title, u.email, trim(u.first_name || ' ' || u.last_name) as name, s.counter
    from access_staff s join access_outlet_facts f on f.id = s.outlet_id join app_user u on u.id = s.user_id
    order by f.title, s.counter, u.email`
}

/** The outlet of a place, created when it has none yet; undefined when there is no such place. */
export async function outletOf(tx: Tx, place: string): Promise<number | undefined> {
  await tx`
    insert into access_outlet (place_id) select id from place where slug = ${place} and status <> 'draft'
    on conflict on constraint access_outlet__place_unique do nothing`
  const [row] = await tx<{ id: number }[]>`
    select o.id from access_outlet o join place p on p.id = o.place_id where p.slug = ${place}`
  return row?.id
}

export async function put(tx: Tx, row: { userId: string; outletId: number; counter: string }): Promise<void> {
  await tx`
    insert into access_staff (user_id, outlet_id, counter) values (${row.userId}, ${row.outletId}, ${row.counter})
    on conflict on constraint access_staff__identity do update set outlet_id = excluded.outlet_id, counter = excluded.counter`
}

/** False when the user was not staff. */
export async function remove(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx`delete from access_staff where user_id = ${userId} returning user_id`
  return rows.length === 1
}

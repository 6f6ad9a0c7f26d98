import type { Organiser } from '@nukkad/contracts/endpoints/content/editor'
import type { Queryable, Tx } from '../../../db.ts'

/** Organisers of the event `p`, as a JSON list. */
export const organisersOf = (q: Queryable) => q`
  (select coalesce(jsonb_agg(jsonb_build_object('id', u.id::text, 'name', trim(u.first_name || ' ' || u.last_name),
      'email', u.email) order by u.first_name, u.id), '[]')
    from event_organiser o join app_user u on u.id = o.user_id where o.event_id = p.id)`

export async function organisers(q: Queryable, eventId: number): Promise<Organiser[]> {
  const [row] = await q<{ organisers: Organiser[] }[]>`
    select ${organisersOf(q)} as organisers from event p where p.id = ${eventId}`
  return row?.organisers ?? []
}

/** Locks the event until the transaction ends; false when it does not exist. */
export async function holdEvent(tx: Tx, eventId: number): Promise<boolean> {
  const rows = await tx`select from event where id = ${eventId} for no key update`
  return rows.length > 0
}

export const addOrganiser = async (tx: Tx, eventId: number, userId: string) =>
  void (await tx`
  insert into event_organiser (event_id, user_id) values (${eventId}, ${userId}) on conflict do nothing`)

export const removeOrganiser = async (tx: Tx, eventId: number, userId: string) =>
  void (await tx`delete from event_organiser where event_id = ${eventId} and user_id = ${userId}`)

export async function isOrganiser(q: Queryable, eventId: number, userId: string): Promise<boolean> {
  const rows = await q`select from event_organiser where event_id = ${eventId} and user_id = ${userId}`
  return rows.length > 0
}

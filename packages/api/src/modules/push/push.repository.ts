import type { Queryable } from '../../db.ts'

/** Where a notice goes, and the browser's keys. */
export interface PushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A browser that belonged to another session belongs to this one now. */
export async function saveDevice(q: Queryable, sessionId: string, device: PushDevice, now: Date): Promise<void> {
  const { endpoint, p256dh, auth } = device
  // Two sessions in one browser take turns: neither sees the row that the other is about to insert.
  await q`select pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`
  await q`delete from push_device where endpoint = ${endpoint} and session_id <> ${sessionId}`
  await q`
    insert into push_device (session_id, endpoint, p256dh, auth, added_at)
    values (${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${now})
    on conflict (session_id) do update set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}, added_at = ${now}`
}

export async function deleteDevice(q: Queryable, sessionId: string): Promise<void> {
  await q`delete from push_device where session_id = ${sessionId}`
}

/** Not if the session has another browser address by now. */
export async function deleteGone(q: Queryable, sessionId: string, endpoint: string): Promise<void> {
  await q`delete from push_device where session_id = ${sessionId} and endpoint = ${endpoint}`
}

export async function hasDevice(q: Queryable, sessionId: string): Promise<boolean> {
  const rows = await q`select 1 from push_device where session_id = ${sessionId}`
  return rows.length > 0
}

/** More devices than a person has: somebody with many sessions must not make each step of an order a thousand notices. */
const mostDevices = 20

/** Sessions of the user that are open and get notices: of many, those that turned them on last. */
export async function sessionsToNotify(q: Queryable, userId: string, now: Date): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select f.id::text as id
    from push_device d join session_family f on f.id = d.session_id
    where f.user_id = ${userId} and f.ended_at is null and exists (
      select from refresh_token t where t.family_id = f.id and t.expires_at > ${now}
    )
    order by d.added_at desc limit ${mostDevices}`
  return rows.map(({ id }) => id)
}

/** undefined once the session has ended or its notices were turned off. */
export async function openDevice(q: Queryable, sessionId: string): Promise<PushDevice | undefined> {
  const [row] = await q<PushDevice[]>`
    select d.endpoint, d.p256dh, d.auth
    from push_device d join session_family f on f.id = d.session_id
    where d.session_id = ${sessionId} and f.ended_at is null`
  return row
}

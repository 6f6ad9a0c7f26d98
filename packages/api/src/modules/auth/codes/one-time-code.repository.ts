import type { Queryable } from '../../../db.ts'

export interface CodeRow {
  id: number
  code_hash: Uint8Array
  expires_at: Date
  tries: number
  closed_at: Date | null
  used_by: Uint8Array | null
}

/** Serializes sends to one subject, even the very first two. */
export async function lockSubject(q: Queryable, purpose: string, subject: string): Promise<void> {
  await q`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${subject}`}, 0))`
}

export interface SentCodes {
  last: Date | null
  hour: number
  day: number
  oldest_of_hour: Date | null
  oldest_of_day: Date | null
}

export async function sentCodes(q: Queryable, purpose: string, subject: string, now: Date): Promise<SentCodes> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const [row] = await q<[SentCodes]>`
    select max(created_at) as last,
      count(*) filter (where created_at > ${hourAgo}) as hour, count(*) as day,
      min(created_at) filter (where created_at > ${hourAgo}) as oldest_of_hour, min(created_at) as oldest_of_day
    from one_time_code
    where purpose = ${purpose} and subject = ${subject} and created_at > ${dayAgo}`
  return row
}

/** Inserts a code as the only valid one: earlier ones are closed. */
export async function insertCode(
  q: Queryable,
  code: {
    purpose: string
    subject: string
    code_hash: Buffer
    sent_by: 'mail' | 'sms'
    address_hash: Buffer | null
    created_at: Date
    expires_at: Date
  },
): Promise<number> {
  await q`
    update one_time_code set closed_at = ${code.created_at}
    where purpose = ${code.purpose} and subject = ${code.subject} and closed_at is null`
  const [row] = await q<[{ id: number }]>`insert into one_time_code ${q({ ...code })} returning id`
  return row.id
}

/** Counts the texts of the last day: all of them, and those requested from one address. Senders wait for each other. */
export async function textsOfTheDay(q: Queryable, address: Buffer, now: Date): Promise<{ all: number; here: number }> {
  await q`select pg_advisory_xact_lock(hashtextextended('texts with codes', 0))`
  const [row] = await q<[{ all: number; here: number }]>`
    select count(*) as all, count(*) filter (where address_hash = ${address}) as here
    from one_time_code where sent_by = 'sms' and created_at > ${new Date(now.getTime() - 86_400_000)}`
  return row
}

/** The newest code, locked until the transaction ends. */
export async function newestCode(q: Queryable, purpose: string, subject: string): Promise<CodeRow | undefined> {
  const [row] = await q<CodeRow[]>`
    select id, code_hash, expires_at, tries, closed_at, used_by from one_time_code
    where purpose = ${purpose} and subject = ${subject}
    order by id desc limit 1
    for update`
  return row
}

export async function noteTry(q: Queryable, id: number, tries: number, closedAt: Date | null): Promise<void> {
  await q`update one_time_code set tries = ${tries}, closed_at = ${closedAt} where id = ${id}`
}

/** Notes that a code was used, and by which browser, if it has a mark. */
export async function noteUsed(
  q: Queryable,
  { id, tries, by }: { id: number; tries: number; by: Buffer | null },
  at: Date,
): Promise<void> {
  await q`update one_time_code set tries = ${tries}, closed_at = ${at}, used_by = ${by} where id = ${id}`
}

/** Notes that the text with this code was refused: no one received it. */
export async function noteRefused(q: Queryable, id: number, at: Date): Promise<void> {
  await q`update one_time_code set refused_at = ${at}, closed_at = coalesce(closed_at, ${at}) where id = ${id}`
}

/** Whether a text to this subject has been refused since then. */
export async function wasRefused(q: Queryable, subject: string, since: Date): Promise<boolean> {
  const rows = await q`select from one_time_code where subject = ${subject} and refused_at > ${since} limit 1`
  return rows.length > 0
}

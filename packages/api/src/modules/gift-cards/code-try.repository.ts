import type { Queryable } from '../../db.ts'

const tryMinutes = 10

/** Counts an attempt of this account or address; false when there were too many within ten minutes. */
export async function countTry(q: Queryable, subject: Buffer, most: number, now: Date): Promise<boolean> {
  const start = new Date(now.getTime() - tryMinutes * 60_000)
  const [row] = await q<[{ tries: number }]>`
    insert into gift_code_try as t (subject, tries, since) values (${subject}, 1, ${now})
    on conflict on constraint gift_code_try__identity do update set
      tries = case when t.since <= ${start} then 1 else t.tries + 1 end,
      since = case when t.since <= ${start} then ${now} else t.since end
    returning tries`
  return row.tries <= most
}
/** The attempt was right: takes it back from the count. */
export async function forgiveTry(q: Queryable, subjects: readonly Buffer[]): Promise<void> {
  const hexes = subjects.map((subject) => subject.toString('hex'))
  await q`
    update gift_code_try set tries = greatest(tries - 1, 0)
    where subject in (select decode(hex, 'hex') from unnest(${hexes}::text[]) as t (hex))`
}

export const removeTries = (q: Queryable, before: Date, limit: number) => q`
  delete from gift_code_try where subject in (
    select subject from gift_code_try where since < ${before} limit ${limit} for update skip locked
  )`

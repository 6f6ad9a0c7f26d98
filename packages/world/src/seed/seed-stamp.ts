import type { Sql, TransactionSql } from 'postgres'

/** The name of the single row that records which seeders ran, and when. */
const nameOf = (edition: string) => `seeders ${edition}`

/**
 * Whether the seeders of this edition ran today. Tomorrow there is work again: events and offers that have ended get
 * new dates, by days in India.
 */
export async function isSeededToday(sql: Sql, edition: string): Promise<boolean> {
  const found = await sql`
    select from seed_run
    where name = ${nameOf(edition)}
      and (seeded_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date`
  return found.length > 0
}

/** Records within the seeders' transaction that this edition ran. */
export async function noteSeeded(tx: TransactionSql<Record<string, unknown>>, edition: string): Promise<void> {
  await tx`delete from seed_run where name like ${nameOf('%')}`
  await tx`insert into seed_run (name, version) values (${nameOf(edition)}, 1)`
}

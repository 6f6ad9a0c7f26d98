import type { Sql, TransactionSql } from 'postgres'

/** The one row of them all: what the seeders were, and when they ran. */
const nameOf = (edition: string) => `seeders ${edition}`

/**
 * Whether the seeders of this edition ran here today. Tomorrow they have something to do again: events that are over and
 * offers that ended get new dates, by days in India.
 */
export async function isSeededToday(sql: Sql, edition: string): Promise<boolean> {
  const found = await sql`
    select from seed_run
    where name = ${nameOf(edition)}
      and (sown_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date`
  return found.length > 0
}

/** Notes within the seeders' transaction that those of this edition ran. */
export async function noteSeeded(tx: TransactionSql<Record<string, unknown>>, edition: string): Promise<void> {
  await tx`delete from seed_run where name like ${nameOf('%')}`
  await tx`insert into seed_run (name, version) values (${nameOf(edition)}, 1)`
}

import type { TransactionSql } from 'postgres'

type Tx = TransactionSql<Record<string, unknown>>

/**
 * To sort a table once when it is full is far less work than to keep it sorted while it is filled. Primary keys stay, and
 * what other tables point at. All in the caller's transaction: whatever goes wrong, the indexes are there again.
 */
export async function withoutIndexes(tx: Tx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const constraints = await tx<{ held: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as held, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint u
    where conrelid::regclass::text = any(${[...tables]}) and contype = 'u'
      and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = u.conindid)`
  for (const { held, name } of constraints) await tx`alter table ${tx(held)} drop constraint ${tx(name)}`
  const indexes = await tx<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid::regclass::text = any(${[...tables]}) and not indisunique`
  for (const { name } of indexes) await tx`drop index ${tx(name)}`
  await work()
  for (const { definition } of indexes) await tx.unsafe(definition)
  for (const { held, name, definition } of constraints)
    await tx.unsafe(`alter table "${held}" add constraint "${name}" ${definition}`)
}

/**
 * One transaction of bulk work: room to sort in, and nothing that fires or is checked a row, for copies of right rows are
 * right. `ready` are the triggers that would write even then what the copies bring along.
 */
export async function inBulk(
  tx: Tx,
  ready: readonly (readonly [table: string, trigger: string])[],
  work: () => Promise<void>,
): Promise<void> {
  await tx`set local statement_timeout = 0`
  await tx`set local synchronous_commit = off`
  await tx`set local work_mem = '96MB'`
  await tx`set local maintenance_work_mem = '256MB'`
  await tx`set local session_replication_role = replica`
  for (const [table, trigger] of ready) await tx`alter table ${tx(table)} disable trigger ${tx(trigger)}`
  await work()
  for (const [table, trigger] of ready) await tx`alter table ${tx(table)} enable always trigger ${tx(trigger)}`
}

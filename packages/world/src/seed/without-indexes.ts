import type { TransactionSql } from 'postgres'

type Tx = TransactionSql<Record<string, unknown>>

/**
 * Runs `work` with the tables' indexes dropped, since sorting a full table once is far cheaper than keeping it sorted
 * while it is filled. Primary keys and indexes that foreign keys refer to are kept. All runs in the caller's
 * transaction, so a failure restores the indexes.
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
 * Runs bulk work in a transaction with more memory for sorting, and without triggers and foreign-key checks per row,
 * since copies of valid rows are valid. `ready` lists the ALWAYS triggers, which would still write what the copies
 * already contain.
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

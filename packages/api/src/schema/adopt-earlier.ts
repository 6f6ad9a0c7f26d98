import type Postgrator from 'postgrator'
import type { Queryable } from '../db.ts'
import { noteAllCode } from './recreate-code.ts'

/** The version that the baseline creates; migrations before it no longer exist as files. */
export const baseline = 470
/** Number of migrations that led to that version step by step. */
const earlier = 115

/** A database too old to be migrated by the existing files; the message says what to do. */
export class TooOld extends Error {
  override name = 'TooOld'
}

/**
 * A database from before the baseline that ran all migrations up to it equals what the baseline creates: the baseline
 * is recorded in their place. One that stopped earlier is refused.
 */
export async function adoptEarlier(q: Queryable, migrations: readonly Postgrator.Migration[]): Promise<void> {
  const [table] = await q`select from pg_class where oid = to_regclass('public.schema_version')`
  if (!table) return
  const based = migrations.filter(({ version }) => version <= baseline)
  const known = based.map(({ version, md5 }) => `${version} ${md5}`)
  const ran = await q<{ version: number; md5: string }[]>`
    select version, md5 from schema_version where version between 1 and ${baseline} order by version`
  if (ran.length === 0 || ran.every(({ version, md5 }) => known.includes(`${version} ${md5}`))) return
  const last = ran.at(-1)?.version
  if (ran.length !== earlier || last !== baseline)
    throw new TooOld(
      `The database is at version ${last}; this version of Nukkad can only upgrade from version ${baseline}. ` +
        'Upgrade with the version that created it to the newest earlier version first, or start with an empty database.',
    )
  await noteAllCode(q)
  await q`
    with gone as (delete from schema_version where version between 1 and ${baseline - 1} and not version = any(${based.map(({ version }) => version)}))
    insert into schema_version (version, name, md5, run_at)
    select version, name, md5, now() from jsonb_to_recordset(${q.json(based.map(({ version, name, md5 }) => ({ version, name, md5 })))})
      as r (version bigint, name text, md5 text)
    on conflict (version) do update set name = excluded.name, md5 = excluded.md5`
}

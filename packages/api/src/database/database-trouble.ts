import type { Queryable } from '../db.ts'

const troubles: Record<string, string> = {
  ECONNREFUSED: 'does not respond; is it running',
  ENOTFOUND: 'names a host that cannot be found; is it spelled correctly',
  CONNECT_TIMEOUT: 'does not respond in time; is it reachable from here',
  '28P01': 'rejects the user or the password; are they correct',
  '3D000': 'does not exist; was it created',
  '08P01': 'refuses the limits of our connections; does it lead to a pooler that docs/deployment.md describes',
}

/** Why the database cannot be used, as a sentence for the person who set DATABASE_URL; undefined if it says nothing. */
export function databaseTrouble(error: unknown): string | undefined {
  const trouble = troubles[(error as NodeJS.ErrnoException).code ?? '']
  return trouble && `The database of DATABASE_URL ${trouble}?`
}

/** A database that no API has prepared yet. */
export class NoTables extends Error {
  override name = 'NoTables'
}

/** Throws NoTables, with one sentence, if no migration has run. */
export async function wantTables(q: Queryable): Promise<void> {
  const [found] = await q<{ exists: boolean }[]>`select to_regclass('public.schema_version') is not null as exists`
  if (!found?.exists) {
    throw new NoTables('The database has no tables yet: start the API once, which creates them, and try again.')
  }
}

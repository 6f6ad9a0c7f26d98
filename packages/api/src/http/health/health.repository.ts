import type { Db } from '../../db.ts'

/** The cheapest possible query; it succeeds when the database is reachable. */
export const ping = (db: Db) => db`select 1`

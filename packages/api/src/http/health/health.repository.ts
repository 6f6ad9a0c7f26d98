import type { Db } from '../../db.ts'

/** The smallest question there is: it is answered when the database is. */
export const ping = (db: Db) => db`select 1`

import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { loadPincodes } from './modules/pincode/load-pincodes.ts'

/** Brings schema and reference data to what this version of the API needs. */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrate(db)
  await loadPincodes(db)
}

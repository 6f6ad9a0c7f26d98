import type { Db } from '../db.ts'
import { loadPincodes } from '../modules/pincode/load-pincodes.ts'
import { prepareJobQueue } from '../outbox/job-queue.ts'
import { removeForeignChanges } from '../schema/foreign-changes.repository.ts'
import { type Migrated, migrate } from './migrate.ts'

/** Brings the schema, job queue and reference data to the state that this version of the API needs. */
export async function prepareDatabase(db: Db): Promise<Migrated> {
  const migrated = await migrate(db)
  await prepareJobQueue(db)
  await loadPincodes(db)
  await removeForeignChanges(db)
  return migrated
}

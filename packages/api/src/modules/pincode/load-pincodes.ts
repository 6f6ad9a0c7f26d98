import { type Db, transaction } from '../../db.ts'
import * as pincodes from './pincode.repository.ts'
import { listVersion, readPincodes } from './pincode-list.ts'

/** Fills the pincode table when it is empty or older than the list; several servers may start at once. */
export async function loadPincodes(db: Db): Promise<void> {
  const version = listVersion()
  if (await pincodes.isLoaded(db, version)) return
  const rows = await readPincodes()
  await transaction(db, (tx) => pincodes.replaceAll(tx, rows, version))
  await pincodes.analyze(db)
}

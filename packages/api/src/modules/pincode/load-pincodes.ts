import { type Db, transaction } from '../../db.ts'
import { listVersion, type PincodeRow, readPincodes } from './pincode-list.ts'

/** Fills the pincode table when it is empty or older than the list; several servers may start at once. */
export async function loadPincodes(db: Db): Promise<void> {
  const version = listVersion()
  if (await isLoaded(db, version)) return
  const rows = await readPincodes()
  await transaction(db, async (tx) => {
    await tx`lock table pincode in share row exclusive mode`
    await tx`delete from pincode`
    await tx`
      insert into pincode (pincode, district, state, lat, lng, city, is_same_day, zone)
      select * from unnest(
        ${column(rows, 'pincode')}::text[], ${column(rows, 'district')}::text[], ${column(rows, 'state')}::text[],
        ${column(rows, 'lat')}::float8[], ${column(rows, 'lng')}::float8[], ${column(rows, 'city')}::text[],
        ${column(rows, 'is_same_day').map(String)}::text[]::boolean[], ${column(rows, 'zone')}::text[]
      )`
    await tx`
      insert into reference_data (name, version) values ('pincode', ${version})
      on conflict (name) do update set version = excluded.version, loaded_at = clock_timestamp()`
  })
  await db`analyze pincode`
}

async function isLoaded(db: Db, version: string): Promise<boolean> {
  const [row] = await db`select 1 from reference_data where name = 'pincode' and version = ${version}`
  return row !== undefined
}

const column = <K extends keyof PincodeRow>(rows: readonly PincodeRow[], name: K) => rows.map((row) => row[name])

/**
 * `npm run schema`: writes the files of the tables (packages/api/schema/tables) as migrations create them, and the
 * pictures of the schema. With `--check`, the part `schema` of `npm test`: fails if files and database differ.
 */
import path from 'node:path'
import { schemaFaults } from '../../packages/api/src/schema/schema-faults.ts'
import { writeTables } from '../../packages/api/src/schema/write-tables.ts'
import { schemaFolders } from '../../packages/api/src/schema-folders.ts'
import { withFreshDatabase } from '../../packages/api/src/testing/database/fresh-database.ts'
import { writePictures } from './docs/schema-pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')
if (process.argv.includes('--check')) {
  const faults = await withFreshDatabase((db) => db.begin((tx) => schemaFaults(tx, schemaFolders)))
  for (const fault of faults) console.error(`packages/api/schema: ${fault}`)
  if (faults.length > 0) console.error('Run npm run schema to write the table files as the migrations create them.')
  process.exitCode = faults.length > 0 ? 1 : 0
} else {
  const changed = await withFreshDatabase((db) => writeTables(db, schemaFolders.schema))
  for (const line of [...changed, ...writePictures(root)]) console.log(line)
}

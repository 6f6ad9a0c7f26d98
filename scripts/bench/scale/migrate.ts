import { openDb } from '../../../packages/api/src/db.ts'
import { prepareDatabase } from '../../../packages/api/src/prepare-database.ts'

const db = openDb({ url: process.env.DATABASE_URL ?? '', pool: 2 })
await prepareDatabase(db)
await db.end()

import { prepareDatabase } from '../../../packages/api/src/database/prepare-database.ts'
import { openDb } from '../../../packages/api/src/db.ts'

const db = openDb({ url: process.env.DATABASE_URL ?? '', pool: 2 })
await prepareDatabase(db)
await db.end()

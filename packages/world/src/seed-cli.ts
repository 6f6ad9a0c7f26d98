import { parseArgs } from 'node:util'
import { keptSecret } from '@nukkad/contracts/kept-secret'
import postgres from 'postgres'
import { seedFault } from './seed/seed-fault.ts'
import { seedWorld } from './seed/seed-world.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { scale: text, database: text, edition: text } })
const scale = values.scale === undefined ? 0 : Number(values.scale)
const defaultUrl = `postgres://nukkad@127.0.0.1:${process.env.PGPORT ?? '3054'}/nukkad`

if (!Number.isInteger(scale) || scale < 0 || scale > 2_000_000) {
  console.error('--scale wants the number of products, up to 2000000.')
  process.exit(1)
}

const db = postgres(values.database ?? process.env.DATABASE_URL ?? defaultUrl, {
  max: 2,
  onnotice: () => {},
  connection: { application_name: 'nukkad-seed', statement_timeout: 0 },
})
/** The API's own secret, from the same place: the API verifies hashes made with it. */
const secret = process.env.API_SECRET || keptSecret(process.env.NUKKAD_HOME || '.nukkad', 'api-secret')

async function main(): Promise<void> {
  const started = performance.now()
  try {
    const { isNew, products } = await seedWorld(db, { scale, secret, edition: values.edition })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${isNew ? 'Seeded' : 'Already there'}: ${products} products (${seconds} s)`)
  } catch (error) {
    console.error(seedFault(error))
    process.exitCode = 1
  } finally {
    await db.end()
  }
}

void main()

import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { keptSecret } from '@nukkad/contracts/kept-secret'
import postgres from 'postgres'
import { isSeededToday } from '../../packages/world/src/seed/seed-stamp.ts'
import { refusalOfDemoData } from './demo-data.ts'
import { runToEnd } from './processes/child.ts'
import { codeCache, root, type StartSettings } from './settings.ts'

const seeders = path.join(root, 'packages/world/dist/seed-cli.cjs')

/** Changes with the seeders and with the secret that signs links: then seeding has to run again. */
function editionOf(env: Record<string, string>): string {
  const { mtimeMs, size } = statSync(seeders)
  const secret = process.env.API_SECRET || keptSecret(env.NUKKAD_HOME as string, 'api-secret')
  return createHash('sha256')
    .update(JSON.stringify([mtimeMs, size, secret]))
    .digest('hex')
    .slice(0, 16)
}

async function ranToday(url: string, edition: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await isSeededToday(sql, edition)
  } catch {
    // The seeders report what is wrong.
    return false
  } finally {
    await sql.end()
  }
}

/**
 * Seeds the demo data, and updates it to the present day: once a day, so that a second start has nothing to do. A
 * database of the user's own gets none unless a setting asks for it.
 */
export async function seedDemoWorld(
  settings: StartSettings,
  env: Record<string, string>,
  onLine: (line: string) => void,
): Promise<void> {
  const refusal = refusalOfDemoData(settings)
  if (refusal) return onLine(refusal)
  const edition = editionOf(env)
  if (await ranToday(env.DATABASE_URL as string, edition)) return
  await runToEnd([codeCache, seeders, '--edition', edition], env, onLine)
}

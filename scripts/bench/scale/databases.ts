import path from 'node:path'
import postgres from 'postgres'
import { type RunningPostgres, startPostgres } from '../../../packages/api/src/postgres/start-postgres.ts'
import { runToEnd } from '../../start/processes/child.ts'
import { root } from '../harness/system.ts'

const home = path.join(root, '.nukkad', 'bench-scale')
const port = 3264

const nameOf = (size: number) => `nukkad_${size}`

/** One PostgreSQL with a database per size, kept for the next run; a larger one is grown from the previous one. */
export async function openDatabases(sizes: readonly number[]): Promise<{
  readonly home: string
  urlOf(size: number): string
  stop(): Promise<void>
}> {
  const server = await startPostgres({
    dataDir: path.join(home, 'postgres'),
    port,
    database: 'bench',
    isDurable: false,
  })
  const urlOf = (size: number) => {
    const url = new URL(server.url)
    url.pathname = `/${nameOf(size)}`
    return url.href
  }
  try {
    for (const [at, size] of sizes.entries()) await prepare(server, size, sizes[at - 1], urlOf(size))
  } catch (error) {
    await server.stop()
    throw error
  }
  return { home, urlOf, stop: () => server.stop() }
}

async function prepare(server: RunningPostgres, size: number, smaller: number | undefined, url: string): Promise<void> {
  const admin = postgres(server.url, { max: 1, onnotice: () => {} })
  const [known] = await admin`select from pg_database where datname = ${nameOf(size)}`
  if (!known && smaller) await admin`create database ${admin(nameOf(size))} template ${admin(nameOf(smaller))}`
  else if (!known) await admin`create database ${admin(nameOf(size))}`
  await admin.end()
  const env = { DATABASE_URL: url, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  const started = performance.now()
  await runToEnd(['--import', 'tsx', path.join(import.meta.dirname, 'migrate.ts')], env, () => undefined)
  const seed = path.join(root, 'packages/world/dist/seed-cli.cjs')
  await runToEnd([seed, '--scale', String(size)], env, () => undefined)
  const seconds = Math.round((performance.now() - started) / 1000)
  if (seconds > 5) console.log(`${size} products were seeded in ${seconds} s`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Draining } from '@nukkad/contracts/draining'
import { leftAtStandIns, leftAtStandInsText } from '@nukkad/contracts/stand-in-settings'
import { buildApp } from './app.ts'
import { checkSessions, SharedSessions } from './database/check-sessions.ts'
import { databaseTrouble } from './database/database-trouble.ts'
import type { Migrated } from './database/migrate.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { TablesInUse } from './database/short-locks.ts'
import { openDb } from './db.ts'
import { createMetrics } from './http/health/metrics.ts'
import { TooOld } from './schema/adopt-earlier.ts'
import { BadSchemaFile } from './schema/schema-files.ts'
import { type Settings, SettingsSchema } from './settings.ts'

/** A startup problem that a person can fix; its message is one sentence. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

export interface RunningApi {
  readonly url: string
  stop(): Promise<void>
}

/** milliseconds, after which it listens anyway: `/readyz` then says when the lists are loaded */
const longestWarmUp = 3000

/**
 * Prepares the database, loads the lists, listens, and starts the outbox, housekeeping and jobs; `stop` answers pending
 * requests first.
 */
export async function startApi(settings: Settings): Promise<RunningApi> {
  const metrics = createMetrics({ ofProcess: true })
  const draining = new Draining()
  const db = openDb({
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    onQuery: settings.QUERY_METRICS ? metrics.countQuery : undefined,
  })
  try {
    const missingLimits = await checkSessions(settings.DATABASE_URL)
    const { ofNewerBuilds, newerEdition } = await prepareOnOwnConnection(settings)
    const { app, warmUp, ...api } = await buildApp({ db, settings, metrics, draining })
    const { outbox, housekeeping, endedSessions, jobs } = api
    if (missingLimits.length > 0) app.log.warn({ settings: missingLimits }, withoutLimits)
    if (ofNewerBuilds.length > 0) app.log.warn({ migrations: ofNewerBuilds }, leftAsIs)
    if (newerEdition) app.log.warn({ committedAt: newerEdition }, leftAsIs)
    const standIns = leftAtStandIns(SettingsSchema, settings, settings.PUBLIC_URL)
    if (standIns.length > 0) app.log.warn({ settings: standIns }, leftAtStandInsText)
    draining.watch(app.server)
    await endedSessions.start()
    // Not every load balancer checks readiness: some send requests to any process that listens.
    await Promise.race([warmUp(), sleep(longestWarmUp)]).catch((error) =>
      app.log.warn({ err: error }, 'the lists could not be read'),
    )
    const url = await listen(app, settings)
    await outbox.start()
    housekeeping.start()
    for (const job of jobs) job.start()
    return {
      url,
      async stop() {
        await draining.drain(app.server, settings.DRAIN_SECONDS)
        await app.close()
        await Promise.all([outbox.stop(), housekeeping.stop(), ...jobs.map((job) => job.stop())])
        await db.end({ timeout: 5 })
      },
    }
  } catch (error) {
    await db.end({ timeout: 1 })
    // A database may also go away after the first checks.
    return explain(error)
  }
}

const withoutLimits =
  'a pooler drops limits of our connections, so statements may run and wait for ever; see docs/deployment.md, PostgreSQL'
const leftAsIs = 'a newer build has migrated the database; functions, views and triggers were left as it made them'

/**
 * Uses a connection that is closed afterwards: its PostgreSQL process would keep some 10 MB of cached table metadata.
 */
async function prepareOnOwnConnection({ DATABASE_URL: url }: Settings): Promise<Migrated> {
  const db = openDb({ url, pool: 1 })
  try {
    return await prepareDatabase(db)
  } finally {
    await db.end({ timeout: 1 })
  }
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>['app'],
  { API_HOST: host, API_PORT: port }: Settings,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new CannotStart(`Port ${port} is used by another program; set API_PORT to a free one.`)
  }
}

function explain(error: unknown): never {
  const isForPeople = [TooOld, BadSchemaFile, TablesInUse, SharedSessions].some((kind) => error instanceof kind)
  if (isForPeople) throw new CannotStart((error as Error).message)
  const trouble = databaseTrouble(error)
  throw trouble ? new CannotStart(trouble) : error
}

import { buildApp } from './app.ts'
import { openDb } from './db.ts'
import { createMetrics } from './http/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { Settings } from './settings.ts'

export class PortTaken extends Error {
  override name = 'PortTaken'
}

export interface RunningApi {
  readonly url: string
  stop(): Promise<void>
}

/** Prepares the database, listens, works off the outbox; `stop` answers what is under way first. */
export async function startApi(settings: Settings): Promise<RunningApi> {
  const metrics = createMetrics({ ofProcess: true })
  const db = openDb({
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    onQuery: settings.QUERY_METRICS ? metrics.countQuery : undefined,
  })
  try {
    await prepareDatabase(db)
    const { app, outbox } = await buildApp({ db, settings, metrics })
    const url = await listen(app, settings)
    await outbox.start()
    return {
      url,
      async stop() {
        await app.close()
        await outbox.stop()
        await db.end({ timeout: 5 })
      },
    }
  } catch (error) {
    await db.end({ timeout: 1 })
    throw error
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
    throw new PortTaken(`Port ${port} is used by another program; set API_PORT to a free one.`)
  }
}

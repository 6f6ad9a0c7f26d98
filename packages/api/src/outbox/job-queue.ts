import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { JSONValue } from 'postgres'
import { onReserved } from '../database/on-reserved.ts'
import type { Db } from '../db.ts'
import { laneNames, lanes, retries } from './lanes.ts'

const schema = 'pgboss'
const maintenanceIntervalSeconds = 10
const longestStop = 5_000

export interface JobQueue {
  readonly boss: PgBoss
  /** Lets the workers finish, and waits for statements that the library does not wait for. */
  stop(): Promise<void>
}

/** Runs pg-boss on our pool. Its scripts begin their own transactions, so each gets a reserved connection. */
function onOurPool(db: Db) {
  let underWay = 0
  async function send(text: string, values: unknown[]) {
    if (values.length > 0) return { rows: await db.unsafe(text, values.map((value) => value ?? null) as JSONValue[]) }
    return onReserved(db, async (connection) => ({ rows: await connection.unsafe(text) }))
  }
  return {
    isIdle: () => underWay === 0,
    async executeSql(text: string, values: unknown[] = []) {
      underWay += 1
      try {
        return await send(text, values)
      } finally {
        underWay -= 1
      }
    },
  }
}

/** Opens the job queue on this database. Jobs of crashed processes are released every ten seconds. */
export function openJobQueue(db: Db, log: FastifyBaseLogger): JobQueue {
  const pool = onOurPool(db)
  const boss = new PgBoss({
    db: pool,
    schema,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'an error of the job queue'))
  return {
    boss,
    async stop() {
      const from = performance.now()
      await boss.stop({ timeout: longestStop })
      while (!pool.isIdle() && performance.now() - from < longestStop) await sleep(10)
    },
  }
}

/** Prepares the library's own tables and our lanes for this version; several servers may start at once. */
export async function prepareJobQueue(db: Db): Promise<void> {
  const boss = new PgBoss({ db: onOurPool(db), schema, supervise: false, schedule: false })
  await boss.start()
  for (const name of laneNames) {
    const options = { ...retries, name, expireInSeconds: lanes[name].expireInSeconds }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

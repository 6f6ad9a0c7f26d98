import type { Db } from '../../../db.ts'
import * as repository from '../stream.repository.ts'
import type { EventStore } from './event-store.ts'

/** Events in PostgreSQL: stored once the transaction is committed. */
export function postgresStream(db: Db, options: { isFlushed: boolean }): EventStore {
  const openDays = new Set<string>()
  return {
    async append(rows) {
      for (const day of new Set(rows.map(({ day }) => day))) {
        if (openDays.has(day)) continue
        await repository.openDay(db, day)
        openDays.add(day)
      }
      await repository.insertEvents(db, rows, options)
    },
  }
}

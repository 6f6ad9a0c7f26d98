import type { Db } from '../db.ts'
import { isLostConnection } from './lost-connections.ts'

type Reserved = Awaited<ReturnType<Db['reserve']>>

/**
 * Runs work on a connection of its own. One that is lost meanwhile is not given back: others would be sent on it. A
 * statement is sent first, because the library gives the next connection to a request that failed while there was none.
 */
export async function onReserved<T>(db: Db, work: (connection: Reserved) => Promise<T>): Promise<T> {
  await db`select`
  const connection = await db.reserve()
  try {
    const result = await work(connection)
    connection.release()
    return result
  } catch (error) {
    if (!isLostConnection(error)) connection.release()
    throw error
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { isLockTimeout } from './sqlstate.ts'

/** How a change of tables waits for others that use them, in milliseconds. */
export interface Patience {
  /** the longest wait for one lock: reads that come later queue behind it */
  readonly wait: number
  /** between two tries, for those reads */
  readonly pause: number
  readonly tries: number
}

/** Five minutes; a read waits less than its own ten seconds for a lock. */
export const usualPatience: Patience = { wait: 5000, pause: 5000, tries: 30 }

/** A change of tables that a long transaction kept from running; the message says what to do. */
export class TablesInUse extends Error {
  override name = 'TablesInUse'
}

/** Repeats a change, which must be one transaction, that did not get a lock in time. */
export async function withShortLocks<T>(work: () => Promise<T>, { pause, tries }: Patience): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt >= tries) {
        throw new TablesInUse(
          'A migration waits for a table that another transaction uses, such as a backup; start again when that has ended.',
          { cause: error },
        )
      }
      await sleep(pause)
    }
  }
}

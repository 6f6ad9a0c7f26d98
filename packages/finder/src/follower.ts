import { setImmediate as otherWork } from 'node:timers/promises'
import type { Changes, Copy, Source } from './follower-source.ts'

/** Rows read at a time: other work gets its turn after about ten milliseconds. */
export const readAtOnce = 2_000
/** Above this number of changes it is less work to read everything again. */
export const mostChanges = 50_000
/** Changes are kept for a day; a copy that was not used for this long (ms) may have missed some. */
export const stalesAfter = 12 * 3_600_000

/**
 * Reads rows into memory and keeps them equal to the database: each query, in the statement that it sends anyway,
 * checks whether something was committed since `snapshot`; if so, the changes are applied and the query runs again. So
 * all processes agree on every answer, without notifications.
 */
export function createFollower<Of extends Copy<Row>, Row extends { readonly id: number }, Changed extends Changes>(
  source: Source<Of, Row, Changed>,
) {
  let snapshot = ''
  let readAt = 0

  return {
    /** The point in the database's history that the copy includes. */
    get snapshot() {
      return snapshot
    },

    /** Records that, as just checked, nothing was committed since the snapshot. */
    confirm() {
      readAt = Date.now()
    },

    isStale: () => readAt > 0 && Date.now() - readAt > stalesAfter,

    async readAll(): Promise<Of> {
      readAt = 0
      const begun = await source.begin()
      const made = await source.empty(begun.count + Math.max(8_192, begun.count >>> 4))
      for (let last = 0; ; await otherWork()) {
        const texts = await source.textsAfter(last, readAtOnce)
        for (const text of texts) {
          if (made.isFull) break
          const row = source.read(text)
          made.put(row)
          last = row.id
        }
        if (texts.length < readAtOnce || made.isFull) break
      }
      snapshot = begun.snapshot
      readAt = Date.now()
      return made
    },

    /** Applies what was committed since; false if there is so much that everything has to be read again. */
    async takeIn(copy: Of): Promise<boolean> {
      const changes = await source.changesSince(snapshot)
      const { ids, texts } = changes
      if (changes.everything || ids.length > mostChanges || copy.size + texts.length > copy.bound) return false
      await source.takeMore?.(copy, changes)
      const rows = texts.map(source.read)
      const standing = new Set(rows.map(({ id }) => id))
      for (const id of ids) if (!standing.has(id)) copy.remove(id)
      for (const row of rows) copy.put(row)
      snapshot = changes.snapshot
      readAt = Date.now()
      source.taken?.(changes)
      return true
    },
  }
}

/** Runs one call at a time: concurrent callers share the running one. */
export function shared(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}

import { setImmediate as otherWork } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Base } from '../../../plugin.ts'
import { readThing } from './thing.ts'
import { ThingIndex } from './thing-index.ts'
import * as repository from './things.repository.ts'

/** Things read at a time: others get their turn after about ten milliseconds. */
const readAtOnce = 2_000
/** From here on reading all anew is less work. */
const mostChanges = 50_000
/** Changes are kept for a day; an index that was not asked for so long may have missed some. */
const stalesAfter = 12 * 3_600_000
const triedAgainAfter = 5_000

export interface LiveThings {
  /** The index as it is; undefined while it is being read, or when it cannot be. Asking is what begins the reading. */
  current(): ThingIndex | undefined
  /** The index, as soon as it is there. */
  ready(): Promise<ThingIndex>
  /** The point in the database's history at which the index stands. */
  readonly snapshot: string
  /** Takes in what was committed since; callers at the same time share one look. */
  catchUp(): Promise<void>
  /** Nothing was committed since the snapshot, somebody just saw. */
  confirm(): void
}

/**
 * The index of one process, kept equal to the database as the shop's is: each answer asks, in the statement that reads
 * what it shows, whether something was committed since; then the changes are taken in and the answer is made again.
 */
export function createLiveThings({
  db,
  log,
  now,
}: Pick<Base, 'db' | 'now'> & { readonly log: Pick<FastifyBaseLogger, 'warn'> }): LiveThings {
  let index: ThingIndex | undefined
  let reading: Promise<ThingIndex> | undefined
  let catching: Promise<void> | undefined
  let snapshot = ''
  let readAt = 0
  let failedAt = 0

  async function readAll(): Promise<ThingIndex> {
    const begun = await repository.beginReading(db)
    const made = new ThingIndex(Math.ceil(begun.count * 1.15) + 8_192, now())
    for (let last = 0; ; await otherWork()) {
      const texts = await repository.thingsAfter(db, last, readAtOnce)
      for (const text of texts) {
        if (made.isFull) break
        const thing = readThing(text)
        made.put(thing)
        last = thing.id
      }
      if (texts.length < readAtOnce || made.isFull) break
    }
    made.trim()
    index = made
    snapshot = begun.snapshot
    readAt = Date.now()
    return made
  }

  function read(): Promise<ThingIndex> {
    reading ??= readAll()
      .catch((error: unknown) => {
        failedAt = Date.now()
        throw error
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  async function takeIn(): Promise<void> {
    const current = index
    if (!current) return
    const changes = await repository.changesSince(db, snapshot)
    if (
      changes.everything ||
      changes.ids.length > mostChanges ||
      current.size + changes.things.length > current.bound
    ) {
      index = undefined
      void read().catch((error: unknown) => log.warn({ err: error }, 'the search could not be read'))
      return
    }
    const things = changes.things.map(readThing)
    const standing = new Set(things.map(({ id }) => id))
    for (const id of changes.ids) if (!standing.has(id)) current.remove(id)
    for (const thing of things) current.put(thing)
    snapshot = changes.snapshot
    readAt = Date.now()
  }

  return {
    current() {
      if (index && Date.now() - readAt > stalesAfter) index = undefined
      if (!index && !reading && Date.now() - failedAt > triedAgainAfter)
        read().catch((error: unknown) => log.warn({ err: error }, 'the search could not be read'))
      return index
    },
    ready: async () => index ?? read(),
    get snapshot() {
      return snapshot
    },
    confirm() {
      readAt = Date.now()
    },
    catchUp() {
      catching ??= takeIn().finally(() => {
        catching = undefined
      })
      return catching
    },
  }
}

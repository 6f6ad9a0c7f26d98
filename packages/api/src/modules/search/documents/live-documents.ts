import { createFollower, createSearchIndex, inProcess, shared } from '@nukkad/finder'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../../db.ts'
import type { Base } from '../../../plugin.ts'
import { type DocumentEngine, documentShape } from './document-shape.ts'
import * as repository from './documents.repository.ts'
import { readDocument } from './search-document.ts'

export const triedAgainAfter = 5_000

export interface LiveDocuments {
  /** The engine as it is; undefined while it is being filled, or is away. Asking is what begins the filling. */
  current(): DocumentEngine | undefined
  /** Waits until the engine is filled; fails only where nothing but a new try would help. */
  ready(): Promise<unknown>
  /** The point in the database's history at which the index stands. */
  readonly snapshot: string
  /** Takes in what was committed since; callers at the same time share one look. */
  catchUp(): Promise<void>
  /** Nothing was committed since the snapshot, somebody just saw. */
  confirm(): void
  /** Somebody got no answer: one that may be away is left alone for a while. */
  lose(): void
  close(): Promise<void>
}

/** Where documents are read from; their columns become documents by `readDocument`. */
export const documentRows = (q: Queryable) => ({
  begin: () => repository.beginReading(q),
  textsAfter: (id: number, most: number) => repository.documentsAfter(q, id, most),
  changesSince: (snapshot: string) => repository.changesSince(q, snapshot),
})

/** The documents of one process, kept equal to the database. Callers do not wait for them: the database answers meanwhile. */
export function createLiveDocuments({
  db,
  log,
  now,
}: Pick<Base, 'db' | 'now'> & { readonly log: Pick<FastifyBaseLogger, 'warn'> }): LiveDocuments {
  const follower = createFollower({
    ...documentRows(db),
    empty: (bound) => createSearchIndex(documentShape, { bound, now: now() }),
    read: readDocument,
  })
  type DocumentIndex = Awaited<ReturnType<typeof follower.readAll>>
  let index: DocumentIndex | undefined
  let engine: DocumentEngine | undefined
  let reading: Promise<void> | undefined
  let failedAt = 0

  async function readAll(): Promise<void> {
    index = await follower.readAll()
    engine = inProcess(index)
  }

  function read(): Promise<void> {
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
  const readAside = () =>
    void read().catch((error: unknown) => log.warn({ err: error }, 'the search could not be read'))

  return {
    current() {
      if (index && follower.isStale()) index = undefined
      if (!index && !reading && Date.now() - failedAt > triedAgainAfter) readAside()
      return index && engine
    },
    ready: async () => index ?? read(),
    // It is in this process: what failed was the database.
    lose: () => {},
    close: async () => {},
    get snapshot() {
      return follower.snapshot
    },
    confirm: follower.confirm,
    catchUp: shared(async () => {
      const current = index
      if (!current || (await follower.takeIn(current))) return
      index = undefined
      readAside()
    }),
  }
}

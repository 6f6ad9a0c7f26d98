import { createFollower, createSearchIndex, inProcess, shared } from '@nukkad/finder'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../../db.ts'
import type { Base } from '../../../plugin.ts'
import { type DocumentEngine, documentShape } from './document-shape.ts'
import * as repository from './documents.repository.ts'
import { readDocument } from './search-document.ts'

export const triedAgainAfter = 5_000

export interface LiveDocuments {
  /** The engine; undefined while it is being filled or is down. The first call starts the filling. */
  current(): DocumentEngine | undefined
  /** Waits until the engine is filled; fails only where nothing but a new try would help. */
  ready(): Promise<unknown>
  /** The point in the database's history that the index reflects. */
  readonly snapshot: string
  /** Applies what was committed since; concurrent callers share one run. */
  catchUp(): Promise<void>
  /** Tells the index that nothing has been committed since the snapshot, as a caller has just seen. */
  confirm(): void
  /** Reports that the engine did not answer; it is then left alone for a while. */
  lose(): void
  close(): Promise<void>
}

/** Reads the documents' texts, which `readDocument` parses. */
export const documentRows = (q: Queryable) => ({
  begin: () => repository.beginReading(q),
  textsAfter: (id: number, most: number) => repository.documentsAfter(q, id, most),
  changesSince: (snapshot: string) => repository.changesSince(q, snapshot),
})

/**
 * The document index of one process, kept up to date with the database. Callers do not wait for it: the database
 * answers meanwhile.
 */
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
    void read().catch((error: unknown) => log.warn({ err: error }, 'the search index could not be read'))

  return {
    current() {
      if (index && follower.isStale()) index = undefined
      if (!index && !reading && Date.now() - failedAt > triedAgainAfter) readAside()
      return index && engine
    },
    ready: async () => index ?? read(),
    // The index is in this process, so it was the database that failed.
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

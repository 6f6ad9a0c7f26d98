import { createFollower, createSearchIndex, shared } from '@nukkad/finder'
import type { FastifyBaseLogger } from 'fastify'
import type { Base } from '../../../plugin.ts'
import { type DocumentIndex, documentShape } from './document-shape.ts'
import * as repository from './documents.repository.ts'
import { readDocument } from './search-document.ts'

const triedAgainAfter = 5_000

export interface LiveDocuments {
  /** The index as it is; undefined while it is being read, or when it cannot be. Asking is what begins the reading. */
  current(): DocumentIndex | undefined
  /** The index, as soon as it is there. */
  ready(): Promise<DocumentIndex>
  /** The point in the database's history at which the index stands. */
  readonly snapshot: string
  /** Takes in what was committed since; callers at the same time share one look. */
  catchUp(): Promise<void>
  /** Nothing was committed since the snapshot, somebody just saw. */
  confirm(): void
}

/** The documents of one process, kept equal to the database. Callers do not wait for them: the database answers meanwhile. */
export function createLiveDocuments({
  db,
  log,
  now,
}: Pick<Base, 'db' | 'now'> & { readonly log: Pick<FastifyBaseLogger, 'warn'> }): LiveDocuments {
  const follower = createFollower({
    begin: () => repository.beginReading(db),
    empty: (bound): DocumentIndex => createSearchIndex(documentShape, { bound, now: now() }),
    textsAfter: (id, most) => repository.documentsAfter(db, id, most),
    read: readDocument,
    changesSince: (snapshot) => repository.changesSince(db, snapshot),
  })
  let index: DocumentIndex | undefined
  let reading: Promise<DocumentIndex> | undefined
  let failedAt = 0

  async function readAll(): Promise<DocumentIndex> {
    index = await follower.readAll()
    return index
  }

  function read(): Promise<DocumentIndex> {
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
      return index
    },
    ready: async () => index ?? read(),
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

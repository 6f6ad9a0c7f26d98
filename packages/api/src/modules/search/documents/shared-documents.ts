import { shared, stalesAfter } from '@nukkad/finder'
import { connectTo, createSharedFollower, createSharedIndex, type EngineAddress } from '@nukkad/finder/opensearch'
import type { FastifyBaseLogger } from 'fastify'
import type { Base } from '../../../plugin.ts'
import { documentShape } from './document-shape.ts'
import { takeTurn } from './documents.repository.ts'
import { documentRows, type LiveDocuments, triedAgainAfter } from './live-documents.ts'
import { readDocument } from './search-document.ts'

interface SharedDocumentsParts extends Pick<Base, 'db' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The documents of all processes in one search engine, updated by whichever process sees a change first. While the
 * engine is down, slow or being filled no one waits for it: the database answers, and the engine is retried after a few
 * seconds.
 */
export function createSharedDocuments(
  { db, log, now }: SharedDocumentsParts,
  { name, ...address }: EngineAddress & { readonly name: string },
): LiveDocuments {
  const clock = () => now().getTime()
  const connection = connectTo(address)
  const index = createSharedIndex(connection, documentShape, { name: `${name}-documents`, now: clock })
  const follower = createSharedFollower(
    {
      read: readDocument,
      inTurn: async (run) =>
        (
          await db.begin(async (tx) => {
            await takeTurn(tx)
            return { answer: await run(documentRows(tx)) }
          })
        ).answer,
    },
    index,
  )
  let [isOpen, isOutdated] = [false, false]
  let [failedAt, confirmedAt] = [0, 0]
  const confirm = () => {
    confirmedAt = clock()
  }
  const lose = () => {
    isOpen = false
    failedAt = clock()
  }

  const open = shared(async () => {
    try {
      await follower.begin(isOutdated)
      ;[isOpen, isOutdated] = [true, false]
      confirm()
    } catch (error) {
      lose()
      log.warn({ err: error }, 'the search engine could not be filled; the database is searched instead')
    }
  })
  const mayOpen = () => clock() - failedAt > triedAgainAfter

  return {
    current() {
      if (clock() - confirmedAt > stalesAfter) isOpen = false
      if (!isOpen && mayOpen()) void open()
      return isOpen ? index.engine : undefined
    },
    // A process without its search engine still counts as ready, since the database answers.
    ready: async () => (isOpen || !mayOpen() ? undefined : open()),
    get snapshot() {
      return follower.snapshot
    },
    catchUp: shared(async () => {
      if (!isOpen) return
      if (await follower.takeIn()) return confirm()
      ;[isOpen, isOutdated] = [false, true]
      void open()
    }),
    confirm,
    lose,
    close: () => connection.close(),
  }
}

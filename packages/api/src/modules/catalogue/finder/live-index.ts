import type { Db } from '../../../db.ts'
import { readFact } from './facts.ts'
import * as repository from './finder.repository.ts'
import { createFollower, shared } from './follower.ts'
import { createLookups } from './lookups.ts'
import { ProductIndex } from './product-index.ts'

export interface LiveIndex {
  /** The index as it is, made at the first call. */
  ready(): Promise<ProductIndex>
  /** The point in the database's history at which the index stands. */
  readonly snapshot: string
  /** Takes in what was committed since; callers at the same time share one look. */
  catchUp(): Promise<void>
  /** Nothing was committed since the snapshot, somebody just saw. */
  confirm(): void
}

/** The products of one process, kept equal to the database. Callers wait until they are read. */
export function createLiveIndex(db: Db): LiveIndex {
  const readFrame = async () => createLookups(await repository.readFrame(db))
  const follower = createFollower({
    begin: () => repository.beginReading(db),
    empty: async (bound) => new ProductIndex(await readFrame(), bound),
    textsAfter: (id, most) => repository.factsAfter(db, id, most),
    read: readFact,
    changesSince: (snapshot) => repository.changesSince(db, snapshot),
    async takeMore(index, { frame }) {
      if (frame) index.reframe(await readFrame())
    },
  })
  let index: Promise<ProductIndex> | undefined

  function read(): Promise<ProductIndex> {
    index = follower.readAll().catch((error: unknown) => {
      index = undefined
      throw error
    })
    return index
  }

  async function isCaughtUp(): Promise<boolean> {
    const current = await index
    return !current || follower.takeIn(current)
  }

  return {
    ready: () => (index && !follower.isStale() ? index : read()),
    get snapshot() {
      return follower.snapshot
    },
    confirm: follower.confirm,
    catchUp: shared(async () => {
      // Nobody holds the old one while everything is read again: two of them would take too much memory.
      if (!(await isCaughtUp())) await read()
    }),
  }
}

import { createFollower, createSearchIndex, shared } from '@nukkad/finder'
import type { Db } from '../../../db.ts'
import * as repository from './finder.repository.ts'
import { createLookups, type Lookups } from './lookups.ts'
import { readProduct } from './product-document.ts'
import { type ProductIndex, productShape } from './product-shape.ts'

/** All products in memory, and what they point at. */
export interface Products {
  readonly index: ProductIndex
  readonly lookups: Lookups
}

export interface LiveIndex {
  /** The products as they are, read at the first call. */
  ready(): Promise<Products>
  /** The point in the database's history at which the index stands. */
  readonly snapshot: string
  /** Takes in what was committed since; callers at the same time share one look. */
  catchUp(): Promise<void>
  /** Nothing was committed since the snapshot, somebody just saw. */
  confirm(): void
}

/** The products of one process, kept equal to the database. Callers wait until they are read. */
export function createLiveIndex(db: Db): LiveIndex {
  let lookups = createLookups({ categories: [], merchants: [], colours: [], meanings: [], saved: [] })
  async function readLookups(index: ProductIndex): Promise<ProductIndex> {
    lookups = createLookups(await repository.readLookups(db))
    index.learn(lookups.dictionary)
    return index
  }
  const follower = createFollower({
    begin: () => repository.beginReading(db),
    empty: (bound) => readLookups(createSearchIndex(productShape, { bound })),
    textsAfter: (id, most) => repository.productsAfter(db, id, most),
    read: readProduct,
    changesSince: (snapshot) => repository.changesSince(db, snapshot),
    async takeMore(index, changes) {
      if (changes.lookups) await readLookups(index)
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
    ready: async () => ({ index: await (index && !follower.isStale() ? index : read()), lookups }),
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

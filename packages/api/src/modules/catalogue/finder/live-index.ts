import { createFollower, createSearchIndex } from '@nukkad/finder'
import { oneAfterAnother } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import * as repository from './finder.repository.ts'
import { createKeptCards, type KeptCards } from './kept-cards.ts'
import { createLookups, type Lookups } from './lookups.ts'
import { readProduct } from './product-document.ts'
import { type ProductIndex, productShape } from './product-shape.ts'

/** All products in memory, and what they refer to. */
export interface Products {
  readonly index: ProductIndex
  readonly lookups: Lookups
}

/**
 * Versions of what products are found by: they rise with each change, with each but those of numbers that lists are
 * sorted by, and with each but those of numbers and prices.
 */
export interface Versions {
  readonly all: number
  readonly besidesNumbers: number
  readonly besidesPrices: number
}

export interface LiveIndex {
  /** The products as of the last check; loaded at the first call. */
  ready(): Promise<Products>
  /** The products with everything that was committed before this call. Concurrent callers share one check. */
  current(): Promise<Products>
  /** The point in the database's history that the index reflects. */
  readonly snapshot: string
  readonly versions: Versions
  /** Cards, valid at that point. */
  readonly cards: KeptCards
  /** Tells the index that nothing has been committed since the snapshot, as a caller has just seen. */
  confirm(): void
}

/** The product index of one process, kept up to date with the database. Callers wait until it is loaded. */
export function createLiveIndex(db: Db): LiveIndex {
  const cards = createKeptCards()
  let versions: Versions = { all: 0, besidesNumbers: 0, besidesPrices: 0 }
  const raise = (isBesidesNumbers = true, isBesidesPrices = true) => {
    versions = {
      all: versions.all + 1,
      besidesNumbers: versions.besidesNumbers + Number(isBesidesNumbers),
      besidesPrices: versions.besidesPrices + Number(isBesidesPrices),
    }
  }
  let lookups = createLookups({ categories: [], merchants: [], colours: [], meanings: [], saved: [] })
  async function readLookups(index: ProductIndex): Promise<ProductIndex> {
    lookups = createLookups(await repository.readLookups(db))
    index.learn(lookups.dictionary)
    raise()
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
    taken({ ids, cards: changed, besidesNumbers, others }) {
      cards.replace(ids, changed)
      if (ids.length > 0) raise(besidesNumbers, others)
    },
  })
  let index: Promise<ProductIndex> | undefined

  function read(): Promise<ProductIndex> {
    const reading = follower.readAll().then(
      (made) => {
        cards.clear()
        raise()
        return made
      },
      (error: unknown) => {
        index = undefined
        throw error
      },
    )
    index = reading
    return reading
  }
  const isRead = () => index !== undefined && !follower.isStale()

  const catchUp = oneAfterAnother(async () => {
    // The old index is not referenced while everything is read again: two of them would take too much memory.
    if (!(await follower.takeIn(await (index ?? read())))) await read()
  })
  const ready = async () => ({ index: await (index && !follower.isStale() ? index : read()), lookups })

  return {
    ready,
    async current() {
      // A reading that begins from here on includes all that was committed before.
      if (isRead()) await catchUp()
      return ready()
    },
    get snapshot() {
      return follower.snapshot
    },
    get versions() {
      return versions
    },
    cards,
    confirm: follower.confirm,
  }
}

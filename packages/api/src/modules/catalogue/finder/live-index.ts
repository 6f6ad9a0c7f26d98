import { setImmediate as otherWork } from 'node:timers/promises'
import type { Db } from '../../../db.ts'
import { readFact } from './facts.ts'
import * as repository from './finder.repository.ts'
import { createFrame } from './frame.ts'
import { ProductIndex } from './product-index.ts'

/** Products read at a time: others get their turn after about ten milliseconds. */
const readAtOnce = 2_000
/** From here on reading all anew is less work. */
const mostChanges = 50_000
/** Changes are kept for a day; an index that was not asked for so long may have missed some. */
const stalesAfter = 12 * 3_600_000

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

/**
 * The index of one process, kept equal to the database: each list asks, in the statement it sends anyway, whether
 * something was committed since; then the changes are read first and the list is made again. So all processes agree at
 * every answer, and nothing has to be told to anyone.
 */
export function createLiveIndex(db: Db): LiveIndex {
  let index: Promise<ProductIndex> | undefined
  let catching: Promise<void> | undefined
  let snapshot = ''
  let readAt = 0

  async function readAll(): Promise<ProductIndex> {
    const begun = await repository.beginReading(db)
    const frame = createFrame(await repository.readFrame(db))
    const made = new ProductIndex(frame, Math.ceil(begun.count * 1.15) + 8_192)
    for (let last = 0; ; await otherWork()) {
      const texts = await repository.factsAfter(db, last, readAtOnce)
      for (const text of texts) {
        if (made.isFull) break
        const fact = readFact(text)
        made.put(fact)
        last = fact.id
      }
      if (texts.length < readAtOnce || made.isFull) break
    }
    made.trim()
    snapshot = begun.snapshot
    readAt = Date.now()
    return made
  }

  async function takeIn(): Promise<void> {
    if (!index) return
    const current = await index
    const changes = await repository.changesSince(db, snapshot)
    const isTooMuch =
      changes.everything || changes.ids.length > mostChanges || current.size + changes.facts.length > current.bound
    if (isTooMuch) {
      index = Promise.resolve(await readAll())
      return
    }
    if (changes.frame) current.reframe(createFrame(await repository.readFrame(db)))
    const facts = changes.facts.map(readFact)
    const sold = new Set(facts.map(({ id }) => id))
    for (const id of changes.ids) if (!sold.has(id)) current.remove(id)
    for (const fact of facts) current.put(fact)
    snapshot = changes.snapshot
    readAt = Date.now()
  }

  return {
    ready() {
      if (index && readAt > 0 && Date.now() - readAt > stalesAfter) {
        index = undefined
        readAt = 0
      }
      index ??= readAll().catch((error: unknown) => {
        index = undefined
        throw error
      })
      return index
    },
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

import type { AnswerOf } from '@nukkad/contracts'
import type { listProducts, ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { LRUCache } from 'lru-cache'
import { ReadyBytes, type ReadyJson } from '../../../http/answers/ready-json.ts'
import type { LiveIndex, Products } from '../finder/live-index.ts'
import type { Reached } from '../finder/wanted.ts'

type List = AnswerOf<typeof listProducts>

/** How long a list is the same as long as no product changes. */
export interface ListLife {
  readonly version: number
  /** Milliseconds: between the two the clock alone does not make it another one. */
  readonly from: number
  readonly until: number
}

export interface MadeList {
  readonly list: ReadyJson<List>
  /** Undefined for a list that is not to be kept. */
  readonly life: ListLife | undefined
}

interface Kept extends ListLife {
  readonly answer: ReadyBytes<List>
}

interface ListAnswersParts {
  readonly now: () => Date
  readonly live: LiveIndex
  /** Whether products were committed since the snapshot that it names. */
  readonly look: () => Promise<{ readonly snapshot: string; readonly isBehind: boolean }>
  readonly make: (query: ProductsQuery, reached: Reached | undefined) => Promise<MadeList>
  readonly maxBytes?: number
}

const usualBytes = 16 * 2 ** 20

/** Lists in the bytes that go out, true as long as the index is the same and equal to the database. */
export function createListAnswers({ now, live, look, make, maxBytes = usualBytes }: ListAnswersParts) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + 2 * key.length + 200,
  })

  function find({ index: { version } }: Products, key: string): ReadyBytes<List> | undefined {
    const one = kept.get(key)
    const at = now().getTime()
    return one && one.version === version && one.from <= at && at < one.until ? one.answer : undefined
  }

  return async (query: ProductsQuery, reached: Reached | undefined): Promise<ReadyBytes<List>> => {
    const key = keyOf(query, reached)
    if (find(await live.ready(), key)) {
      const { snapshot, isBehind } = await look()
      if (isBehind) await live.catchUp()
      // Not if others caught up meanwhile: what was seen is of the state before.
      else if (live.snapshot === snapshot) {
        live.confirm()
        const before = find(await live.ready(), key)
        if (before) return before
      }
    }
    const { list, life } = await make(query, reached)
    const answer = new ReadyBytes(list)
    if (life) kept.set(key, { answer, ...life })
    return answer
  }
}

/** All that is asked; of a pincode only what it means for products, which is what the answer depends on. */
function keyOf({ deliversTo: _, ...query }: ProductsQuery, reached: Reached | undefined): string {
  return JSON.stringify([Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)), reached])
}

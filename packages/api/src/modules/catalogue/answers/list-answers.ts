import type { AnswerOf } from '@nukkad/contracts'
import type { listProducts, ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { LRUCache } from 'lru-cache'
import { ReadyBytes, type ReadyJson } from '../../../http/answers/ready-json.ts'
import type { LiveIndex, Products, Versions } from '../finder/live-index.ts'
import type { Reached } from '../finder/wanted.ts'

type List = AnswerOf<typeof listProducts>

/** How long a list stays valid as long as no product changes. */
export interface ListLife {
  /** The version of the index that the list depends on, and its value. */
  readonly of: keyof Versions
  readonly version: number
  /** Milliseconds: between the two the passing of time alone does not change the list. */
  readonly from: number
  readonly until: number
}

export interface MadeList {
  readonly list: ReadyJson<List>
  /** Undefined for a list that must not be cached. */
  readonly life: ListLife | undefined
}

interface Kept extends ListLife {
  readonly answer: ReadyBytes<List>
}

interface ListAnswersParts {
  readonly now: () => Date
  readonly live: Pick<LiveIndex, 'current' | 'versions'>
  readonly make: (query: ProductsQuery, reached: Reached | undefined, products: Products) => Promise<MadeList>
  readonly maxBytes?: number | undefined
}

const usualBytes = 16 * 2 ** 20

interface Making {
  readonly version: number
  readonly answer: Promise<ReadyBytes<List>>
}

/**
 * A cache of lists as encoded bytes, valid while the index is unchanged and up to date with the database. A request for
 * a list that is being built waits for it.
 */
export function createListAnswers({ now, live, make, maxBytes = usualBytes }: ListAnswersParts) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + 2 * key.length + 200,
  })
  const making = new Map<string, Making>()

  function find(key: string): ReadyBytes<List> | undefined {
    const one = kept.get(key)
    const at = now().getTime()
    return one && one.version === live.versions[one.of] && one.from <= at && at < one.until ? one.answer : undefined
  }

  async function makeAndKeep(key: string, ...asked: Parameters<typeof make>): Promise<ReadyBytes<List>> {
    const { list, life } = await make(...asked)
    const answer = new ReadyBytes(list)
    if (life) kept.set(key, { answer, ...life })
    return answer
  }

  return async (query: ProductsQuery, reached: Reached | undefined): Promise<ReadyBytes<List>> => {
    const key = keyOf(query, reached)
    const products = await live.current()
    const before = find(key)
    if (before) return before
    const version = live.versions.all
    const others = making.get(key)
    if (others?.version === version) return others.answer
    const one: Making = { version, answer: makeAndKeep(key, query, reached, products) }
    making.set(key, one)
    try {
      return await one.answer
    } finally {
      if (making.get(key) === one) making.delete(key)
    }
  }
}

/** Everything the request asks for; instead of the pincode its reach, which is what the answer depends on. */
function keyOf({ deliversTo: _, ...query }: ProductsQuery, reached: Reached | undefined): string {
  return JSON.stringify([Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)), reached])
}

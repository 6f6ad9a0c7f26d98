import type { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { shared, stalesAfter } from '@nukkad/finder'
import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import { currentSnapshot } from '../../../database/committed-since.ts'
import { inOneTurn } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { ReadyBytes, readyAnswer } from '../../../http/answers/ready-json.ts'
import * as repository from '../products/product.repository.ts'
import { productPages } from '../products/product-page.repository.ts'
import { namesDays, showProductPage } from '../products/product-page-view.ts'
import { asHeld, type Kept, type ProductAnswer, withHolds } from './kept-page.ts'

export interface ProductAnswers {
  /** Undefined for a product that is not sold. */
  of(slug: string): Promise<ReadyBytes<ProductAnswer> | undefined>
}

const usualBytes = 16 * 2 ** 20

/**
 * A cache of product pages as encoded bytes, equal to the database at the moment of each call. Calls of one turn of the
 * event loop share one statement: it returns which products were committed since `point`, at which the cached pages are
 * valid, and how many of the requested ones payments hold. Nothing that depends on the time of day is cached, and what
 * depends on the date is cached for that day.
 */
export function createProductAnswers(db: Db, now: () => Date, maxBytes = usualBytes): ProductAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer, skus }) => answer.bytes.length + 64 * skus.length + 200,
  })
  /** Every cached page reflects all that was committed by then. */
  let point: { readonly snapshot: string } | undefined
  let lookedAt = 0

  const begin = shared(async () => {
    kept.clear()
    point = { snapshot: await currentSnapshot(db) }
    lookedAt = Date.now()
  })

  async function look(at: { readonly snapshot: string }, pages: readonly Kept[]): Promise<repository.ProductsSince> {
    const skus = pages.flatMap((page) => page.skus)
    const since = await repository.productsSince(db, { ...at, skus, now: now() })
    lookedAt = Date.now()
    if (!since.everything && since.changed.length === 0) return since
    const changed = new Set(since.changed)
    if (since.everything) kept.clear()
    else for (const [slug, { productId }] of kept.entries()) if (changed.has(productId)) kept.delete(slug)
    point = since
    return since
  }

  async function read(slugs: readonly string[], answers: Map<string, ReadyBytes<ProductAnswer>>): Promise<void> {
    if (slugs.length === 0) return
    const [before, at] = [point, now()]
    for (const row of await productPages(db, slugs, at)) {
      const { productId, available } = row
      const { slug } = row.facts
      const skus = row.variants.map(({ sku }) => sku)
      const answer = new ReadyBytes(readyAnswer<typeof getProduct>({ data: showProductPage(row, at) }))
      answers.set(slug, available ? withHolds(answer, available) : answer)
      // A change may have been noted during this read, and would not be reported again.
      const day = namesDays(row, at) ? dayInIndia(at) : undefined
      if (point === before) kept.set(slug, { productId, skus, answer, day })
    }
  }

  async function answerAll(slugs: readonly string[]): Promise<(ReadyBytes<ProductAnswer> | undefined)[]> {
    if (!point || Date.now() - lookedAt > stalesAfter) await begin()
    const answers = new Map<string, ReadyBytes<ProductAnswer>>()
    const known = new Map<string, Kept>()
    const missing = new Set<string>()
    const today = dayInIndia(now())
    for (const slug of slugs) {
      const page = kept.get(slug)
      if (page && (page.day === undefined || page.day === today)) known.set(slug, page)
      else missing.add(slug)
    }
    const [since] = await Promise.all([
      known.size > 0 && point ? look(point, [...known.values()]) : undefined,
      read([...missing], answers),
    ])
    if (since) {
      const changed = new Set(since.changed)
      const holds = ({ productId }: Kept) => !since.everything && !changed.has(productId)
      for (const [slug, page] of known) if (holds(page)) answers.set(slug, asHeld(page, since.available))
      await read(
        [...known].flatMap(([slug, page]) => (holds(page) ? [] : [slug])),
        answers,
      )
    }
    return slugs.map((slug) => answers.get(slug))
  }

  const together = new DataLoader(answerAll, inOneTurn)
  return { of: (slug) => together.load(slug) }
}

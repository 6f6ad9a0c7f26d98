import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../db.ts'
import type { ForSale, SaleCatalogue } from './for-sale.ts'

/** How long names, pictures and options may be cached. Prices and stock are never taken from here. */
const freshMilliseconds = 5_000
const mostRemembered = 20_000

export interface ProductDescriptions {
  /**
   * The descriptions of these SKUs, at most a few seconds old; `now` bypasses the cache. As long as a description does
   * not change, it is the same object.
   */
  describe(q: Queryable, skus: readonly string[], now?: 'now'): Promise<ForSale[]>
}

/**
 * Product descriptions change rarely and are large; carts are read often. Each process caches them briefly, while price
 * and stock are read with the cart. Checkout does not use the cache.
 */
export function createProductDescriptions(catalogue: Pick<SaleCatalogue, 'forSale'>): ProductDescriptions {
  const remembered = new LRUCache<string, ForSale>({
    max: mostRemembered,
    ttl: freshMilliseconds,
    noDeleteOnStaleGet: true,
  })

  function remember(items: readonly ForSale[]): ForSale[] {
    return items.map((read) => {
      const before = remembered.get(read.sku, { allowStale: true })
      const item = before && isDeepStrictEqual(before, read) ? before : read
      remembered.set(item.sku, item)
      return item
    })
  }

  return {
    async describe(q, skus, now) {
      const found: ForSale[] = []
      const missing = new Set<string>()
      for (const sku of skus) {
        const one = now ? undefined : remembered.get(sku)
        if (one) found.push(one)
        else missing.add(sku)
      }
      if (missing.size === 0) return found
      return [...found, ...remember(await catalogue.forSale(q, [...missing]))]
    },
  }
}

import { cityNameOf } from '@nukkad/contracts'
import type { BrandCard } from '@nukkad/contracts/endpoints/shop/brands'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db.ts'
import type { Lookups } from '../catalogue/finder/lookups.ts'
import type { ListingService } from '../catalogue/lists/listing.service.ts'
import { type BrandRow, brandRows } from './brand.repository.ts'

interface DirectoryParts {
  readonly db: Db
  readonly lists: Pick<ListingService, 'catchUp' | 'products'>
}

/**
 * Counts and prices may be half a minute old, because counting a million products for each view would take a second.
 */
const keptMs = 30_000

/** All merchants as brands, cached. */
export function createBrandDirectory({ db, lists }: DirectoryParts) {
  const known = new LRUCache<'all', BrandCard[]>({
    max: 1,
    ttl: keptMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    // What was being read when a merchant changed is still the answer to those who asked before.
    ignoreFetchAbort: true,
    fetchMethod: async () => (await brandRows(db)).map(cardOf),
  })
  let readWith: Lookups | undefined
  return {
    /** What merchants say of themselves is never old: a change of any of them makes the shop read its lookups again. */
    async all(): Promise<BrandCard[]> {
      await lists.catchUp()
      const { lookups } = await lists.products()
      if (lookups !== readWith) known.clear()
      readWith = lookups
      return (await known.fetch('all')) ?? []
    },
    forget: () => known.clear(),
  }
}

function cardOf({ id, price, products, city, ...row }: BrandRow): BrandCard {
  return {
    ...row,
    id: String(id),
    city: { slug: city, name: cityNameOf(city) },
    price: price < 70_000 ? 'low' : price <= 200_000 ? 'middle' : 'high',
    product_count: products,
  }
}

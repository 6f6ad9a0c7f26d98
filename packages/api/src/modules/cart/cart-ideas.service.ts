import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { Db } from '../../db.ts'
import { coupons } from '../coupons/coupons.service.ts'
import { readCart } from './cart-reading.repository.ts'
import type { SaleCatalogue } from './for-sale.ts'

export interface CartIdeasParts {
  readonly db: Db
  readonly catalogue: SaleCatalogue
  readonly now: () => Date
}

export type CartIdeasService = ReturnType<typeof createCartIdeasService>

/** What could go with a bag. */
export function createCartIdeasService({ db, catalogue, now }: CartIdeasParts) {
  return {
    /** Coupons of the whole shop, and of the merchants of these products (comma list of ids). */
    async offers(productIds = '') {
      const ids = productIds.split(',').filter((id) => /^[0-9]{1,15}$/.test(id))
      const merchants = ids.length > 0 ? await catalogue.merchantsOf(db, ids.slice(0, 100).map(Number)) : []
      return [...(await coupons.offers(db, merchants, now()))]
    },

    /**
     * The call is public, so only a masked id, which is its own key, may tell what is in the bag; for every other id
     * the suggestions are those for everybody.
     */
    async carousel(cartId: string): Promise<ProductCard[]> {
      const cart = await readCart(db, { buyer: { kind: 'guest' }, cartId }, now())
      return catalogue.suggestions(db, cart?.lines.map(({ sku }) => sku) ?? [])
    },
  }
}

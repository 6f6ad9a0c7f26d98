import { cityNameOf } from '@nukkad/contracts'
import type { Brand, Store } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import type { ListingService } from '../catalogue/lists/listing.service.ts'
import type { MerchantPageRow, Rating } from './merchant-page.repository.ts'
import { openingHours } from './opening-hours.ts'
import type { StoreRow } from './store.repository.ts'

interface AroundMerchant {
  readonly own: readonly StoreRow[]
  readonly said: Rating
  readonly inShop: Pick<Awaited<ReturnType<ListingService['pickIds']>>, 'total' | 'facets'>
}

const namedCity = (slug: string) => ({ slug, name: cityNameOf(slug) })

/** A maker as its page shows it: with the stores, the ratings and its products in the shop. */
export function showBrand(merchant: MerchantPageRow, { own, said, inShop }: AroundMerchant, now: Date): Brand {
  return {
    ...merchant,
    city: namedCity(merchant.city),
    rating: said.rating,
    review_count: said.review_count,
    product_count: inShop.total,
    categories: (inShop.facets?.category ?? []).map(({ value, label, count }) => ({
      path: value,
      title: label,
      count,
    })),
    stores: own.map((store) => showStore(store, now)),
  }
}

/** A store as its page shows it, with its opening status at this moment. */
export const showStore = ({ lines, city, locality, state, pincode, hours, ...row }: StoreRow, now: Date): Store => ({
  ...row,
  address: { lines, locality, city: namedCity(city), state, pincode },
  ...openingHours(hours, now),
})

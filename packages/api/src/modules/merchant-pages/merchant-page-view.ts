import { cityNameOf } from '@nukkad/contracts'
import type { Brand, SellerShown, Store } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { ListingService } from '../catalogue/lists/listing.service.ts'
import type { SellerDetails } from '../invoices/seller-book.service.ts'
import type { MerchantPageRow, Rating } from './merchant-page.repository.ts'
import { openingHours } from './opening-hours.ts'
import type { StoreRow } from './store.repository.ts'

interface AroundMerchant {
  readonly seller: SellerDetails | undefined
  readonly own: readonly StoreRow[]
  readonly said: Rating
  readonly inShop: Pick<Awaited<ReturnType<ListingService['pickIds']>>, 'total' | 'facets'>
}

const namedCity = (slug: string) => ({ slug, name: cityNameOf(slug) })

/** A maker as its page shows it: with the stores, the ratings and its products in the shop. */
export function showBrand(row: MerchantPageRow, { own, said, inShop, seller }: AroundMerchant, now: Date): Brand {
  const { id: _, state: __, pincode: ___, contactEmail: ____, away, ...merchant } = row
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
    seller: showSeller(row, seller),
    away: away && isNear(away, now) ? away : null,
  }
}

/** Buyers are told two weeks ahead. */
const toldAhead = 14 * 86_400_000
const isNear = ({ from, until }: NonNullable<Brand['away']>, now: Date) =>
  dayInIndia(now) <= until && from <= dayInIndia(now.getTime() + toldAhead)

/** Who sells; what is known of the merchant, until its details are written down. */
function showSeller(row: MerchantPageRow, seller: SellerDetails | undefined): SellerShown {
  const place = seller ?? { line1: row.locality, line2: '', city: null, pincode: row.pincode, state: row.state }
  return {
    legal_name: seller?.legalName ?? row.name,
    address: [place.line1, place.line2, `${place.city ?? cityNameOf(row.city)} ${place.pincode}`, place.state].filter(
      (line) => line !== '',
    ),
    gstin: seller?.gstin ?? null,
    email: row.contactEmail,
    phone: seller?.phone ?? null,
  }
}

/** A store as its page shows it, with its opening status at this moment. */
export const showStore = ({ lines, city, locality, state, pincode, hours, ...row }: StoreRow, now: Date): Store => ({
  ...row,
  address: { lines, locality, city: namedCity(city), state, pincode },
  ...openingHours(hours, now),
})

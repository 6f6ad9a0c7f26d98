import type { BodyOf } from '@nukkad/contracts'
import type { CatalogItem, changeCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { formatRupees } from '@nukkad/platform'

export type CatalogChange = Omit<BodyOf<typeof changeCatalogItem>, 'version'>

/** The values in the fields of a row. */
export interface ProductDraft {
  readonly price: string
  readonly stock: string
  readonly isAvailable: boolean
  readonly isOffered: boolean
}

export const draftOf = ({ price, stock, is_available, is_offered }: CatalogItem): ProductDraft => ({
  price: String(price),
  stock: String(stock),
  isAvailable: is_available,
  isOffered: is_offered,
})

const numberOf = (text: string): number => Number(text.replaceAll(',', '').trim() || 'x')

/** Sends only what differs, so that a new price does not conflict with a sale made meanwhile. */
export function changeOf(item: CatalogItem, draft: ProductDraft): CatalogChange {
  const price = numberOf(draft.price)
  const stock = numberOf(draft.stock)
  return {
    ...(price === item.price ? {} : { price }),
    ...(stock === item.stock ? {} : { stock }),
    ...(draft.isAvailable === item.is_available ? {} : { is_available: draft.isAvailable }),
    ...(draft.isOffered === item.is_offered ? {} : { is_offered: draft.isOffered }),
  }
}

export function slipsOf(draft: ProductDraft, { mrp }: Pick<CatalogItem, 'mrp'>): { price?: string; stock?: string } {
  const price = numberOf(draft.price)
  const stock = numberOf(draft.stock)
  const isPrice =
    /^\d{1,7}(\.\d{1,2})?$/.test(draft.price.replaceAll(',', '').trim()) && price > 0 && price <= 1_000_000
  const priceSlip = !isPrice
    ? 'Enter rupees, with or without paise: 1499 or 1499.50.'
    : price > mrp
      ? `It can’t be above the MRP of ${formatRupees(mrp)}.`
      : undefined
  const isStock = Number.isInteger(stock) && stock >= 0 && stock <= 100_000
  return {
    ...(priceSlip ? { price: priceSlip } : {}),
    ...(isStock ? {} : { stock: 'Enter a whole number from 0 to 1,00,000.' }),
  }
}

/** The change that undoes `change`. */
export function backTo(before: CatalogItem, change: CatalogChange): CatalogChange {
  return {
    ...('price' in change ? { price: before.price } : {}),
    ...('stock' in change ? { stock: before.stock } : {}),
    ...('is_available' in change ? { is_available: before.is_available } : {}),
    ...('is_offered' in change ? { is_offered: before.is_offered } : {}),
  }
}

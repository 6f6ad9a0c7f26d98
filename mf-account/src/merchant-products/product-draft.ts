import type { BodyOf } from '@nukkad/contracts'
import type { CatalogItem, changeCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { formatRupees } from '@nukkad/platform'

export type CatalogChange = Omit<BodyOf<typeof changeCatalogItem>, 'version'>

/** The values in the fields of a row. */
export interface ProductDraft {
  readonly price: string
  readonly mrp: string
  readonly stock: string
  readonly isAvailable: boolean
  readonly isOffered: boolean
}

export const draftOf = ({ price, mrp, stock, is_available, is_offered }: CatalogItem): ProductDraft => ({
  price: String(price),
  mrp: String(mrp),
  stock: String(stock),
  isAvailable: is_available,
  isOffered: is_offered,
})

const numberOf = (text: string): number => Number(text.replaceAll(',', '').trim() || 'x')

/** Sends only what differs, so that a new price does not conflict with a sale made meanwhile. */
export function changeOf(item: CatalogItem, draft: ProductDraft): CatalogChange {
  const price = numberOf(draft.price)
  const mrp = numberOf(draft.mrp)
  const stock = numberOf(draft.stock)
  return {
    ...(price === item.price ? {} : { price }),
    ...(mrp === item.mrp ? {} : { mrp }),
    ...(stock === item.stock ? {} : { stock }),
    ...(draft.isAvailable === item.is_available ? {} : { is_available: draft.isAvailable }),
    ...(draft.isOffered === item.is_offered ? {} : { is_offered: draft.isOffered }),
  }
}

function isAmount(text: string): boolean {
  const amount = numberOf(text)
  return /^\d{1,7}(\.\d{1,2})?$/.test(text.replaceAll(',', '').trim()) && amount > 0 && amount <= 1_000_000
}

export function inputErrorsOf(draft: ProductDraft): { price?: string; mrp?: string; stock?: string } {
  const mrp = numberOf(draft.mrp)
  const stock = numberOf(draft.stock)
  const noAmount = 'Enter rupees, with or without paise: 1499 or 1499.50.'
  const isAbove = isAmount(draft.mrp) && numberOf(draft.price) > mrp
  const priceError = isAbove ? `It can’t be above the MRP of ${formatRupees(mrp)}.` : undefined
  const isStock = Number.isInteger(stock) && stock >= 0 && stock <= 100_000
  return {
    ...(!isAmount(draft.price) ? { price: noAmount } : priceError ? { price: priceError } : {}),
    ...(isAmount(draft.mrp) ? {} : { mrp: noAmount }),
    ...(isStock ? {} : { stock: 'Enter a whole number from 0 to 1,00,000.' }),
  }
}

/** The change that undoes `change`. */
export function backTo(before: CatalogItem, change: CatalogChange): CatalogChange {
  return {
    ...('price' in change ? { price: before.price } : {}),
    ...('mrp' in change ? { mrp: before.mrp } : {}),
    ...('stock' in change ? { stock: before.stock } : {}),
    ...('is_available' in change ? { is_available: before.is_available } : {}),
    ...('is_offered' in change ? { is_offered: before.is_offered } : {}),
  }
}

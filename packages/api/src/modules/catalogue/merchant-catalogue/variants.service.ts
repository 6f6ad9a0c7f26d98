import { changeVariant, lockVariant } from './merchant-catalogue.repository.ts'
import { countMerchantCatalogue, listMerchantCatalogue, lowStock } from './merchant-catalogue-reading.repository.ts'
import { categoryTerms, insertProduct, sellingCategories, takenSlugs } from './new-product.repository.ts'
import { changeOwnProduct, lockOwnProduct, readOwnProduct } from './own-product.repository.ts'
import { variantsOf } from './variants.repository.ts'

export type { MerchantCatalogueFilter, MerchantCatalogueRow } from './merchant-catalogue-reading.repository.ts'
export type { OwnProductRow, ProductAttribute } from './own-product.repository.ts'
export type { ProductVariant } from './variants.repository.ts'

/** Variants as those need them who do not show the shop: exchanges, and the merchant's own catalogue. */
export const variants = { ofProducts: variantsOf } as const
export const merchantCatalogue = {
  list: listMerchantCatalogue,
  count: countMerchantCatalogue,
  low: lowStock,
  lock: lockVariant,
  change: changeVariant,
} as const
/** What it takes to put a new product on sale. */
export const newProducts = {
  categories: sellingCategories,
  terms: categoryTerms,
  takenSlugs,
  insert: insertProduct,
} as const
/** A merchant's product with what is said of it. */
export const ownProducts = {
  read: readOwnProduct,
  lock: lockOwnProduct,
  change: changeOwnProduct,
} as const

import { insertSize, nameSizes } from './added-size.repository.ts'
import { changeVariant, lockVariant } from './merchant-catalogue.repository.ts'
import {
  countMerchantCatalogue,
  hasProducts,
  listMerchantCatalogue,
  lowStock,
} from './merchant-catalogue-reading.repository.ts'
import { categoryTerms, insertProduct, sellingCategories, takenSlugs } from './new-product.repository.ts'
import { changeOwnProduct, lockOwnProduct, readOwnProduct } from './own-product.repository.ts'
import { shopColour, shopColours, usesGuide } from './product-look.repository.ts'
import { variantsOf } from './variants.repository.ts'

export type { MerchantCatalogueFilter, MerchantCatalogueRow } from './merchant-catalogue-reading.repository.ts'
export type { OwnProductRow, OwnVariantRow } from './own-product.repository.ts'
export type { ProductVariant } from './variants.repository.ts'

/** Variants for uses other than showing the shop: exchanges and the merchant catalogue. */
export const variants = { ofProducts: variantsOf } as const
export const merchantCatalogue = {
  list: listMerchantCatalogue,
  count: countMerchantCatalogue,
  low: lowStock,
  hasAny: hasProducts,
  lock: lockVariant,
  change: changeVariant,
} as const
/** The statements for putting a new product on sale. */
export const newProducts = {
  categories: sellingCategories,
  terms: categoryTerms,
  takenSlugs,
  insert: insertProduct,
} as const
/** Reads, locks and changes a merchant's product with its texts and pictures. */
export const ownProducts = {
  read: readOwnProduct,
  lock: lockOwnProduct,
  change: changeOwnProduct,
} as const
/** Adds a size to a product, and names the size of the variants that have none. */
export const productSizes = { add: insertSize, name: nameSizes } as const
/** The colours and size guides that a product can have. */
export const productLook = { colours: shopColours, colour: shopColour, usesGuide } as const

import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import type {
  CatalogItem,
  changeCatalogItem,
  merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { type Db, transaction } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import {
  type MerchantCatalogueFilter,
  type MerchantCatalogueRow,
  merchantCatalogue,
} from '../../catalogue/merchant-catalogue/variants.service.ts'
import { inRupees } from '../../pricing/money.ts'
import { decideChange, versionOf } from './variant-change.ts'

export interface MerchantCatalogueSearch {
  readonly filter: MerchantCatalogueFilter | undefined
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}

export type MerchantCatalogueService = ReturnType<typeof createMerchantCatalogueService>

export interface MerchantCatalogueParts {
  readonly db: Db
  readonly now: () => Date
}

/** A merchant's own products: their prices, stock and visibility in the shop. */
export function createMerchantCatalogueService({ db, now }: MerchantCatalogueParts) {
  return {
    async list(
      merchantId: number,
      { filter, words, page, pagesize }: MerchantCatalogueSearch,
    ): Promise<AnswerOf<typeof merchantCatalog>> {
      const offset = (page - 1) * pagesize
      const [rows, counts] = await Promise.all([
        merchantCatalogue.list(db, { merchantId, filter, words }, { limit: pagesize, offset, now: now() }),
        merchantCatalogue.count(db, { merchantId, words }),
      ])
      const total = counts[filter ?? 'all']
      return { data: rows.map(showItem), total, page, pagesize, hasNext: offset + rows.length < total, counts }
    },

    change: (merchantId: number, sku: string, wanted: BodyOf<typeof changeCatalogItem>): Promise<CatalogItem> =>
      transaction(db, async (tx) => {
        const before = await merchantCatalogue.lock(tx, sku, now())
        if (before?.merchantId !== merchantId) throw new NoSuchEntity()
        const change = decideChange(before, wanted)
        await merchantCatalogue.change(tx, before, change)
        return showItem({ ...before, ...change })
      }),
  }
}

export const showItem = (row: MerchantCatalogueRow): CatalogItem => ({
  sku: row.sku,
  slug: row.slug,
  title: row.title,
  options: row.options,
  media_image: row.picture,
  price: inRupees(row.price),
  mrp: inRupees(row.mrp),
  stock: row.onHand,
  held: row.held,
  is_available: row.isPublished,
  is_offered: row.isOffered,
  version: versionOf(row),
})

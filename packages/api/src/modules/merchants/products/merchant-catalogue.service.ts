import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import type {
  CatalogItem,
  changeCatalogItem,
  merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { type Db, transaction } from '../../../db.ts'
import { Conflict, Invalid, NoSuchEntity } from '../../../errors.ts'
import {
  type MerchantCatalogueFilter,
  type MerchantCatalogueRow,
  merchantCatalogue,
} from '../../catalogue/merchant-catalogue/variants.service.ts'
import { inRupees, type Paise, rupees } from '../../pricing/money.ts'

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

/** A slip of the pen costs a maker a lot: nobody means nine tenths off. */
const mostOff = 90

/** A merchant's own products: what they cost, how many there are, whether they stand in the shop. */
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
        const change = decide(before, wanted)
        await merchantCatalogue.change(tx, before, change)
        return showItem({ ...before, ...change })
      }),
  }
}

/** What the merchant has seen of a variant, as the change brings it back. */
const versionOf = ({ price, mrp, onHand, isPublished, isOffered }: MerchantCatalogueRow): string =>
  [price, mrp, onHand, isPublished ? 1 : 0, isOffered ? 1 : 0].join('.')

const paise = (amount: number): Paise => Math.round(amount * 100)

/** The new values; throws when what is changed is not any more what was seen, or makes no sense. */
function decide(row: MerchantCatalogueRow, wanted: BodyOf<typeof changeCatalogItem>) {
  const [price, mrp, onHand, isPublished, isOffered] = wanted.version.split('.').map(Number)
  const moved = [
    wanted.price !== undefined && price !== row.price && `The price is ${rupees(row.price)} now.`,
    wanted.mrp !== undefined && mrp !== row.mrp && `The MRP is ${rupees(row.mrp)} now.`,
    wanted.stock !== undefined && onHand !== row.onHand && `There are ${row.onHand} in stock now.`,
    wanted.is_available !== undefined &&
      isPublished !== (row.isPublished ? 1 : 0) &&
      'It was shown or hidden meanwhile.',
    wanted.is_offered !== undefined &&
      isOffered !== (row.isOffered ? 1 : 0) &&
      'It was put on sale or taken off meanwhile.',
  ].filter((text) => text !== false)
  if (moved.length > 0) throw new Conflict(`This changed meanwhile. ${moved.join(' ')}`)

  const after = {
    price: wanted.price === undefined ? row.price : paise(wanted.price),
    mrp: wanted.mrp === undefined ? row.mrp : paise(wanted.mrp),
    onHand: wanted.stock ?? row.onHand,
    isPublished: wanted.is_available ?? row.isPublished,
    isOffered: wanted.is_offered ?? row.isOffered,
  }
  if (after.price <= 0) throw new Invalid({ price: 'must be at least one paisa' })
  if (after.price > after.mrp)
    throw new Invalid({ price: 'must not be above the MRP' }, 'A price can’t be above the MRP.')
  if (after.price !== row.price && after.price * 100 < after.mrp * (100 - mostOff)) {
    throw new Invalid(
      { price: 'is more than 90% below the MRP' },
      'This would be more than 90% off. Is the price right?',
    )
  }
  if (after.onHand < row.held && after.onHand !== row.onHand) {
    throw new Conflict(`${pieces(row.held)} being paid for at this moment and must stay in stock.`)
  }
  return after
}

const pieces = (count: number) => (count === 1 ? '1 piece is' : `${count} pieces are`)

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

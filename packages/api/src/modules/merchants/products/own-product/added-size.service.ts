import type { BodyOf } from '@nukkad/contracts'
import { mostSizes, type OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { addSize } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { type Db, transaction } from '../../../../db.ts'
import { type Fields, Invalid, NoSuchEntity } from '../../../../errors.ts'
import {
  type OwnProductRow,
  type OwnVariantRow,
  ownProducts,
  productSizes,
} from '../../../catalogue/merchant-catalogue/variants.service.ts'
import { inPaise, inRupees } from '../../../pricing/money.ts'
import { newSku } from '../new-product.service.ts'
import { inOneLine } from '../product-words.ts'
import { inputErrorsOfPrice } from '../selling-price.ts'
import { shown } from './own-product.service.ts'
import { versionAfter } from './own-product-facts.ts'

type NewSize = BodyOf<typeof addSize>

export type AddedSizeService = ReturnType<typeof createAddedSizeService>

/** Adds sizes to a merchant's products. */
export function createAddedSizeService({ db }: { readonly db: Db }) {
  return {
    /** The lock on the variants makes a concurrent addition of the same size wait, and then be refused. */
    add: (merchantId: number, slug: string, wanted: NewSize): Promise<OwnProduct> =>
      transaction(db, async (tx) => {
        const before = await ownProducts.lock(tx, merchantId, slug)
        if (!before) throw new NoSuchEntity()
        const like = before.variants.findLast(({ colourSlug }) => colourSlug === (wanted.colour ?? colourSlug))
        const inputErrors = inputErrorsOf(before, wanted, like)
        if (!like || Object.keys(inputErrors).length > 0) throw new Invalid(inputErrors)

        if (wanted.size_so_far) await productSizes.name(tx, before.id, inOneLine(wanted.size_so_far))
        const { price, mrp } = moneyOf(wanted, like)
        await productSizes.add(tx, before.id, {
          sku: newSku(merchantId),
          size: inOneLine(wanted.size),
          stock: wanted.stock,
          price: inPaise(price),
          mrp: inPaise(mrp),
          weightGrams: like.weight_grams,
          like: like.sku,
        })
        const after = await ownProducts.read(tx, merchantId, slug)
        if (!after) throw new Error(`${slug} was not stored`)
        return { ...shown(after), version: versionAfter(wanted.version, before, after) }
      }),
  }
}

/** In rupees. Without a price, those of the variant that it is like; a higher price is its own MRP. */
function moneyOf({ price }: NewSize, like: OwnVariantRow): { price: number; mrp: number } {
  const wanted = price ?? inRupees(like.price)
  return { price: wanted, mrp: Math.max(wanted, inRupees(like.mrp)) }
}

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

function inputErrorsOf({ variants }: OwnProductRow, wanted: NewSize, like: OwnVariantRow | undefined): Fields {
  if (variants.some(({ options }) => options.Weight !== undefined)) {
    return { size: 'cannot be added to a product that comes in several weights' }
  }
  const isAsked = new Set(variants.map(({ colourSlug }) => colourSlug)).size > 1
  if (!like || (isAsked && wanted.colour === undefined)) return { colour: 'must be one of the colours of the product' }
  const size = inOneLine(wanted.size)
  const others = variants.filter(({ colourSlug }) => colourSlug === like.colourSlug)
  const same = others.find((one) => isSame(size, one.size))
  const { price, mrp } = moneyOf(wanted, like)
  return {
    ...inputErrorsOfPrice(price, mrp),
    ...(others.length >= mostSizes && { size: `must be at most ${mostSizes} together` }),
    ...(same && { size: same.isOffered ? 'is already a size of this product' : 'is already there, but not on sale' }),
    ...inputErrorsOfSizeSoFar(variants, size, wanted.size_so_far),
  }
}

/** Pieces without a size get one when a second size is added, so that buyers can choose between the two. */
function inputErrorsOfSizeSoFar(variants: readonly OwnVariantRow[], added: string, soFar: string | undefined): Fields {
  const hasUnnamed = variants.some(({ size }) => size === null)
  if (!hasUnnamed) return soFar === undefined ? {} : { size_so_far: 'cannot be changed' }
  if (soFar === undefined) return { size_so_far: 'is missing' }
  const name = inOneLine(soFar)
  const isTaken = isSame(name, added) || variants.some(({ size }) => isSame(name, size))
  return isTaken ? { size_so_far: 'must be another size' } : {}
}

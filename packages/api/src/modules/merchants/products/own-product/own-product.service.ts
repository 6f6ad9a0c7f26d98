import type { BodyOf } from '@nukkad/contracts'
import type { changeOwnProduct, OwnProduct, OwnVariant } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { byProductNote } from '@nukkad/contracts/product-notes'
import { type Db, transaction } from '../../../../db.ts'
import { type Fields, NoSuchEntity, refuseFields } from '../../../../errors.ts'
import {
  newProducts,
  type OwnProductRow,
  type OwnVariantRow,
  ownProducts,
} from '../../../catalogue/merchant-catalogue/variants.service.ts'
import type { MediaService } from '../../../media/media.service.ts'
import { inRupees } from '../../../pricing/money.ts'
import { inputErrorsOfDeclared, plainDeclared } from '../declared.ts'
import { correctedHtml, textOfHtml } from '../description.ts'
import type { Adding } from '../new-product.service.ts'
import { lookOf } from '../product-look.ts'
import { inputErrorsOfWords, noSuchCategory, plainWords } from '../product-words.ts'
import { versionOf as versionOfVariant } from '../variant-change.ts'
import { attributesOf, detailsOf, inputErrorsOfDetails } from './details.ts'
import { changedGalleries, inputErrorsOfGalleries, newUrls } from './galleries.ts'
import { colourOf, type ProductFacts, settled, versionOf } from './own-product-facts.ts'

export interface OwnProductParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: Pick<MediaService, 'findOwn'>
}

export type OwnProductService = ReturnType<typeof createOwnProductService>

/** Reads and edits a merchant's product with its texts and pictures; an edit is applied in full or not at all. */
export function createOwnProductService({ db, now, media }: OwnProductParts) {
  return {
    async read(merchantId: number, slug: string): Promise<OwnProduct> {
      const row = await ownProducts.read(db, merchantId, slug)
      if (!row) throw new NoSuchEntity()
      return shown(row)
    },

    change: (
      { merchantId, userId }: Adding,
      slug: string,
      { version, ...said }: BodyOf<typeof changeOwnProduct>,
    ): Promise<OwnProduct> =>
      transaction(db, async (tx) => {
        const before = await ownProducts.lock(tx, merchantId, slug)
        if (!before) throw new NoSuchEntity()
        const wanted = settled(before, version, said)
        const isMoved = wanted.category !== before.category
        const terms = isMoved ? await newProducts.terms(tx, wanted.category) : undefined
        const uploads = await media.findOwn(tx, userId, newUrls(before.galleries, wanted.galleries))
        const look = await lookOf(tx, {
          category: wanted.category,
          colour: wanted.colour === colourOf(before) ? undefined : (wanted.colour ?? undefined),
          sizeGuide: wanted.size_guide === before.sizeGuide?.type ? undefined : wanted.size_guide,
        })
        const inputErrors: Fields = {
          ...inputErrorsOfWords(wanted),
          ...(isMoved && !terms && { category: noSuchCategory }),
          ...inputErrorsOfDetails(before, wanted),
          ...inputErrorsOfDeclared(wanted, before.attributes),
          ...inputErrorsOfWeights(before, wanted),
          ...inputErrorsOfGalleries(before.galleries, wanted.galleries, uploads),
          ...look.inputErrors,
          ...(colourOf(before) === null && look.colour !== undefined && { colour: severalColours }),
        }
        refuseFields(inputErrors)

        const { title, line, description, details, ...notes } = plainWords(wanted)
        const naming = { before: before.title, after: title }
        await ownProducts.change(tx, before.id, {
          title,
          line,
          terms,
          weights: wanted.weights,
          readyInDays: wanted.ready_in_days,
          at: now(),
          html: correctedHtml(before.html, description),
          attributes: attributesOf(before, { details, weights: wanted.weights }),
          notes: byProductNote((name) => notes[name] || null),
          galleries: changedGalleries(before.galleries, wanted.galleries, uploads, naming),
          colour: look.colour,
          sizeGuide: wanted.size_guide || null,
          declared: plainDeclared(wanted.declared),
        })
        const after = await ownProducts.read(tx, merchantId, slug)
        if (!after) throw new Error(`${slug} was not stored`)
        return shown(after)
      }),
  }
}

const severalColours = 'cannot be chosen for a product that comes in several'

/** The product as its merchant edits it. */
export const shown = (row: OwnProductRow): OwnProduct => ({
  slug: row.slug,
  title: row.title,
  category: row.category,
  line: row.line,
  description: textOfHtml(row.html),
  details: detailsOf(row),
  ...byProductNote((name) => row.notes[name] ?? ''),
  ready_in_days: row.readyInDays,
  is_available: row.isPublished,
  colour: colourOf(row),
  size_guide: row.sizeGuide,
  declared: row.declared,
  variants: row.variants.map((variant) => shownVariant(variant, row)),
  galleries: row.galleries,
  version: versionOf(row),
})

const shownVariant = (variant: OwnVariantRow, { isPublished }: OwnProductRow): OwnVariant => ({
  sku: variant.sku,
  options: variant.options,
  weight_grams: variant.weight_grams,
  price: inRupees(variant.price),
  stock: variant.onHand,
  is_offered: variant.isOffered,
  version: versionOfVariant({ ...variant, isPublished }),
})

function inputErrorsOfWeights({ variants }: OwnProductRow, { weights }: ProductFacts): Fields {
  const skus = new Set(weights.map(({ sku }) => sku))
  const isWhole = weights.length === variants.length && variants.every(({ sku }) => skus.has(sku))
  return isWhole ? {} : { weights: 'must be those of the product’s variants, one for each' }
}

import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@nukkad/contracts'
import type { addCatalogItem, CatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { byProductNote, type ProductNote } from '@nukkad/contracts/product-notes'
import { type Db, transaction } from '../../../db.ts'
import { type Fields, Invalid } from '../../../errors.ts'
import { merchantCatalogue, newProducts, productLook } from '../../catalogue/merchant-catalogue/variants.service.ts'
import { nameFrom } from '../../editing/names.ts'
import type { MediaService } from '../../media/media.service.ts'
import { inPaise } from '../../pricing/money.ts'
import { inputErrorsOfDeclared, plainDeclared, usualDeclared } from './declared.ts'
import { htmlOfText } from './description.ts'
import { showItem } from './merchant-catalogue.service.ts'
import { lookOf } from './product-look.ts'
import { altOf, inOneLine, inputErrorsOfWords, noSuchCategory, notOnesOwn, plainWords } from './product-words.ts'
import { inputErrorsOfPrice } from './selling-price.ts'

export interface NewProductParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: Pick<MediaService, 'findOwn'>
}
/** The user who adds the product, and the merchant it is for. */
export interface Adding {
  readonly merchantId: number
  readonly userId: string
}

type NewProduct = BodyOf<typeof addCatalogItem>
type NewVariant = Parameters<typeof newProducts.insert>[1]['variants'][number]
type WithDetails = NewProduct & Required<Pick<NewProduct, 'details' | 'declared' | ProductNote>>

/** Puts new products on sale. If any field is invalid, nothing is stored and all errors are returned, by field. */
export function createNewProductService({ db, now, media }: NewProductParts) {
  return {
    categories: () => newProducts.categories(db),
    colours: () => productLook.colours(db),

    add: (
      { merchantId, userId }: Adding,
      { details = [], declared = usualDeclared, ...said }: NewProduct,
    ): Promise<CatalogItem> =>
      transaction(db, async (tx) => {
        const wanted = { ...said, details, declared, ...byProductNote((name) => said[name] ?? '') }
        const terms = await newProducts.terms(tx, wanted.category)
        const pictures = await media.findOwn(tx, userId, wanted.pictures)
        const { category, colour = '', size_guide: sizeGuide = '' } = wanted
        const look = await lookOf(tx, { category, colour, sizeGuide })
        const inputErrors = {
          ...inputErrorsOf(wanted),
          ...(terms && look.inputErrors),
          ...(!terms && { category: noSuchCategory }),
          ...(pictures.length !== new Set(wanted.pictures).size && { pictures: notOnesOwn }),
        }
        if (!terms || Object.keys(inputErrors).length > 0) throw new Invalid(inputErrors)

        const { title, line, description, ...more } = plainWords(wanted)
        const slug = freeSlug(title, await newProducts.takenSlugs(tx, slugOf(title)))
        const variants = variantsOf(newSku(merchantId), wanted)
        await newProducts.insert(tx, {
          ...terms,
          merchantId,
          slug,
          variants,
          title,
          line,
          description: htmlOfText(description),
          details: more.details,
          notes: byProductNote((name) => more[name] || null),
          colour: look.colour ?? null,
          sizeGuide: sizeGuide || null,
          declared: plainDeclared(declared),
          price: inPaise(wanted.price),
          mrp: inPaise(wanted.mrp ?? wanted.price),
          weightGrams: wanted.weight_grams,
          readyInDays: wanted.ready_in_days,
          launchedAt: now(),
          pictures: pictures.map(({ url, width, height, color }, at) => ({
            url,
            width,
            height,
            color,
            alt: altOf(title, at, pictures.length),
          })),
        })
        const made = await merchantCatalogue.lock(tx, variants[0].sku, now())
        if (!made) throw new Error(`${slug} was not stored`)
        return showItem(made)
      }),
  }
}

/** A SKU that no other product or variant has. */
export const newSku = (merchantId: number): string => `M${merchantId}-${randomBytes(5).toString('hex').toUpperCase()}`

export type NewProductService = ReturnType<typeof createNewProductService>

function inputErrorsOf({ price, mrp = price, stock, sizes, ...words }: WithDetails): Fields {
  return {
    ...inputErrorsOfWords(words),
    ...inputErrorsOfDeclared(words),
    ...inputErrorsOfPrice(price, mrp),
    ...inputErrorsOfStock(stock, sizes),
  }
}

function inputErrorsOfStock(stock: NewProduct['stock'], sizes: NewProduct['sizes']): Fields {
  if (!sizes) return stock === undefined ? { stock: 'is missing' } : {}
  const names = sizes.map(({ size }) => inOneLine(size).toLowerCase())
  return {
    ...(stock === undefined ? {} : { stock: 'must be given for each size' }),
    ...(new Set(names).size < names.length ? { sizes: 'must not contain the same size twice' } : {}),
  }
}

/** One variant for each size, in their order, or one without a size. */
function variantsOf(sku: string, { stock = 0, sizes }: NewProduct): readonly [NewVariant, ...NewVariant[]] {
  const [first, ...others] = (sizes ?? []).map((one, at) => ({
    sku: `${sku}-${at + 1}`,
    size: inOneLine(one.size),
    stock: one.stock,
  }))
  return first ? [first, ...others] : [{ sku, size: null, stock }]
}

/** Turns 'Jharokha lamp (brass)' into 'jharokha-lamp-brass'. */
const slugOf = (title: string): string => nameFrom(title, 'product', () => true)

function freeSlug(title: string, taken: readonly string[]): string {
  const slug = slugOf(title)
  const held = new Set(taken)
  if (!held.has(slug)) return slug
  for (let nth = 2; ; nth += 1) if (!held.has(`${slug}-${nth}`)) return `${slug}-${nth}`
}

import { cityLook } from '@nukkad/contracts'
import { merchants } from './build/merchants.ts'
import { buildProducts } from './build/products.ts'
import type { WorldProduct } from './build/types.ts'
import { authors } from './data/authors.ts'
import { sections } from './data/categories.ts'
import { colourHex } from './data/colours.ts'
import { giftCardDrawings } from './data/gift-cards.ts'
import { stock } from './data/products/index.ts'
import { makerFace } from './maker-face.ts'
import {
  describeCategory,
  describeFace,
  describeGiftCard,
  describeProduct,
  describeScene,
  type PictureDescription,
  productViews,
} from './picture.ts'
import { describeReviewPhoto } from './review-photo.ts'
import { slugOf } from './slug.ts'

let products: Map<string, WorldProduct> | undefined

/** Copies made for load tests are called `<slug>-x17` and look like the original product. */
const copied = /-x\d+$/

function productOf(slug: string): WorldProduct | undefined {
  products ??= new Map(buildProducts().map((product) => [product.slug, product]))
  return products.get(slug) ?? products.get(slug.replace(copied, ''))
}

const hexBySlug = new Map(Object.entries(colourHex).map(([name, hex]) => [slugOf(name), hex]))

/** The colour that represents a category; a section uses its first category's. */
export function hexOfPath(path: string): string | undefined {
  const category = stock.find((one) => one.path === path || one.path.startsWith(`${path}/`))
  return category && (colourHex[category.colours[0] ?? category.tone] ?? '#b5371f')
}

const categoryByDashes = new Map(
  sections.flatMap((section) => [
    [section.slug, section.slug] as const,
    ...section.categories.map(([slug]) => [`${section.slug}-${slug}`, `${section.slug}/${slug}`] as const),
  ]),
)

/** The portrait of a merchant. */
function describeMerchantBySlug(slug: string): PictureDescription | undefined {
  const maker = merchants.find((one) => one.slug === slug)
  return maker && describeFace(maker.slug, makerFace(maker, cityLook(maker.city)?.tint ?? '#3b3a66'))
}

/** In the colour of the product's first variant. */
function describeReviewPhotoOf(slug: string, number: number): PictureDescription | undefined {
  const product = productOf(slug)
  if (!product || !(number >= 1 && number <= 500)) return undefined
  return describeReviewPhoto({ ...product, slug }, product.variants[0]?.hex ?? product.tone, number)
}

/** What to draw for the URL of a picture; undefined if there is no such picture. Needs no database. */
export function describePicture(path: string): PictureDescription | undefined {
  const [, images, kind, id = '', name = ''] = path.split('/')
  if (images !== 'images') return undefined
  if (kind === 'maker') return describeMerchantBySlug(id)
  if (kind === 'face') {
    const author = authors.find((one) => one.slug === id)
    return author && describeFace(id, author.face)
  }
  if (kind === 'gift-card') {
    const drawing = giftCardDrawings.find(({ key }) => key === id)
    return drawing && describeGiftCard(drawing)
  }
  if (kind === 'scene') return name ? describeScene(id, name) : undefined
  if (kind === 'category') {
    const category = categoryByDashes.get(id)
    const hex = category && hexOfPath(category)
    return category && hex ? describeCategory(category, hex) : undefined
  }
  if (kind === 'review') return describeReviewPhotoOf(id, Number(name))
  if (kind !== 'product') return undefined
  const product = productOf(id)
  const view = productViews.find((known) => name === known || name.startsWith(`${known}-`))
  if (!product || !view) return undefined
  const colourSlug = name.slice(view.length + 1)
  const hex = colourSlug ? hexBySlug.get(colourSlug) : product.tone
  // A copy keeps its own slug, so that its background differs from the original's.
  return hex ? describeProduct({ ...product, slug: id }, view, hex, colourSlug) : undefined
}

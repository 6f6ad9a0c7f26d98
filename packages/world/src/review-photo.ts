import { patterns } from './patterns.ts'
import { describeProduct, type PictureDescription, type ProductView } from './picture.ts'
import { mix } from './picture-palette.ts'
import type { Looked } from './product-look.ts'
import { hashOf } from './random.ts'

/** Colours of walls and tables at home, warmer and paler than the makers' backgrounds. */
const homes = ['#c9b08f', '#8fa3a0', '#b98f7a', '#a7a08a', '#93879f', '#7f9a86'] as const

/** A buyer's own photo of a product: in another room and another light. */
export function describeReviewPhoto(
  product: Looked & { section: string },
  hex: string,
  number: number,
): PictureDescription {
  const seed = hashOf(`${product.slug} at home ${number}`)
  const shown = (view: ProductView) => describeProduct(product, view, hex, '')
  // A product without a model is shown as the parcel it came in.
  const description = shown('front').look.model ? shown(seed % 2 ? 'front' : 'side') : shown('inuse')
  const ground = mix(homes[seed % homes.length] ?? '#c9b08f', hex, 0.08)
  const pattern = patterns[(seed >>> 8) % patterns.length] ?? 'stripe'
  return { ...description, ground, pattern, seed, isSnapshot: true }
}

export const reviewPhotoPath = (slug: string, number: number) => `/images/review/${slug}/${number}`

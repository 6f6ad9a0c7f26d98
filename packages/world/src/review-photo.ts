import { patterns } from './patterns.ts'
import { describeProduct, type PictureDescription, type ProductView } from './picture.ts'
import { mix } from './picture-palette.ts'
import type { Looked } from './product-look.ts'
import { hashOf } from './random.ts'

/** Walls and tables at home, warmer and paler than the makers' grounds. */
const homes = ['#c9b08f', '#8fa3a0', '#b98f7a', '#a7a08a', '#93879f', '#7f9a86'] as const

/** A buyer's own photo of a product: the same thing, another room, another light. */
export function describeReviewPhoto(
  product: Looked & { section: string },
  hex: string,
  number: number,
): PictureDescription {
  const seed = hashOf(`${product.slug} at home ${number}`)
  const shown = (view: ProductView) => describeProduct(product, view, hex, '')
  // Where a card stands for the thing, a buyer shows the parcel it came in.
  const description = shown('front').look.model ? shown(seed % 2 ? 'front' : 'side') : shown('inuse')
  const ground = mix(homes[seed % homes.length] ?? '#c9b08f', hex, 0.08)
  const pattern = patterns[(seed >>> 8) % patterns.length] ?? 'stripe'
  return { ...description, ground, pattern, seed, isSnapshot: true }
}

export const reviewPhotoPath = (slug: string, number: number) => `/images/review/${slug}/${number}`

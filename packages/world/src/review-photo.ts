import { describeProduct, type PictureDescription, patterns, productViews } from './picture.ts'
import { mix } from './picture-palette.ts'
import { hashOf } from './random.ts'

interface Photographed {
  readonly slug: string
  readonly section: string
  readonly object: string
}

/** Walls and tables at home, warmer and paler than the makers' grounds. */
const homes = ['#c9b08f', '#8fa3a0', '#b98f7a', '#a7a08a', '#93879f', '#7f9a86'] as const

/** A buyer's own photo of a product: the same thing, another room, another light. */
export function describeReviewPhoto(product: Photographed, hex: string, number: number): PictureDescription {
  const seed = hashOf(`${product.slug} at home ${number}`)
  const view = productViews[1 + (seed % (productViews.length - 1))] ?? 'inuse'
  const ground = mix(homes[seed % homes.length] ?? '#c9b08f', hex, 0.08)
  const pattern = patterns[(seed >>> 8) % patterns.length] ?? 'stripe'
  return { ...describeProduct(product, view, hex, ''), ground, pattern, seed }
}

export const reviewPhotoPath = (slug: string, number: number) => `/images/review/${slug}/${number}`

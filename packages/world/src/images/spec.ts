import type { FaceSeed } from '../data/content-types.ts'
import type { Pattern } from '../patterns.ts'
import type { PrintName } from './render/motifs.ts'

/**
 * What the drawer draws: close to paper and brush, where a picture's description speaks of the world.
 * Colours are #rrggbb; `seed` is the variety between two pictures with otherwise equal words.
 */
export type PictureSpec = ProductPicture | ScenePicture | CategoryPicture | FacePicture | GiftCardPicture

export interface ProductPicture {
  readonly kind: 'product'
  /** the rendered model; null for a card set in type */
  readonly model: string | null
  /** the views of it that were rendered */
  readonly renders: readonly string[]
  /** the variant's colour: the product is dyed with it */
  readonly hex: string
  readonly accent: string
  /** the wall of the niche */
  readonly ground: string
  readonly print: PrintName
  readonly pattern: Pattern
  readonly title: string
  readonly line: string
  readonly maker: string
  readonly packaging: string | null
  readonly view: 'front' | 'side' | 'detail' | 'inuse'
  /** the same for all pictures of a product */
  readonly cut: number
  /** number of the share that the wall's colour has in the plaster */
  readonly plaster: number
  readonly isSnapshot: boolean
  readonly seed: number
}
export interface ScenePicture {
  readonly kind: 'scene'
  readonly city: string
  /** a landmark, a dish, an instrument, a craft, something people do, or a kind of place */
  readonly subject: string
  readonly hour: Hour
  readonly seed: number
}
export interface CategoryPicture {
  readonly kind: 'category'
  readonly model: string | null
  readonly renders: readonly string[]
  readonly name: string
  readonly hex: string
  readonly ground: string
  readonly pattern: Pattern
  readonly seed: number
}

export interface FacePicture {
  readonly kind: 'face'
  readonly face: FaceSeed
  readonly seed: number
}

export interface GiftCardPicture {
  readonly kind: 'gift-card'
  /** a key of `giftScenes` */
  readonly drawing: string
  readonly ground: string
  /** the colour of its stamp */
  readonly print: string
  readonly pattern: Pattern
  readonly seed: number
}

export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon'

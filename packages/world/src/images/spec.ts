import type { FaceSeed } from '../data/content-types.ts'
import type { Pattern } from '../picture.ts'

/**
 * What the drawer draws: close to paper and brush, where a picture's description speaks of the world.
 * Colours are #rrggbb; `seed` is the variety between two pictures with otherwise equal words.
 */
export type PictureSpec = ProductPicture | ScenePicture | MakerPicture | CategoryPicture | FacePicture | GiftCardPicture

export interface ProductPicture {
  readonly kind: 'product'
  /** a key of `objects` */
  readonly object: string
  /** the variant's colour: the object is dyed with it */
  readonly hex: string | null
  /** the cloth behind the arch */
  readonly ground: string
  readonly pattern: Pattern
  readonly view: 'front' | 'side' | 'detail' | 'inuse'
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
export interface MakerPicture {
  readonly kind: 'maker'
  readonly object: string
  readonly ground: string
  readonly pattern: Pattern
  readonly seed: number
}
export interface CategoryPicture {
  readonly kind: 'category'
  readonly object: string
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

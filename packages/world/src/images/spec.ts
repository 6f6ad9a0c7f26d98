import type { FaceSeed } from '../data/content-types.ts'
import type { Pattern } from '../patterns.ts'
import type { PrintName } from './render/motifs.ts'

/**
 * What is drawn, in terms of shapes and colours, while a picture's description is in terms of the demo data. Colours
 * are #rrggbb; `seed` makes pictures with otherwise equal values differ.
 */
export type PictureSpec = ProductPicture | ScenePicture | CategoryPicture | FacePicture | GiftCardPicture

export interface ProductPicture {
  readonly kind: 'product'
  /** the rendered model; null for a typeset card */
  readonly model: string | null
  /** the rendered views of the model */
  readonly renders: readonly string[]
  /** the variant's colour, in which the product is dyed */
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
  /** index of the wall colour's share in the plaster */
  readonly plaster: number
  readonly isSnapshot: boolean
  readonly seed: number
}
export interface ScenePicture {
  readonly kind: 'scene'
  readonly city: string
  /** a landmark, a dish, an instrument, a craft, an activity, or a kind of place */
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
  /** the colour of its print */
  readonly print: string
  readonly pattern: Pattern
  readonly seed: number
}

export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon'

/** The size and format requested by a page, in CSS pixels times `dpr`. */
export interface Rendition {
  readonly width: number
  readonly height: number | null
  readonly dpr: number
}

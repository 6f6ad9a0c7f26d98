/**
 * What a picture of the demo world shows. The seeder writes only addresses; `describePicture` turns an address
 * back into one of these, so the drawer needs no database. Colours are #rrggbb; `seed` is the variety between
 * two pictures with otherwise equal words.
 */
export type PictureSpec = ProductPicture | ScenePicture | MakerPicture | CategoryPicture

export interface ProductPicture {
  readonly kind: 'product'
  /** a key of `objects` */
  readonly object: string
  /** the variant's colour: the object is dyed with it; null keeps its own colours */
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
  readonly scene: Scene
  readonly hour: Hour
  /** a key of `objects` that stands in the foreground, if any */
  readonly object: string | null
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
  readonly objects: readonly string[]
  readonly ground: string
  readonly pattern: Pattern
  readonly seed: number
}

export const patterns = ['buti', 'chevron', 'scallop', 'lattice', 'paisley', 'dots', 'marigold', 'ikat'] as const
export type Pattern = (typeof patterns)[number]
export const scenes = [
  'landmark',
  'arch',
  'street',
  'garden',
  'cafe',
  'night-market',
  'stage',
  'water',
  'rooftop',
] as const
export type Scene = (typeof scenes)[number]
export const hours = ['dawn', 'noon', 'golden', 'dusk', 'night', 'monsoon'] as const
export type Hour = (typeof hours)[number]

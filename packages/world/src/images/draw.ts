import { facePicture } from './face-picture.ts'
import { giftCardPicture } from './gift-card-picture.ts'
import { productPicture } from './render/product.ts'
import { scenePicture } from './scenes/scene-picture.ts'
import type { PictureSpec } from './spec.ts'
import { categoryPicture } from './still-life.ts'

/** Sizes a picture is drawn in, as parts of the full one: a thumbnail of a long list costs a tenth. */
const scales = [0.3, 0.6] as const

/** The smallest of them that is still large enough for so many pixels, of a picture that is `full` pixels wide and high. */
const scaleFor = (full: readonly [number, number], [width, height]: Wanted): number =>
  scales.find((scale) => full[0] * scale >= width && full[1] * scale >= height) ?? 1

/** Pixels across and down at least; 0 for a side that follows the other. */
export type Wanted = readonly [number, number]

const [productSize, sceneSize, giftCardSize] = [
  [960, 1200],
  [1200, 800],
  [1200, 750],
] as const

/** In which part of its full size a picture is drawn where so many pixels are wanted. */
export function drawnScale({ kind }: PictureSpec, wanted: Wanted): number {
  if (kind === 'product') return scaleFor(productSize, wanted)
  if (kind === 'gift-card') return scaleFor(giftCardSize, wanted)
  return kind === 'scene' ? scaleFor(sceneSize, wanted) : 1
}

/** Draws a picture as PNG, in its full size or, where it can, in a part of it. Equal specs and scales give equal bytes. */
export function draw(spec: PictureSpec, scale = 1): Promise<Buffer> {
  switch (spec.kind) {
    case 'product':
      return productPicture(spec, scale)
    case 'scene':
      return scenePicture(spec, scale)
    case 'face':
      return facePicture(spec)
    case 'gift-card':
      return giftCardPicture(spec, scale)
    case 'category':
      return categoryPicture(spec)
  }
}

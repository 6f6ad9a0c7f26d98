import { facePicture } from './face-picture.ts'
import { giftCardPicture } from './gift-card-picture.ts'
import { productPicture } from './render/product.ts'
import { scenePicture } from './scenes/scene-picture.ts'
import type { PictureSpec } from './spec.ts'
import { categoryPicture } from './still-life.ts'

/** Reduced scales for drawing a picture: a thumbnail in a long list costs a tenth. */
const scales = [0.3, 0.6] as const

/** The smallest scale that still yields the wanted pixels, for a picture of `full` width and height. */
const scaleFor = (full: readonly [number, number], [width, height]: LeastSize): number =>
  scales.find((scale) => full[0] * scale >= width && full[1] * scale >= height) ?? 1

/** Minimum width and height in pixels; 0 for a side that follows the other. */
export type LeastSize = readonly [number, number]

const [productSize, sceneSize, giftCardSize] = [
  [960, 1200],
  [1200, 800],
  [1200, 750],
] as const

/** The scale at which a picture is drawn for the wanted pixels. */
export function drawnScale({ kind }: PictureSpec, wanted: LeastSize): number {
  if (kind === 'product') return scaleFor(productSize, wanted)
  if (kind === 'gift-card') return scaleFor(giftCardSize, wanted)
  return kind === 'scene' ? scaleFor(sceneSize, wanted) : 1
}

/**
 * Draws a picture as PNG, at full size or, where supported, at a smaller scale. Equal specs and scales give equal
 * bytes.
 */
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

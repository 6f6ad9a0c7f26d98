import { facePicture } from './face-picture.ts'
import { productPicture } from './product-picture.ts'
import { scenePicture } from './scene-picture.ts'
import type { PictureSpec } from './spec.ts'
import { categoryPicture, makerPicture } from './still-life.ts'

/** Draws a picture in its full size as PNG. Equal specs give equal bytes. */
export function draw(spec: PictureSpec): Promise<Buffer> {
  switch (spec.kind) {
    case 'product':
      return productPicture(spec)
    case 'scene':
      return scenePicture(spec)
    case 'face':
      return facePicture(spec)
    case 'maker':
      return makerPicture(spec)
    case 'category':
      return categoryPicture(spec)
  }
}

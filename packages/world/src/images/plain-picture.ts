import sharp from 'sharp'
import { pictureSizes } from '../picture.ts'
import type { PictureSpec, Rendition } from './spec.ts'

/**
 * A picture in one colour with the wanted pixels, as WebP: for tests of pages, where pictures must load but need not
 * show anything. Drawing them takes a tenth of a second each.
 */
export function plainPicture(spec: PictureSpec, { width, height, dpr }: Rendition): Promise<Buffer> {
  const drawn = pictureSizes[spec.kind === 'gift-card' ? 'giftCard' : spec.kind]
  const across = Math.min(drawn.width, Math.round(width * dpr))
  const down = height === null ? (across * drawn.height) / drawn.width : Math.min(drawn.height, height * dpr)
  const background = 'ground' in spec ? spec.ground : '#c9b79c'
  return sharp({ create: { width: across, height: Math.round(down), channels: 3, background } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}

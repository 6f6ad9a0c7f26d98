import sharp from 'sharp'
import { pictureSizes } from '../picture.ts'
import { keptFew } from './render/kept-few.ts'
import type { PictureSpec, Rendition } from './spec.ts'

/** By colour and size; each has some hundred bytes. */
const kept = keptFew<Buffer>(2_000)

/**
 * A picture in one colour with the wanted pixels, as WebP: for tests of pages, where pictures must load but need not
 * show anything. Drawing them takes a tenth of a second each.
 */
export function plainPicture(spec: PictureSpec, { width, height, dpr }: Rendition): Promise<Buffer> {
  const drawn = pictureSizes[spec.kind === 'gift-card' ? 'giftCard' : spec.kind]
  const across = Math.min(drawn.width, Math.round(width * dpr))
  const down = Math.round(
    height === null ? (across * drawn.height) / drawn.width : Math.min(drawn.height, height * dpr),
  )
  const background = 'ground' in spec ? spec.ground : '#c9b79c'
  return kept(`${background} ${across} ${down}`, () =>
    sharp({ create: { width: across, height: down, channels: 3, background } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer(),
  )
}

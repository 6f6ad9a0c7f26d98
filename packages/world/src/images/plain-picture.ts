import sharp from 'sharp'
import type { PictureSpec, Rendition } from './spec.ts'

/** Height by width of drawn pictures. */
const shapes: Readonly<Record<PictureSpec['kind'], number>> = {
  product: 5 / 4,
  scene: 2 / 3,
  face: 1,
  'gift-card': 5 / 8,
  category: 1,
}

/**
 * A picture in one colour with the wanted pixels, as WebP: for tests of pages, where pictures must load but need not
 * show anything. Drawing them takes a tenth of a second each.
 */
export function plainPicture(spec: PictureSpec, { width, height, dpr }: Rendition): Promise<Buffer> {
  const across = Math.round(width * dpr)
  const down = height === null ? Math.round(across * shapes[spec.kind]) : Math.round(height * dpr)
  const background = 'ground' in spec ? spec.ground : '#c9b79c'
  return sharp({ create: { width: across, height: down, channels: 3, background } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}

import { LRUCache } from 'lru-cache'
import { openSharp } from '../../../pictures/open-sharp.ts'
import type { StoredPicture } from '../../media/stored-pictures.ts'

/** Twice the displayed size, for high-density screens. */
export const giftPicture = { width: 560, height: 350 } as const
/** Designs name a drawing of the image store, or a picture of the site by its path. */
const pathOf = (image: string) => (image.includes('/') ? image : `/images/gift-card/${image}`)
const size = { width: giftPicture.width * 2, height: giftPicture.height * 2 }

/**
 * The picture of a design for mail clients, as a JPEG because many do not show WebP. Without the image store there is
 * no picture, and the mail is sent without.
 */
export function createGiftPictures(pictures: StoredPicture) {
  const drawn = new LRUCache<string, Buffer>({
    max: 40,
    fetchMethod: async (image) => {
      const picture = await pictures(pathOf(image), size)
      if (!picture) return undefined
      const sharp = await openSharp()
      return sharp(picture).resize(size.width, size.height, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer()
    },
  })
  return (image: string): Promise<Buffer | undefined> => drawn.fetch(image)
}
export type GiftPictures = ReturnType<typeof createGiftPictures>

import type { Base } from '../../plugin.ts'
import type { MediaService } from './media.service.ts'

export interface StoredPicturesParts extends Pick<Base, 'settings' | 'log'> {
  readonly media: Pick<MediaService, 'rendition'>
}

/** A picture of this site by its path, cropped to a size in pixels; undefined when it is not available. */
export type StoredPicture = (
  path: string | null,
  size: { readonly width: number; readonly height: number },
) => Promise<Buffer | undefined>

const uploads = '/api/media/'

/** Fetches pictures from where this deployment stores them: uploads from here, all others from the image store. */
export function createStoredPictures({ settings, log, media }: StoredPicturesParts): StoredPicture {
  return async (path, { width, height }) => {
    try {
      if (path?.startsWith(uploads)) return await media.rendition(path.slice(uploads.length), { width, height })
      // Only our own pictures are fetched; the query sets the size.
      if (!path || !/^\/images\/[\w/.-]+$/.test(path) || path.includes('..')) return undefined
      const answer = await fetch(`${settings.IMAGES_URL}${path}?fm=webp&width=${width}&height=${height}`, {
        signal: AbortSignal.timeout(8_000),
      })
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    } catch (error) {
      log.warn({ err: error, picture: path }, 'a picture could not be fetched')
      return undefined
    }
  }
}

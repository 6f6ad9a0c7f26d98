import type { Base } from '../../plugin.ts'
import type { MediaService } from './media.service.ts'

export interface StoredPicturesParts extends Pick<Base, 'settings' | 'log'> {
  readonly media: Pick<MediaService, 'rendition'>
}

/** A picture of this site by its path, cut to this size in pixels; undefined where it can't be had now. */
export type StoredPicture = (
  path: string | null,
  size: { readonly width: number; readonly height: number },
) => Promise<Buffer | undefined>

const uploads = '/api/media/'

/** Fetches pictures from wherever this deployment keeps them: uploads here, all others in the image store. */
export function createStoredPictures({ settings, log, media }: StoredPicturesParts): StoredPicture {
  return async (path, { width, height }) => {
    try {
      if (path?.startsWith(uploads)) return await media.rendition(path.slice(uploads.length), { width, height })
      // What a page names is one of ours; the query only says how large.
      if (!path || !/^\/images\/[\w/.-]+$/.test(path) || path.includes('..')) return undefined
      const answer = await fetch(`${settings.IMAGES_URL}${path}?fm=webp&width=${width}&height=${height}`, {
        signal: AbortSignal.timeout(8_000),
      })
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    } catch (error) {
      log.warn({ err: error, picture: path }, 'a picture could not be had')
      return undefined
    }
  }
}

import { type SocialCard, socialCardOf } from '@nukkad/contracts/social-picture'
import { LRUCache } from 'lru-cache'
import { NotFound } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import type { MediaService } from '../media/media.service.ts'
import { takingTurns } from '../media/taking-turns.ts'
import { drawCard } from './draw-card.ts'

const mediaPath = '/api/media/'
const most = 32 * 1024 * 1024

interface SocialParts extends Pick<Base, 'settings' | 'log'> {
  readonly media: Pick<MediaService, 'rendition'>
}
export type SocialService = ReturnType<typeof createSocialService>

/** Pictures of pages that are shared, drawn when somebody shares one. */
export function createSocialService({ settings, log, media }: SocialParts) {
  const inTurn = takingTurns(2, 40)

  /** The page's own picture, from wherever this deployment keeps pictures; away, the ground is plain. */
  async function pictureOf(image: string | null): Promise<Buffer | undefined> {
    try {
      if (image?.startsWith(mediaPath)) {
        return await media.rendition(image.slice(mediaPath.length), { width: 750, height: 500 })
      }
      // What a page names is one of ours; the query only says how large.
      if (!image || !/^\/images\/[\w/.-]+$/.test(image) || image.includes('..')) return undefined
      const answer = await fetch(`${settings.IMAGES_URL}${image}?fm=webp&width=750&height=500`, {
        signal: AbortSignal.timeout(8_000),
      })
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    } catch (error) {
      log.warn({ err: error, image }, 'the picture of a shared page could not be had')
      return undefined
    }
  }

  const drawn = new LRUCache<string, Buffer, SocialCard>({
    maxSize: most,
    sizeCalculation: ({ length }) => length + 400,
    fetchMethod: async (_, __, { context }) => {
      const picture = await pictureOf(context.image)
      return inTurn(() => drawCard(context, picture))
    },
  })

  return {
    async picture(query: Readonly<Record<string, string | undefined>>): Promise<Buffer> {
      const card = settings.SOCIAL_SECRET ? socialCardOf(settings.SOCIAL_SECRET, query) : undefined
      const bytes = card && (await drawn.fetch(JSON.stringify(card), { context: card }))
      if (!bytes) throw new NotFound('There is no such picture.')
      return bytes
    },
  }
}

import { type SocialCard, socialCardOf } from '@nukkad/contracts/social-picture'
import { LRUCache } from 'lru-cache'
import { NotFound } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import type { StoredPicture } from '../media/stored-pictures.ts'
import { takingTurns } from '../media/taking-turns.ts'
import { drawCard } from './draw-card.ts'

const most = 32 * 1024 * 1024

interface SocialParts extends Pick<Base, 'settings'> {
  /** when it fails, the background is plain */
  readonly pictures: StoredPicture
}
const size = { width: 750, height: 500 }
export type SocialService = ReturnType<typeof createSocialService>

/** Preview pictures for shared pages, drawn on demand. */
export function createSocialService({ settings, pictures }: SocialParts) {
  const inTurn = takingTurns({ atOnce: 2, waiting: 40 })

  const drawn = new LRUCache<string, Buffer, SocialCard>({
    maxSize: most,
    sizeCalculation: ({ length }) => length + 400,
    fetchMethod: async (_, __, { context }) => {
      const picture = await pictures(context.image, size)
      return inTurn(() => drawCard(context, picture))
    },
  })

  return {
    async picture(query: Readonly<Record<string, string | undefined>>): Promise<Buffer> {
      const card = settings.SOCIAL_SECRET ? socialCardOf(settings.SOCIAL_SECRET, query) : undefined
      const bytes = card && (await drawn.fetch(JSON.stringify(card), { context: card }))
      if (!bytes) throw new NotFound('This picture does not exist.')
      return bytes
    },
  }
}

import type { Block } from '@nukkad/contracts/block'
import { scene, withIds } from '../../data/campaigns/compose.ts'
import type { SeedBlock } from '../../data/content-types.ts'
import { sceneInWords } from '../../scene-words.ts'

/** Blocks of a post or an event as stored, with ids that are the same on every seeding. */
export const storedBlocks = (city: string, slug: string, blocks: readonly SeedBlock[]): Block[] =>
  withIds(
    `${city}/${slug}`,
    blocks.map((block) => {
      const { type, ...data } = block
      if (!('picture' in data)) return { type, v: 1, data }
      const { picture, caption } = data
      return {
        type,
        v: 1,
        data: { picture: scene(`${city}/${picture.scene}`, sceneInWords(city, picture.scene)), caption },
      }
    }),
  )

import type { Block } from '@nukkad/contracts/block'
import { json } from '../../sql-fragment.ts'
import type { World } from '../../testing/world.ts'

interface GivenCampaign {
  readonly slug?: string
  readonly kind?: string
  readonly startsAt?: Date
  readonly endsAt?: Date | null
  readonly cities?: readonly string[]
  readonly isPublished?: boolean
  readonly blocks?: readonly Block[]
}

let count = 0

/** Builders for campaigns. */
export const givenCampaigns = (world: World) => ({
  /** A block with a new id. */
  block: (type: string, data: object, v = 1): Block => ({
    id: crypto.randomUUID(),
    type,
    v,
    data: data as Block['data'],
  }),
  /** The slug of a page that started a day ago and is for everyone. */
  async campaign(over: GivenCampaign = {}): Promise<string> {
    const now = world.clock.now()
    const { slug = `campaign-${++count}`, kind = 'campaign', endsAt = null, cities = [], isPublished = true } = over
    const { startsAt = new Date(now.getTime() - 86_400_000), blocks = [] } = over
    await world.db`
      insert into campaign_page (slug, kind, category, title, description, picture_url, picture_alt, picture_ground,
        blocks, starts_at, ends_at, cities, is_published)
      values (${slug}, ${kind}, 'festive', 'Lamps', 'Of clay.', '/images/scene/all/lamps-night', 'Lamps', '#3b3a66',
        ${json(world.db, blocks)}, ${startsAt}, ${endsAt}, ${[...cities]}, ${isPublished})`
    return slug
  },
})

import { leadsToPage } from '@nukkad/contracts'
import type { CampaignCheck } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Db } from '../../../db.ts'
import type { BlockService } from '../../blocks/blocks.service.ts'
import { picturesIn } from '../../editing/edited-blocks.ts'
import type { MediaService } from '../../media/media.service.ts'
import type { EditedRow } from './campaign-columns.repository.ts'
import { blockChecks } from './studio-checks.ts'

export interface PageCheckParts {
  readonly db: Db
  readonly now: () => Date
  readonly blocks: Pick<BlockService, 'show' | 'findGone'>
  readonly media: Pick<MediaService, 'weights'>
}
export type PageChecks = (row: EditedRow) => Promise<CampaignCheck[]>

const ofPage = (level: CampaignCheck['level'], kind: CampaignCheck['kind'], text: string): CampaignCheck => ({
  level,
  kind,
  block: null,
  variant: 'a',
  text,
})

/** Problems of the page apart from its blocks. */
function checksBesideBlocks(row: EditedRow, now: Date): CampaignCheck[] {
  const empty = [{ key: 'a' as const, blocks: row.blocks }, ...row.variants].filter(({ blocks }) => blocks.length === 0)
  return [
    ...(row.ends_at && row.ends_at <= now ? [ofPage('stop', 'end', 'The end date is in the past.')] : []),
    ...(row.description.trim()
      ? []
      : [ofPage('warning', 'empty', 'The page has no description, so search engines will write their own.')]),
    ...(row.picture_alt.trim()
      ? []
      : [ofPage('stop', 'alt', 'The page’s picture has no description for people who cannot see it.')]),
    ...empty.map(({ key }) => ({ ...ofPage('stop', 'empty', 'The page has no blocks.'), variant: key })).toReversed(),
  ]
}

/** What the team should fix before a page is published: in the page, and in every block of every variant. */
export const createPageChecks =
  ({ db, now, blocks, media }: PageCheckParts): PageChecks =>
  async (row) => {
    const lists = [{ key: 'a' as const, blocks: row.blocks }, ...row.variants]
    const all = lists.flatMap(({ blocks: list }) => list)
    const urls = [row.picture_url, ...picturesIn(all.map(({ data }) => data)).map(({ url }) => url)]
    const [{ things: content }, gone, weights] = await Promise.all([
      blocks.show(db, all),
      blocks.findGone(db, all),
      media.weights(db, urls),
    ])
    const known = { content, gone, weights, leadsToPage }
    return [
      ...checksBesideBlocks(row, now()),
      ...lists.flatMap(({ key, blocks: list }) => blockChecks(list, key, known)),
    ]
  }

import type { Block } from '@nukkad/contracts/block'
import type { Tx } from '../../../db.ts'
import { refuseFields } from '../../../errors.ts'
import { type CheckParts, foreignVideos, videoFilesIn } from '../../editing/reference-checks.ts'
import type { References } from '../../editing/references.ts'
import type { CampaignColumns } from './campaign-columns.repository.ts'

export type VideoFiles = CheckParts['videoFiles']

type Blocks = Pick<CampaignColumns, 'blocks' | 'variants'>

/** The blocks of all variants of a page. */
export const allBlocks = ({ blocks, variants }: Blocks): Block[] => [
  ...blocks,
  ...variants.flatMap((variant) => variant.blocks),
]

interface Checking {
  readonly userId: string
  readonly known: References
  readonly videoFiles: VideoFiles
}

/** Throws Invalid for an uploaded video that is neither of this page nor of this person. */
export async function refuseForeignVideos(tx: Tx, page: Blocks, { userId, known, videoFiles }: Checking) {
  const own = await videoFiles.findOwn(tx, userId, videoFilesIn(allBlocks(page)))
  const lists = [
    foreignVideos(page.blocks, known, own, 'draft.blocks'),
    ...page.variants.map(({ blocks }, at) => foreignVideos(blocks, known, own, `draft.variants.${at}.blocks`)),
  ]
  const fields = Object.fromEntries(lists.flatMap(Object.entries))
  refuseFields(fields)
}

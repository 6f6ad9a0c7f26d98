import type { CampaignCheck, CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'
import { pageBlocks } from './campaign-kind.ts'

/** The block that a check is about: 'Block 3, Gallery:', with its variant unless it is the first. */
export function nameOfCheck(draft: CampaignDraft, block: string | null, variant: CampaignCheck['variant']): string {
  const list = draft.variants.find(({ key }) => key === variant)?.blocks ?? draft.blocks
  const at = list.findIndex(({ id }) => id === block)
  const where = variant === 'a' ? '' : `Variant ${variant.toUpperCase()}: `
  const found = list[at]
  return found ? `${where}Block ${at + 1}, ${pageBlocks[found.type]?.name ?? found.type}:` : where
}

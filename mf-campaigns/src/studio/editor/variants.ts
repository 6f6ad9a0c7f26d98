import type { Block } from '@nukkad/contracts/block'
import type { CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'

/** What a variant of a page is called; 'a' is the page itself. */
export type VariantKey = 'a' | 'b' | 'c' | 'd'
/** Those that a page may have beside itself. */
export const variantLetters = ['b', 'c', 'd'] as const

/** The draft with other blocks in one of its variants. */
export const withBlocks = (draft: CampaignDraft, key: VariantKey, blocks: readonly Block[]): Partial<CampaignDraft> =>
  key === 'a'
    ? { blocks: [...blocks] }
    : { variants: draft.variants.map((one) => (one.key === key ? { ...one, blocks: [...blocks] } : one)) }

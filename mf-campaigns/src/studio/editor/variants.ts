import type { Block } from '@nukkad/contracts/block'
import type { CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'

/** The key of a page's variant; 'a' is the page itself. */
export type VariantKey = 'a' | 'b' | 'c' | 'd'
/** The keys of additional variants. */
export const variantLetters = ['b', 'c', 'd'] as const

/** What a variant is called until somebody names it. */
export const variantName = (key: VariantKey): string => `Variant ${key.toUpperCase()}`

/** The draft with the blocks of one variant replaced. */
export const withBlocks = (draft: CampaignDraft, key: VariantKey, blocks: readonly Block[]): Partial<CampaignDraft> =>
  key === 'a'
    ? { blocks: [...blocks] }
    : { variants: draft.variants.map((one) => (one.key === key ? { ...one, blocks: [...blocks] } : one)) }

import type { CampaignDraft, CampaignState } from '@nukkad/contracts/endpoints/campaigns/studio'

export const stateWords: Readonly<Record<CampaignState, string>> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  live: 'Running',
  ended: 'Ended',
}

/** The kinds of pages with their URL prefixes, in the team's words. */
const kindOptions: readonly { readonly value: CampaignDraft['kind']; readonly label: string }[] = [
  { value: 'campaign', label: 'Campaign: /campaign/…' },
  { value: 'deals', label: 'Deals: /campaign/deals/…' },
  { value: 'shop-event', label: 'Event of the shop: /shop/events/…' },
  { value: 'shop-marketing', label: 'Marketing of the shop: /shop/marketing/…' },
  { value: 'event-guide', label: 'Guide: /event/guides/…' },
  { value: 'cadburysilk', label: 'Cadbury Silk: /cadburysilk/category/…' },
  { value: 'private', label: 'Private: by link only' },
]

/** A landing page has its own route, which no other page can use. */
export const kindsFor = (kind: CampaignDraft['kind']) => [
  ...kindOptions,
  ...(kind === 'landing' ? [{ value: kind, label: 'Landing page with its own address' }] : []),
]

export const templateOptions = [
  { value: 'blank', label: 'Blank' },
  { value: 'sale', label: 'Sale' },
  { value: 'weekend', label: 'Weekend in a city' },
  { value: 'contest', label: 'Contest' },
  { value: 'gifts', label: 'Gift guide' },
] as const

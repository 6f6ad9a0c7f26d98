import type { SubscriptionCampaign } from '@nukkad/contracts/endpoints/money/subscriptions'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { campaignKey, subscriptionQuery } from './subscription.queries.ts'
import { SubscriptionScreen } from './subscription-screen.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'

export const screen = defineScreen({
  load: ({ api, query, params }) => need(query.ensureQueryData(subscriptionQuery(api, params.id ?? ''))),
  head({ query, params, url }) {
    const campaign = query.getQueryData<SubscriptionCampaign>(campaignKey(params.id ?? ''))
    if (!campaign) return { title: 'Subscriptions | Nukkad', canonical: url.pathname }
    return {
      title: `${campaign.title} | Nukkad`,
      description: campaign.line,
      canonical: hrefs.subscriptionCampaign(campaign.id),
      image: campaign.image.url,
      ...(campaign.isOver && { robots: 'noindex, follow' }),
    }
  },
  Skeleton: SubscriptionSkeleton,
  Component: SubscriptionScreen,
})

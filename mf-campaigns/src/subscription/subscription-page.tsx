import type { SubscriptionCampaign } from '@nukkad/contracts/endpoints/subscriptions'
import { defineScreen, hrefs } from '@nukkad/platform'
import { prepare } from '../parts/screen-states/prepare.ts'
import { campaignKey, subscriptionQuery } from './subscription.queries.ts'
import { SubscriptionScreen } from './subscription-screen.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'

export const screen = defineScreen({
  load: ({ api, query, params }) => prepare(query.ensureQueryData(subscriptionQuery(api, params.id ?? ''))),
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

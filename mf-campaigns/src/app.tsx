import { defineApp } from '@nukkad/platform'

export default defineApp({
  campaign: () => import('./campaign/campaign-page.tsx'),
  'subscription-form': () => import('./subscription-form/subscription-form-page.tsx'),
  'lbb-access': () => import('./access/access-home-page.tsx'),
  'lbb-access-category': () => import('./access/access-listing-page.tsx'),
  'lbb-access-deals-discounts': () => import('./access/access-listing-page.tsx'),
  'lbb-access-deals-discounts-category': () => import('./access/access-listing-page.tsx'),
  'lbb-access-offer': () => import('./access/access-offer-page.tsx'),
  'lbb-access-card': () => import('./access-card/access-card-page.tsx'),
  'lbb-access-counter': () => import('./access-counter/access-counter-page.tsx'),
  'campaign-all-friendsdayout': () => import('./experiences/friends-page.tsx'),
  'campaign-all-friendsdayout-id': () => import('./experiences/friends-detail-page.tsx'),
  'travel-madeinsingapore-experiences': () => import('./experiences/singapore-page.tsx'),
  'travel-madeinsingapore': () => import('./experiences/singapore-page.tsx'),
  'campaign-deals': () => import('./campaign/campaign-page.tsx'),
  'shop-events': () => import('./campaign/campaign-page.tsx'),
  'shop-marketing': () => import('./campaign/campaign-page.tsx'),
  'event-guides': () => import('./campaign/campaign-page.tsx'),
  'cadburysilk-category': () => import('./campaign/campaign-page.tsx'),
})

import type { EventName } from '@nukkad/contracts'
import type { StreamMessage } from '@nukkad/platform/host'

/** The event of opening a page, by route. Screens that send it themselves are omitted, because it would count twice. */
export const pageEvents: Readonly<Record<string, EventName>> = {
  'merchant-page': 'BRAND_VIEWED',
  store: 'STORE_VIEWED',
  'customer-support': 'SUPPORT_VIEWED',
  shop: 'HOME_VIEWED',
  'no-city-home': 'HOME_VIEWED',
  'favourite-things-giveaways': 'GIVEAWAY_VIEWED',
  'feature-poll': 'GIVEAWAY_VIEWED',
  'gift-shop': 'GIFT_FINDER_VIEWED',
  'shop-gift-shop': 'GIFT_FINDER_VIEWED',
  'event-gifts': 'GIFT_FINDER_VIEWED',
  'event-gifts-slug-id': 'GIFT_LIST_VIEWED',
  shopmyshops: 'BRANDS_VIEWED',
  'brand-generator': 'BRANDS_VIEWED',
  'brand-generator-brand': 'BRAND_VIEWED',
  'campaign-all-lbbtop30': 'CAMPAIGN_VIEWED',
  'all-womens-day-women-led-brands': 'CAMPAIGN_VIEWED',
  'campaign-all-friendsdayout': 'CAMPAIGN_VIEWED',
  'campaign-all-friendsdayout-id': 'CAMPAIGN_VIEWED',
  'travel-madeinsingapore-experiences': 'CAMPAIGN_VIEWED',
  'travel-madeinsingapore': 'CAMPAIGN_VIEWED',
}

/** The event for a page view by its route, with the slug of the view. */
export function eventOfPage({
  event_name,
  event_props: { route, slug },
}: Pick<StreamMessage['data'], 'event_name' | 'event_props'>) {
  const name = event_name === 'PAGE_VIEWED' && typeof route === 'string' ? pageEvents[route] : undefined
  return name && { event_name: name, event_props: typeof slug === 'string' ? { slug } : {} }
}

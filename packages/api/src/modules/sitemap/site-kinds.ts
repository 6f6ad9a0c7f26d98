import { cities } from '@nukkad/contracts'
import { hrefs } from '@nukkad/contracts/hrefs'

/** A kind of address listed in the sitemap, with an example to check whether its page exists in this build. */
export interface SiteKind {
  readonly name: string
  readonly byCity: boolean
  readonly example: string
  /** the database function that lists its addresses; `site_address` by default */
  readonly source?: string
}

export const siteKinds: readonly SiteKind[] = [
  { name: 'places', byCity: true, example: hrefs.place('x') },
  { name: 'posts', byCity: true, example: hrefs.post('delhi', 'x') },
  { name: 'events', byCity: true, example: hrefs.event('delhi', 'x'), source: 'event_addresses' },
  { name: 'localities', byCity: true, example: hrefs.locality('delhi', 'x') },
  { name: 'tags', byCity: true, example: hrefs.tag('delhi', 'x') },
  { name: 'locality-tags', byCity: true, example: hrefs.localityTag('delhi', 'x', 'y') },
  { name: 'malls', byCity: true, example: hrefs.mall('delhi', 'x') },
  { name: 'maps', byCity: true, example: hrefs.cityMap('delhi', 'x') },
  { name: 'authors', byCity: false, example: hrefs.profile('x'), source: 'author_addresses' },
  { name: 'products', byCity: false, example: hrefs.product('x') },
  { name: 'categories', byCity: false, example: hrefs.category('x') },
  { name: 'makers', byCity: false, example: hrefs.merchant('x') },
  { name: 'stores', byCity: false, example: hrefs.store('x') },
  { name: 'campaigns', byCity: false, example: hrefs.campaign('x', 'y'), source: 'campaign_addresses' },
  {
    name: 'subscriptions',
    byCity: false,
    example: hrefs.subscriptionCampaign('x'),
    source: 'subscription_addresses',
  },
  { name: 'gift-cards', byCity: false, example: hrefs.giftCard('x'), source: 'gift_card_addresses' },
  { name: 'access-offers', byCity: false, example: hrefs.accessOffer('x'), source: 'access_offer_addresses' },
]

const ofEachCity = ['city', 'cityShop', 'cityEvents', 'malls', 'aroundYou', 'lbbTv'] as const

/** Pages of each city. Single pages are listed by the releases, see `inSitemap` of their routes. */
export const cityPages: readonly string[] = cities.flatMap(({ slug }) => ofEachCity.map((page) => hrefs[page](slug)))

import { cities } from '@nukkad/contracts'

/** A kind of address that search engines are told of, and an example by which one sees whether its page is built. */
export interface SiteKind {
  readonly name: string
  readonly byCity: boolean
  readonly example: string
  /** a function of the database that tells its addresses; without it `site_address` does */
  readonly source?: string
}

export const siteKinds: readonly SiteKind[] = [
  { name: 'places', byCity: true, example: '/places/x' },
  { name: 'posts', byCity: true, example: '/delhi/post/x' },
  { name: 'events', byCity: true, example: '/delhi/x', source: 'event_addresses' },
  { name: 'localities', byCity: true, example: '/delhi/locality/x' },
  { name: 'tags', byCity: true, example: '/delhi/tag/x' },
  { name: 'locality-tags', byCity: true, example: '/delhi/locality/x/y' },
  { name: 'malls', byCity: true, example: '/delhi/mall/x' },
  { name: 'maps', byCity: true, example: '/delhi/map/x' },
  { name: 'authors', byCity: false, example: '/users/x', source: 'author_addresses' },
  { name: 'products', byCity: false, example: '/shop/product/x' },
  { name: 'categories', byCity: false, example: '/shop/c/x' },
  { name: 'makers', byCity: false, example: '/shop/m/x' },
  { name: 'stores', byCity: false, example: '/shop/store/x' },
  { name: 'campaigns', byCity: false, example: '/campaign/x/y', source: 'campaign_addresses' },
  {
    ...{ name: 'subscriptions', byCity: false, example: '/subscription/campaign/x' },
    source: 'subscription_addresses',
  },
  { name: 'gift-cards', byCity: false, example: '/local-gifts/giftcard/x', source: 'gift_card_addresses' },
  { name: 'access-offers', byCity: false, example: '/lbb-access/offers/x', source: 'access_offer_addresses' },
]

const ofEachCity = ['', '/shop', '/events', '/malls', '/around-you', '/lbbtv']

/** Pages of each city. What stands by itself is listed by the releases, see `inSitemap` of their routes. */
export const cityPages: readonly string[] = cities.flatMap(({ slug }) => ofEachCity.map((rest) => `/${slug}${rest}`))

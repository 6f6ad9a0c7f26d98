import { cityInParams, cityOf, type RouteMatch } from '@nukkad/contracts'
import { hrefs } from '@nukkad/platform'

export interface Crumb {
  readonly title: string
  /** absent on the last one, the page itself */
  readonly href?: string
}

/** Turns a slug such as 'a-slow-sunday' into a title. */
function titleOf(slug: string): string {
  const words = slug.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const shop = { title: 'Shop', href: hrefs.shop() }
/** Pages whose name is not in their URL. */
const named: Readonly<Record<string, string>> = {
  malls: 'Malls',
  'around-you': 'Around you',
  lbbtv: 'Videos',
  'provider-events': 'Events',
  'post-search': 'Search',
  policies: 'Policies',
  'city-guides': 'City guides',
  'trusted-reviews': 'Trusted reviews',
  'new-launches': 'New launches',
  'shop-search': 'Search',
  'size-guide': 'Size guides',
  'customer-support': 'Help',
  specials: 'Specials',
  profile: 'Profile',
}

type Params = Readonly<Record<string, string>>
type Above = (params: Params, city: string) => readonly Crumb[]

const slug = ({ slug: last = '' }: Params): Crumb => ({ title: titleOf(last) })
/** The breadcrumbs between the city and the page; the page's own name comes last. */
const ways: Readonly<Record<string, Above>> = {
  place: (params) => [slug(params)],
  mall: (params, city) => [{ title: 'Malls', href: hrefs.malls(city) }, slug(params)],
  'city-map': (params) => [slug(params)],
  post: (params) => [slug(params)],
  discovery: (params) => [slug(params)],
  tag: (params) => [slug(params)],
  locality: (params) => [slug(params)],
  reviews: (params) => [slug(params)],
  'locality-tag': ({ locality = '', ...params }, city) => [
    { title: titleOf(locality), href: hrefs.locality(city, locality) },
    slug(params),
  ],
  'city-shop': () => [{ title: 'Shop' }],
  category: ({ rest = '' }) => [shop, ...categories(rest)],
  'custom-category': ({ rest = '' }) => [shop, { title: titleOf(rest) }],
  'new-launches': () => [shop, { title: 'New launches' }],
  'shop-search': () => [shop, { title: 'Search' }],
  'size-guide': () => [shop, { title: 'Size guides' }],
  'product-reviews': (params) => [
    shop,
    { title: titleOf(params.slug ?? ''), href: hrefs.product(params.slug ?? '') },
    { title: 'Reviews' },
  ],
  product: (params) => [shop, slug(params)],
  'merchant-page': (params) => [shop, slug(params)],
  store: (params) => [shop, slug(params)],
  shop: () => [{ title: 'Shop' }],
}

function categories(path: string): Crumb[] {
  const parts = path.split('/').filter(Boolean)
  return parts.map((part, at) => ({
    title: titleOf(part),
    ...(at < parts.length - 1 && { href: hrefs.category(parts.slice(0, at + 1).join('/')) }),
  }))
}

/**
 * Breadcrumbs of a public page, from the home page down; empty for top-level pages. `pageName`, if known, is the last
 * entry.
 */
export function trailOf(match: RouteMatch | undefined, pageName?: string): readonly Crumb[] {
  if (match?.route.access !== 'public') return []
  const { route, params } = match
  const city = cityOf(cityInParams(params))
  const name = named[route.name]
  const rest = ways[route.name]?.(params, city?.slug ?? 'all') ?? (name === undefined ? [] : [{ title: name }])
  if (route.name === 'city-home' && city) return [{ title: 'Home', href: hrefs.home() }, { title: city.name }]
  if (rest.length === 0) return []
  return [
    { title: 'Home', href: hrefs.home() },
    ...(city ? [{ title: city.name, href: hrefs.city(city.slug) }] : []),
    ...rest.slice(0, -1),
    ...rest.slice(-1).map((last) => ({ ...last, title: pageName ?? last.title })),
  ]
}

import { sections } from './categories.ts'

/** A link of a list; `{city}` and `{cityName}` are filled in for the visitor. */
export interface NavSeed {
  readonly title: string
  readonly url: string
  readonly label?: string
  readonly category?: string
  readonly kind?: string
  readonly children?: readonly NavSeed[]
}

const shopLinks: readonly NavSeed[] = sections.map(({ slug, title, shelves }) => ({
  title,
  url: `/shop/c/${slug}`,
  category: slug,
  kind: 'category',
  ...(slug === 'pet' && { label: 'New' }),
  children: shelves.map(([shelf, name]) => ({ title: name, url: `/shop/c/${slug}/${shelf}`, kind: 'category' })),
}))

const tag = (slug: string, title: string): NavSeed => ({ title, url: `/{city}/tag/${slug}`, kind: 'tag' })

const tabs: readonly NavSeed[] = [
  { title: '{cityName}', url: '/{city}', kind: 'city' },
  {
    title: 'Shop',
    url: '/shop',
    kind: 'lbbshop',
    children: [...shopLinks, { title: 'New launches', url: '/shop/new-launches', label: 'New' }],
  },
  {
    title: 'Food',
    url: '/{city}/tag/street-food',
    children: [
      tag('street-food', 'Street food'),
      tag('cafes', 'Cafes'),
      tag('breakfast', 'Breakfast'),
      tag('chai', 'Chai'),
      tag('bakeries', 'Bakeries'),
      tag('late-night', 'Late night'),
      { title: 'Tried and tested', url: '/{city}/reviews/tried-and-tested-cafes', label: 'New' },
    ],
  },
  {
    title: 'Out & about',
    url: '/{city}/around-you',
    children: [
      { title: 'Around you', url: '/{city}/around-you', label: 'New' },
      tag('live-music', 'Live music'),
      tag('heritage-walks', 'Heritage walks'),
      tag('museums', 'Museums'),
      tag('parks', 'Parks'),
      tag('markets', 'Markets'),
      { title: 'Malls', url: '/{city}/malls' },
      { title: 'With kids', url: '/{city}/tag/with-kids' },
    ],
  },
  { title: 'Events', url: '/{city}/events' },
  { title: 'City guides', url: '/city-guides' },
  { title: 'Films', url: '/{city}/lbbtv' },
  { title: 'Access', url: '/lbb-access', label: 'New' },
]

/** The header's lists. */
export const headerLists: Readonly<Record<'desktop' | 'mobile', readonly NavSeed[]>> = {
  desktop: tabs,
  mobile: [...tabs, { title: 'Gift finder', url: '/event/gifts/diwali' }, { title: 'Help', url: '/customer-support' }],
}

/** The account menu; `{user}` is whoever is signed in, and a role's entries are for that role alone. */
export const accountLinks = [
  { title: 'Your desk', url: '/merchant', icon: 'store', role: 'merchant' },
  { title: 'Editor', url: '/editor', icon: 'pen', role: 'editor' },
  { title: 'Orders', url: '/shop/orderhistory', icon: 'package', role: null },
  { title: 'Tickets', url: '/tickets', icon: 'ticket', role: null },
  { title: 'Saves', url: '/saves', icon: 'heart', role: null },
  { title: 'Wallet', url: '/wallet', icon: 'wallet', role: null },
  { title: 'Profile', url: '/users/{user}', icon: 'user', role: null },
] as const

/** The footer's groups. */
export const footerGroups: readonly NavSeed[] = [
  {
    title: 'The shop',
    url: '/shop',
    children: [
      { title: 'Shoes', url: '/shop/c/shopping/shoes' },
      { title: 'Jewellery', url: '/shop/c/shopping/jewellery' },
      { title: 'Bags', url: '/shop/c/shopping/bags' },
      { title: 'Snacks & groceries', url: '/shop/c/snacks-groceries' },
      { title: 'Home & decor', url: '/shop/c/home-decor' },
      { title: 'New launches', url: '/shop/new-launches' },
    ],
  },
  {
    title: 'In {cityName}',
    url: '/{city}',
    children: [
      { title: 'Events this week', url: '/{city}/events' },
      { title: 'Around you', url: '/{city}/around-you' },
      { title: 'Street food', url: '/{city}/tag/street-food' },
      { title: 'Heritage walks', url: '/{city}/tag/heritage-walks' },
      { title: 'Malls', url: '/{city}/malls' },
      { title: 'Films', url: '/{city}/lbbtv' },
    ],
  },
  {
    title: 'Help',
    url: '/customer-support',
    children: [
      { title: 'Your orders', url: '/shop/orderhistory' },
      { title: 'Exchange and return', url: '/customer-support?tab=exchangeorder' },
      { title: 'City guides', url: '/city-guides' },
      { title: 'Trusted reviews', url: '/trusted-reviews' },
      { title: 'Policies', url: '/policies' },
      { title: 'Careers', url: '/careers' },
    ],
  },
]

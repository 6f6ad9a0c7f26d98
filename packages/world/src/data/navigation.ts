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

const shopLinks: readonly NavSeed[] = sections.map(({ slug, title, categories }) => ({
  title,
  url: `/shop/c/${slug}`,
  category: slug,
  kind: 'category',
  ...(slug === 'pet' && { label: 'New' }),
  children: categories.map(([category, name]) => ({
    title: name,
    url: `/shop/c/${slug}/${category}`,
    kind: 'category',
  })),
}))

const tag = (slug: string, title: string): NavSeed => ({ title, url: `/{city}/tag/${slug}`, kind: 'tag' })

/** A tab of the header: its full title for the drawer, and its short one for the row on a desktop. */
interface TabSeed extends NavSeed {
  readonly short: string
}

/** In the order in which people look for them. */
const tabs: readonly TabSeed[] = [
  {
    title: 'Buy',
    short: 'Buy',
    url: '/shop',
    kind: 'lbbshop',
    category: 'shopping',
    children: [...shopLinks, { title: 'New launches', url: '/shop/new-launches', label: 'New' }],
  },
  {
    title: 'Food & restaurants',
    short: 'Food',
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
    title: 'Shopping',
    short: 'Shopping',
    url: '/{city}/tag/markets',
    children: [
      tag('markets', 'Markets'),
      { title: 'Malls', url: '/{city}/malls' },
      tag('handloom', 'Handloom'),
      tag('books', 'Books'),
      { title: 'Made in {cityName}', url: '/{city}/shop', kind: 'city' },
    ],
  },
  {
    title: 'Travel',
    short: 'Travel',
    url: '/city-guides',
    children: [
      { title: 'City guides', url: '/city-guides' },
      tag('heritage-walks', 'Heritage walks'),
      tag('architecture', 'Architecture'),
      tag('sunsets', 'Sunsets'),
    ],
  },
  {
    title: 'Events',
    short: 'Events',
    url: '/{city}/events',
    children: [
      { title: 'This weekend', url: '/{city}/events?when=weekend' },
      { title: 'Music', url: '/{city}/events?kind=music' },
      { title: 'Walks', url: '/{city}/events?kind=walk' },
      { title: 'Theatre', url: '/{city}/events?kind=theatre' },
      { title: 'Free', url: '/{city}/events?price=free' },
    ],
  },
  {
    title: 'Fitness',
    short: 'Fitness',
    url: '/{city}/tag/parks',
    children: [tag('parks', 'Parks'), tag('cycling', 'Cycling'), tag('early-morning', 'Early morning')],
  },
  {
    title: 'Activities & classes',
    short: 'Activities',
    url: '/{city}/tag/workshops',
    children: [
      { title: 'Around you', url: '/{city}/around-you', label: 'New' },
      tag('workshops', 'Workshops'),
      { title: 'Classes to come', url: '/{city}/events?kind=workshop' },
      tag('with-kids', 'With kids'),
      tag('with-dogs', 'With dogs'),
    ],
  },
  {
    title: 'Arts & culture',
    short: 'Arts',
    url: '/{city}/tag/museums',
    children: [
      tag('museums', 'Museums'),
      tag('galleries', 'Galleries'),
      tag('crafts', 'Crafts'),
      { title: 'Films', url: '/{city}/lbbtv' },
    ],
  },
  {
    title: 'Beauty & spas',
    short: 'Beauty',
    url: '/{city}/tag/wellness',
    category: 'beauty',
    children: [
      tag('wellness', 'Spas and an hour off'),
      { title: 'Beauty in the shop', url: '/shop/c/beauty', category: 'beauty', kind: 'category' },
      { title: 'Skin care', url: '/shop/c/beauty/skin-care', category: 'beauty/skin-care', kind: 'category' },
    ],
  },
  {
    title: 'Bars & nightlife',
    short: 'Nightlife',
    url: '/{city}/tag/nightlife',
    label: 'New',
    children: [
      tag('nightlife', 'Nightlife'),
      tag('live-music', 'Live music'),
      tag('rooftops', 'Rooftops'),
      tag('date-night', 'Date night'),
    ],
  },
]

/** The header's lists: a row of short titles, and a drawer that also links to the rest of the site. */
export const headerLists: Readonly<Record<'desktop' | 'mobile', readonly NavSeed[]>> = {
  desktop: tabs.map(({ short, ...tab }) => ({ ...tab, title: short })),
  mobile: [
    ...tabs,
    { title: 'Home of {cityName}', url: '/{city}', kind: 'city' },
    { title: 'Access', url: '/lbb-access', label: 'New' },
    { title: 'Gift finder', url: '/gift-shop' },
    { title: 'Help', url: '/customer-support' },
  ],
}

/** The account menu; `{user}` is the signed-in user, and a role's entries are shown to that role only. */
export const accountLinks = [
  { title: 'Your back office', url: '/merchant', icon: 'store', role: 'merchant' },
  { title: 'Editor', url: '/editor', icon: 'pen', role: 'editor' },
  { title: 'Campaigns', url: '/staff/campaigns', icon: 'pen', role: 'campaigner' },
  { title: 'Releases', url: '/staff/releases', icon: 'pen', role: 'developer' },
  { title: 'Orders', url: '/shop/orderhistory', icon: 'package', role: null },
  { title: 'Tickets', url: '/tickets', icon: 'ticket', role: null },
  { title: 'Saves', url: '/saves', icon: 'heart', role: null },
  { title: 'Wallet', url: '/wallet', icon: 'wallet', role: null },
  { title: 'Profile', url: '/users/{user}', icon: 'user', role: null },
  { title: 'Account', url: '/account', icon: 'user', role: null },
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

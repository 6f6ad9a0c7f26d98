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

const shopLinks: readonly NavSeed[] = sections.map(({ slug, title }) => ({
  title,
  url: `/shop/c/${slug}`,
  category: slug,
  kind: 'category',
  ...(slug === 'pet' && { label: 'New' }),
}))

const tabs: readonly NavSeed[] = [
  { title: '{cityName}', url: '/{city}', kind: 'city' },
  {
    title: 'Shop',
    url: '/shop',
    kind: 'lbbshop',
    children: [...shopLinks, { title: 'New launches', url: '/shop/new-launches', label: 'New' }],
  },
  {
    title: 'Food & restaurants',
    url: '/{city}/tag/street-food',
    children: [
      { title: 'Street food', url: '/{city}/tag/street-food' },
      { title: 'Tried and tested', url: '/trusted-reviews' },
    ],
  },
  { title: 'Events', url: '/{city}/events' },
  { title: 'City guides', url: '/city-guides' },
  { title: 'Around you', url: '/{city}/around-you' },
  { title: 'Access', url: '/lbb-access', label: 'New' },
]

/** The header's lists. On phones the shop's shelves stand at the top level, because there is no hovering. */
export const headerLists: Readonly<Record<'desktop' | 'mobile', readonly NavSeed[]>> = {
  desktop: tabs,
  mobile: [
    ...tabs,
    ...shopLinks.slice(0, 4),
    { title: 'Gift finder', url: '/event/gifts/diwali' },
    { title: 'Help', url: '/customer-support' },
  ],
}

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
    title: 'Cities',
    url: '/',
    children: [
      { title: 'Delhi NCR', url: '/delhi' },
      { title: 'Bangalore', url: '/bangalore' },
      { title: 'Mumbai', url: '/mumbai' },
      { title: 'Goa', url: '/goa' },
      { title: 'Kolkata', url: '/kolkata' },
      { title: 'Pune', url: '/pune' },
      { title: 'Chennai', url: '/chennai' },
      { title: 'Hyderabad', url: '/hyderabad' },
    ],
  },
  {
    title: 'In {cityName}',
    url: '/{city}',
    children: [
      { title: 'Events this week', url: '/{city}/events' },
      { title: 'Around you', url: '/{city}/around-you' },
      { title: 'City guides', url: '/city-guides' },
      { title: 'Tried and tested', url: '/trusted-reviews' },
    ],
  },
  {
    title: 'Help',
    url: '/customer-support',
    children: [
      { title: 'Your orders', url: '/shop/orderhistory' },
      { title: 'Exchange and return', url: '/customer-support?tab=exchangeorder' },
      { title: 'Policies', url: '/policies' },
      { title: 'Careers', url: '/careers' },
    ],
  },
]

import { matchRoute, routes } from '@nukkad/contracts'
import { headerRules } from './page-rules.ts'

const pagesWith = (rule: (rules: ReturnType<typeof headerRules>) => boolean) =>
  [...new Set(routes.filter((route) => rule(headerRules({ route, params: {} }))).map(({ page }) => page))].sort()

test('a banner stands on the six pages that the layout rules name', () => {
  expect(pagesWith(({ bannerPage }) => bannerPage !== null)).toEqual([
    '/cart',
    '/commerce-category',
    '/discovery',
    '/generic-landing-page',
    '/home-new',
    '/lbb-tv',
  ])
})

test('the secondary navigation stands on two', () => {
  expect(pagesWith(({ hasSecondaryNav }) => hasSecondaryNav)).toEqual(['/commerce-category', '/generic-landing-page'])
})

test('the call to action is hidden on the specials home', () => {
  const all = [...new Set(routes.map(({ page }) => page))].sort()
  const hidden = all.filter((page) => !pagesWith(({ hasCallToAction }) => hasCallToAction).includes(page))
  expect(hidden).toEqual(['/specials-homepage'])
})

test('every page of a merchant and of an editor stands in a back office', () => {
  const pages = routes.filter(({ chrome }) => chrome === 'staff').map(({ page }) => page)
  expect([...new Set(pages)].sort()).toEqual([
    ...['/editor', '/merchant', '/merchant-orderDetails', '/merchant-orders', '/merchant-products'],
    '/staff-banners',
    '/staff-campaigns',
    '/staff-forms',
    '/staff-giveaways',
    '/staff-links',
    '/staff-openings',
    '/staff-overlay',
    '/staff-releases',
    '/staff-votes',
  ])
  expect(routes.filter(({ access, chrome }) => access === 'merchant' && chrome !== 'staff')).toEqual([])
})

test('bare chrome stands from checkout to thank-you, and where a seat is booked or a ticket shown', () => {
  const bare = routes.filter(({ chrome }) => chrome === 'checkout' || chrome === 'booking').map(({ page }) => page)
  expect([...new Set(bare)].sort()).toEqual([
    '/access-counter',
    '/commerce-checkout',
    '/commerce-review',
    '/event-register',
    '/event-w-register',
    '/order-confirmed',
    '/order-failed',
    '/tickets',
    '/web-commerce-checkout',
    '/web-commerce-review',
  ])
})

test.each([
  ['/delhi', 'default'],
  ['/shop/product/kurta', 'commerce'],
  ['/wallet', 'default'],
])('%s has the %s header', (path, variant) => expect(headerRules(matchRoute(path)).variant).toBe(variant))

test('an address outside the table has the plain header', () => {
  expect(headerRules(undefined)).toEqual({
    variant: 'default',
    bannerPage: null,
    hasSecondaryNav: false,
    hasCallToAction: true,
    hasCoupon: false,
  })
})

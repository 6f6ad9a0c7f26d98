import { claimFault, houseGrants, noClaims } from './grants.ts'
import { matchRoute, routes } from './house-routes.ts'

describe('the route table', () => {
  test.each([
    ['/', 'no-city-home'],
    ['/delhi', 'city-home'],
    ['/other', 'city-home'],
    ['/delhi/shop', 'city-shop'],
    ['/delhi/events', 'provider-events'],
    ['/delhi/post/best-chai-in-delhi', 'post'],
    ['/delhi/post/search', 'post-search'],
    ['/delhi/map/street-food-trail', 'city-map'],
    ['/delhi/a-slow-sunday-in-lodhi-colony/preview', 'discovery-preview'],
    ['/delhi/locality/hauz-khas/cafes', 'locality-tag'],
    ['/9f86d081884c7d659a2feaa0c55ad015/early-access', 'private-campaign-detail'],
    ['/t-3f2a9c81b7d64e05', 'campaign-token'],
    ['/t-3f2a9c81b7d64e053f2a9c81b7d64e05', 'campaign-token'],
    ['/some-provider', 'provider-landing'],
    ['/shop/c/shopping/shoes', 'category'],
    ['/shop/product/kurta/any/deeper/path', 'product'],
    ['/filters/colour-indigo/size-m', 'filters'],
    ['/shop/cart/empty', 'cart-empty'],
    ['/shop/42/cart', 'cart'],
    ['/shop/w/42/checkout', 'web-checkout'],
    ['/shop/42/checkout', 'checkout'],
    ['/lbb-access/deals/discounts/spas', 'lbb-access-deals-discounts-category'],
  ])('matches %s to %s', (path, name) => {
    expect(matchRoute(path)?.route.name).toBe(name)
  })

  test.each(['/shop/nonsense/cart', '/not-a-city/some-slug', '/a/b/c/d/e'])('has no route for %s', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })

  test.each(['/delhi/x%00y', '/shop/product/%00', '/shop/c/shopping%0A/shoes', '/places/x%7Fy', '/filters/colour-%1B'])(
    'has no route for a control character in %s',
    (path) => expect(matchRoute(path)).toBeUndefined(),
  )

  test('does not throw for a broken escape', () => {
    expect(matchRoute('/places/%E0%A4%A')?.params.slug).toBe('%E0%A4%A')
  })

  test('gives every remote its own paths, with each name and pattern once', () => {
    const owners = [...new Set(routes.map(({ owner }) => owner))]
    const faults = owners.map((owner) => {
      const others = owners.filter((other) => other !== owner)
      return claimFault(
        { name: `mf-${owner}`, slots: ['main'], screens: routes.filter((route) => route.owner === owner) },
        houseGrants,
        others.map((other) => ({
          ...noClaims(`mf-${other}`),
          screens: routes.filter((route) => route.owner === other),
        })),
      )
    })
    expect(faults.filter(Boolean)).toEqual([])
  })
})

test('gives the pages of staff and merchants the chrome of the back office, and all that only merchants may open', () => {
  const pages = routes.filter(({ chrome }) => chrome === 'staff').map(({ page }) => page)
  expect([...new Set(pages)].sort()).toEqual([
    '/editor',
    '/merchant',
    '/merchant-orderDetails',
    '/merchant-orders',
    '/merchant-products',
    '/sell-merchants',
    '/sell-requests',
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

test('gives bare chrome to the checkout up to its confirmation, the booking of seats, tickets and the counter', () => {
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

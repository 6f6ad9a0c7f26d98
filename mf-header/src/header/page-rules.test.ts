import { matchRoute, routes } from '@nukkad/contracts'
import { headerRules } from './page-rules.ts'

const pagesWith = (rule: (rules: ReturnType<typeof headerRules>) => boolean) =>
  [...new Set(routes.filter((route) => rule(headerRules({ route, params: {} }))).map(({ page }) => page))].sort()

test('shows a banner on the six pages of the layout rules only', () => {
  expect(pagesWith(({ bannerPage }) => bannerPage !== null)).toEqual([
    '/cart',
    '/commerce-category',
    '/discovery',
    '/generic-landing-page',
    '/home-new',
    '/lbb-tv',
  ])
})

test('shows the secondary navigation on two pages only', () => {
  expect(pagesWith(({ hasSecondaryNav }) => hasSecondaryNav)).toEqual(['/commerce-category', '/generic-landing-page'])
})

test('hides the call to action on the specials home page only', () => {
  const all = [...new Set(routes.map(({ page }) => page))].sort()
  const hidden = all.filter((page) => !pagesWith(({ hasCallToAction }) => hasCallToAction).includes(page))
  expect(hidden).toEqual(['/specials-homepage'])
})

test.each([
  ['/delhi', 'default'],
  ['/shop/product/kurta', 'commerce'],
  ['/wallet', 'default'],
])('gives %s the %s header', (path, variant) => expect(headerRules(matchRoute(path)).variant).toBe(variant))

test('gives an unknown address the default header', () => {
  expect(headerRules(undefined)).toEqual({
    variant: 'default',
    bannerPage: null,
    hasSecondaryNav: false,
    hasCallToAction: true,
    hasCoupon: false,
  })
})

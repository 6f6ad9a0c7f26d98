import { withinSite } from './within-site.ts'

test('keeps a path of the site with its query and hash', () => {
  expect(withinSite('/shop/w/12/checkout?step=2#pay')).toBe('/shop/w/12/checkout?step=2#pay')
})

test.each(['//evil.in', '/\\evil.in', '/\t/evil.in', 'https://evil.in/', 'javascript:alert(1)', ''])(
  'replaces %j with the home page',
  (path) => {
    expect(withinSite(path)).toBe('/')
  },
)

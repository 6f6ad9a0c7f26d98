import { withinSite } from './within-site.ts'

test('a path of the site stays, with its query', () => {
  expect(withinSite('/shop/w/12/checkout?step=2#pay')).toBe('/shop/w/12/checkout?step=2#pay')
})

test.each(['//evil.in', '/\\evil.in', '/\t/evil.in', 'https://evil.in/', 'javascript:alert(1)', ''])(
  '%j leads home',
  (path) => {
    expect(withinSite(path)).toBe('/')
  },
)

/** @jest-environment node */
import { headTags } from './head.ts'

const origin = 'https://nukkad.example'

const context = { siteName: 'Nukkad', origin, pathname: '/x', isIndexed: true, fbAppId: '123' }

test('structured data cannot close its script element', () => {
  const tags = headTags({ title: 'x', jsonLd: { name: '</script><b>' } }, context)
  expect(tags).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>')
})

test('texts cannot leave their attributes', () => {
  expect(headTags({ title: '"><script>', description: "it's <b>" }, context)).not.toMatch(/<script>|<b>/)
})

test('a page without a head has the name of the site, and the social app id stands on all', () => {
  const tags = headTags({}, context)
  expect(tags).toContain('<title>Nukkad</title>')
  expect(tags).toContain('<meta property="fb:app_id" content="123">')
})

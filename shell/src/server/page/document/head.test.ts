/** @jest-environment node */
import { cities } from '@nukkad/contracts'
import { headTags } from './head.ts'

const origin = 'https://nukkad.example'

const context = {
  siteName: 'Nukkad',
  origin,
  pathname: '/x',
  isIndexed: true,
  fbAppId: '123',
  socialSecret: 'a secret of the tests',
  name: 'place/x',
  city: undefined,
}

test('escapes structured data so that it cannot close its script element', () => {
  const tags = headTags({ title: 'x', jsonLd: { name: '</script><b>' } }, context)
  expect(tags).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>')
})

test('escapes text in attributes', () => {
  expect(headTags({ title: '"><script>', description: "it's <b>" }, context)).not.toMatch(/<script>|<b>/)
})

test('uses the site name without a title and adds the social app id', () => {
  const tags = headTags({}, context)
  expect(tags).toContain('<title>Nukkad</title>')
  expect(tags).toContain('<meta property="fb:app_id" content="123">')
})

test('adds a 750 by 500 social picture, but not to an unindexed page', () => {
  const head = { title: 'Lodhi Garden | Nukkad', description: 'Tombs', image: '/images/scene/delhi/lodhi' }
  const tags = headTags(head, context)
  expect(tags).toMatch(
    /<meta property="og:image" content="https:\/\/nukkad\.example\/images\/social\/place\/x\.jpg\?t=Lodhi\+Garden&amp;l=Tombs/,
  )
  expect(tags).toContain('<meta property="og:image:width" content="750">')
  expect(headTags(head, { ...context, isIndexed: false })).not.toContain('og:image')
})

test('links the feed of the page’s city', () => {
  expect(headTags({}, { ...context, city: cities[0] })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Nukkad Delhi NCR" href="/delhi/feed.xml">',
  )
})

import { givenBlock, givenPicture } from '@nukkad/blocks/cards.given'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'

/** A guide as the API sends it. */
export const givenArticle = (over: Partial<DiscoveryDetails> = {}): DiscoveryDetails => ({
  id: '7',
  slug: 'best-chai-in-delhi',
  city: 'delhi',
  kind: 'post',
  href: '/delhi/post/best-chai-in-delhi',
  kicker: 'Tea',
  title: 'The best chai in Delhi',
  line: 'Eleven glasses, one winner.',
  image: givenPicture('Glasses of tea on a cart'),
  author: {
    id: '42',
    handle: 'ananya',
    name: 'Ananya Rao',
    line: 'Walks, then writes.',
    href: '/users/ananya',
    face: null,
  },
  minutes: 6,
  saves: 1200,
  publishedAt: '2026-11-14T05:30:00Z',
  updatedAt: '2026-11-15T05:30:00Z',
  area: { slug: 'lodhi-colony', name: 'Lodhi Colony', href: '/delhi/locality/lodhi-colony' },
  tags: [{ slug: 'tea', name: 'Tea', href: '/delhi/tag/tea' }],
  blocks: [
    givenBlock('text', { html: '<p>It began with a <strong>cracked</strong> glass.</p>' }),
    givenBlock('heading', { text: 'Where it is strong' }),
    givenBlock('quote', { text: 'More ginger.', who: 'A man in a hurry' }),
    givenBlock('tip', { text: 'Bring change.' }),
  ],
  things: {},
  event: null,
  sections: [],
  ...over,
})

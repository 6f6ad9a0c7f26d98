import type { HomePage } from '../home.queries.ts'

const image = {
  url: '/images/scene/delhi/evening',
  width: 1200,
  height: 800,
  alt: 'India Gate at dusk',
  color: '#f5a300',
}

/** A home page as the API sends it, with one of everything; tests override what they need. */
export const givenHome = (over: Partial<HomePage> = {}): { data: HomePage } => ({
  data: {
    city: 'delhi',
    hero: {
      kicker: 'This evening',
      title: 'Delhi is best walked after six.',
      text: 'Lamps along Lodhi Road.',
      image,
      actions: [{ title: 'See the shop', url: '/delhi/shop' }],
    },
    chips: [{ title: 'Under ₹999', url: '/shop/c/shopping?maxPrice=999' }],
    doors: [
      { kind: 'events', count: 12, image },
      { kind: 'nightlife', count: 1, image },
    ],
    products: [],
    events: [
      {
        id: '1',
        slug: 'jazz',
        href: '/event/register/jazz',
        title: 'Jazz under the neem',
        starts: '2026-11-22T14:30:00Z',
        ends: '2026-11-22T17:00:00Z',
        venue: 'Lodhi Garden',
        line: '8 pm · from ₹499',
        image,
      },
    ],
    posts: [
      {
        id: '1',
        slug: 'lodhi',
        city: 'delhi',
        kind: 'discovery',
        href: '/delhi/lodhi',
        kicker: 'Guide',
        title: 'A slow Sunday in Lodhi Colony',
        line: 'Wall by wall.',
        author: 'Ananya Rao',
        minutes: 7,
        saves: 1200,
        publishedAt: '2026-11-20T06:30:00Z',
        image,
      },
    ],
    places: [],
    localities: [],
    ...over,
  },
})

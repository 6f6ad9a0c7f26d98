import type { Block } from '@nukkad/contracts/block'
import type { EventCard, PlaceCard, PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'

/** A picture as the API sends it. */
export const givenPicture = (alt = 'Lamps along a road at dusk') => ({
  url: '/images/scene/delhi/street-dusk',
  width: 1200,
  height: 800,
  alt,
  color: '#f5a300',
})

export const givenPlace = (over: Partial<PlaceCard> = {}): PlaceCard => ({
  id: '1',
  slug: 'lodhi-garden',
  city: 'delhi',
  href: '/places/lodhi-garden',
  title: 'Lodhi Garden',
  kind: 'Garden',
  type: 'outdoors',
  locality: 'Lodhi Colony',
  line: 'Tombs, parrots and the best bench in Delhi.',
  lat: 28.5931,
  lng: 77.2197,
  price: null,
  saves: 1200,
  image: givenPicture(),
  ...over,
})

export const givenPost = (over: Partial<PostCard> = {}): PostCard => ({
  id: '1',
  slug: 'a-slow-sunday-in-lodhi-colony',
  city: 'delhi',
  kind: 'guide',
  href: '/delhi/a-slow-sunday-in-lodhi-colony',
  kicker: 'Guide',
  title: 'A slow Sunday in Lodhi Colony',
  line: 'Wall by wall.',
  author: 'Ananya Rao',
  minutes: 7,
  saves: 1200,
  publishedAt: '2026-11-14T05:30:00Z',
  image: givenPicture(),
  ...over,
})

export const givenEvent = (over: Partial<EventCard> = {}): EventCard => ({
  id: '1',
  slug: 'jazz-at-lodhi',
  href: '/delhi/jazz-at-lodhi',
  title: 'Jazz under the neem',
  starts: '2026-11-22T14:30:00Z',
  ends: '2026-11-22T17:00:00Z',
  venue: 'Lodhi Garden',
  line: '8 pm · from ₹499',
  image: givenPicture(),
  ...over,
})

export const givenProduct = (over: Partial<ProductCard> = {}): ProductCard => ({
  product_id: '1',
  sku: 'diya-6',
  slug: 'terracotta-diya',
  title: 'Terracotta diya, set of six',
  merchant: { slug: 'molela-clay', name: 'Molela Clay', locality: 'Shahpur Jat', city: 'delhi' },
  price: 349,
  og_price: 449,
  discount_percent: 22,
  image: givenPicture('Lamps on a step'),
  rating: 4.6,
  review_count: 12,
  isAvailable: true,
  isNew: false,
  stock_left: null,
  colours: [],
  ships_fast: true,
  ...over,
})

let count = 0
/** A block with a unique id. */
export const givenBlock = (type: string, data: Block['data'], v = 1): Block => ({
  id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  type,
  v,
  data,
})

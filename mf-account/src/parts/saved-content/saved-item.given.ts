const image = { url: '/images/scene/delhi/x', width: 1200, height: 800, alt: 'Lamps', color: '#f5a300' }
const none = { product: null, place: null, post: null, event: null, mall: null, video: null, map: null }
const added = { saved_at: '2026-11-20T05:30:00Z', cheaper_by: null }

const garden = {
  id: '1',
  slug: 'lodhi-garden',
  city: 'delhi',
  href: '/places/lodhi-garden',
  title: 'Lodhi Garden',
  kind: 'Garden',
  type: 'outdoors',
  locality: 'Lodhi Colony',
  line: 'Tombs and parrots.',
  lat: 28,
  lng: 77,
  price: null,
  saves: 3,
  image,
}
const kurta = {
  product_id: '1',
  sku: 'KURTA-M',
  slug: 'indigo-kurta',
  title: 'Indigo kurta',
  merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers', locality: 'Shahpur Jat', city: 'delhi' },
  price: 1499,
  og_price: 1499,
  discount_percent: 0,
  image,
  rating: null,
  review_count: 0,
  isAvailable: true,
  isNew: false,
  stock_left: null,
  colours: [],
  ships_fast: false,
}
const jazz = {
  id: '3',
  slug: 'jazz',
  href: '/delhi/jazz',
  title: 'Jazz at dusk',
  starts: '2020-01-05T13:30:00Z',
  ends: '2020-01-05T15:30:00Z',
  venue: 'Lodhi Garden',
  line: 'Free',
  image,
}

/** Saved things as the API shows them. */
export const givenPlace = () => ({ ...none, ...added, kind: 'place', ref: garden.slug, place: garden })
export const givenProduct = (parts: Partial<typeof kurta> = {}) => {
  const product = { ...kurta, ...parts }
  return { ...none, ...added, kind: 'product', ref: product.slug, product }
}
export const givenPastEvent = () => ({ ...none, ...added, kind: 'event', ref: 'delhi/jazz', event: jazz })
export const givenGone = () => ({ ...none, ...added, kind: 'post', ref: 'delhi/old' })

import type { AccessBucket, AccessFeed } from '@nukkad/contracts/endpoints/access/access'
import type { AccessOffer } from '@nukkad/contracts/endpoints/access/access-offer'

const image = { url: '/images/scene/delhi/cafe-day', width: 1200, height: 800, alt: 'A cafe', color: '#3b3a66' }

export const givenOffer = (over: Partial<AccessOffer> = {}): AccessOffer => ({
  id: 'blue-tokai-hauz-deal',
  title: 'A second pour-over with the first',
  line: 'Bring someone',
  place: { slug: 'blue-tokai-hauz', title: 'Blue Tokai', locality: 'Hauz Khas', href: '/places/blue-tokai-hauz' },
  merchant: null,
  discountLabel: '1 + 1',
  kind: 'deals',
  category: 'cafes',
  city: 'delhi',
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2099-01-01T00:00:00.000Z',
  terms: ['At the table only.'],
  limit: 'Once a day',
  left: null,
  href: '/lbb-access/offers/blue-tokai-hauz-deal',
  image,
  isMemberOnly: true,
  ...over,
})

const cafes = { slug: 'cafes', title: 'Cafes', line: 'A second cup', offers: 1 }

export const givenFeed = (offers: readonly AccessOffer[]): { data: AccessFeed } => ({
  data: {
    benefits: [{ title: 'Free with your account', text: 'No fee.' }],
    categories: [{ ...cafes, offers: offers.length }],
    sections: offers.length > 0 ? [{ category: 'cafes', title: 'Cafes', offers: [...offers] }] : [],
    total: offers.length,
    page: 1,
    hasNext: false,
  },
})

export const givenBucket = (offers: readonly AccessOffer[]): AccessBucket => ({
  data: [...offers],
  total: offers.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
  category: cafes,
  categories: [cafes],
})

import type { Brand, BrandReview, Store } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { givenPicture } from '../parts/product-card/product.given.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A physical store, closed on Tuesdays. */
export const givenStore = (parts: Partial<Store> = {}): Store => ({
  slug: 'dilli-dyers-shahpur-jat',
  name: 'Dilli Dyers, Shahpur Jat',
  merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers' },
  address: {
    lines: ['112 Dada Jungi House Lane'],
    locality: 'Shahpur Jat',
    city: { slug: 'delhi', name: 'Delhi NCR' },
    state: 'Delhi',
    pincode: '110049',
  },
  lat: 28.5494,
  lng: 77.2155,
  phone: '9810012345',
  hours: week.map((name, at) => ({
    day: at + 1,
    name,
    opens: name === 'Tuesday' ? null : '10:30',
    closes: name === 'Tuesday' ? null : '19:30',
  })),
  isOpenNow: true,
  openText: 'Open until 19:30',
  line: 'Cloth by the metre, and the blocks to look at.',
  directions: 'Past the haveli, second lane on the left.',
  image: givenPicture,
  ...parts,
})

export const givenBrand = (parts: Partial<Brand> = {}): Brand => ({
  slug: 'dilli-dyers',
  name: 'Dilli Dyers',
  maker: 'Farida Khan',
  line: 'Block printing in a basement that smells of indigo',
  story_title: 'Block by block, since 1984',
  story: 'Farida and her sons still cut their own teak blocks.',
  since: 1984,
  isWomenLed: true,
  locality: 'Shahpur Jat',
  city: { slug: 'delhi', name: 'Delhi NCR' },
  image: givenPicture,
  rating: 4.6,
  review_count: 128,
  product_count: 16,
  categories: [{ path: 'shopping/kurtas', title: 'Kurtas', count: 6 }],
  stores: [givenStore()],
  seller: {
    legal_name: 'Farida Khan and Sons',
    address: ['14, Weavers Lane', 'New Delhi 110049', 'Delhi'],
    gstin: '07AABPM1234K1ZX',
    email: null,
    phone: '9810012345',
  },
  away: null,
  ...parts,
})

export const givenBrandReview = (parts: Partial<BrandReview> = {}): BrandReview => ({
  id: '1',
  author: 'Meera N.',
  rating: 5,
  title: 'The blue of it',
  text: 'It bled for two washes as they said, and is now the colour of a good evening.',
  verified: true,
  date: '2026-03-02',
  product: { slug: 'indigo-block-print-kurta', title: 'Indigo block-print kurta', image: givenPicture },
  ...parts,
})

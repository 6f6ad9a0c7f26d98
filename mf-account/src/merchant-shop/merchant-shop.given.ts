import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { Locality } from '@nukkad/contracts/endpoints/city/localities'
import type { OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'

interface Parts {
  readonly words?: Partial<OwnShop['words']>
  readonly seller?: Partial<OwnShop['seller']>
  readonly away?: Partial<OwnShop['away']>
}

export const givenOwnShop = ({ words, seller, away }: Parts = {}): OwnShop => ({
  slug: 'dilli-dyers',
  name: 'Dilli Dyers',
  words: {
    maker: 'Farida Khan',
    line: 'Block printing in a basement',
    story_title: 'Block by block',
    story: 'Farida and her sons still cut their own teak blocks.',
    since: 1984,
    moods: ['earthy'],
    contact_email: '',
    picture: { url: '/images/maker/dilli-dyers', width: 640, height: 640, alt: 'Farida', color: '#27406b' },
    has_own_picture: false,
    version: 'w1.w2',
    ...words,
  },
  seller: {
    legal_name: 'Farida Khan',
    gstin: '',
    line1: '14, Weavers Lane',
    line2: '',
    locality: 'shahpur-jat',
    pincode: '110049',
    phone: '',
    city: { slug: 'delhi', name: 'Delhi NCR' },
    state: 'Delhi',
    version: 's1',
    ...seller,
  },
  away: { from: null, until: null, words: '', version: 'a1', ...away },
})

export const givenPlace = (parts: Partial<Serviceability> = {}): Serviceability => ({
  pincode: '110049',
  serviceability: [],
  district: 'South Delhi',
  postalCity: 'New Delhi',
  state: 'Delhi',
  wefastCity: 'Delhi',
  city: 'delhi',
  days: 2,
  ...parts,
})

export const givenLocality = (slug: string, name: string, city = 'delhi'): Locality => ({
  slug,
  city,
  name,
  line: 'Lanes',
  href: `/${city}/${slug}`,
  pincode: null,
  lat: null,
  lng: null,
  places: 1,
  posts: 1,
})

import type { OwnProduct, OwnVariant } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { sellingCategories } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { shopColours } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { byProductNote } from '@nukkad/contracts/product-notes'
import { answer } from '@nukkad/platform/testing'

const lampGuide = { type: 'lamp', title: 'Lamps, by height' }
/** The categories and colours that the form of a product offers. */
export const choices = [
  answer(sellingCategories, {
    data: [
      { path: 'home/lamps', title: 'Lamps', section: 'Home', size_guides: [lampGuide] },
      { path: 'home/prints', title: 'Prints', section: 'Home', size_guides: [] },
    ],
  }),
  answer(shopColours, {
    data: [
      { slug: 'indigo', name: 'Indigo', hex: '#3b3a66' },
      { slug: 'moss', name: 'Moss', hex: '#4f6b3a' },
    ],
  }),
]

export const givenVariant = (parts: Partial<OwnVariant> = {}): OwnVariant => ({
  sku: 'M7-AB',
  options: {},
  weight_grams: 900,
  price: 1499,
  stock: 4,
  is_offered: true,
  version: 'a1',
  ...parts,
})

export const pictureOf = (url: string) => ({ url, width: 320, height: 240, alt: 'A lamp', color: '#b5371f' })

export const givenLamp = (parts: Partial<OwnProduct> = {}): OwnProduct => ({
  slug: 'brass-lamp',
  title: 'Brass lamp',
  category: 'home/lamps',
  line: 'A window of light',
  is_available: true,
  description: 'Cut by hand from one sheet of brass.\n\nOiled.',
  ready_in_days: 3,
  version: 'v1',
  details: [{ label: 'Material', value: 'Brass' }],
  ...byProductNote(() => ''),
  care: 'Wipe it dry.',
  colour: '',
  size_guide: null,
  declared: { origin: 'India', net_quantity: '1 piece', best_before: '' },
  variants: [givenVariant()],
  galleries: [{ colour: '', name: null, pictures: [pictureOf('/api/media/a'), pictureOf('/api/media/b')] }],
  ...parts,
})

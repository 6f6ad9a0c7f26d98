import { givenProduct } from '@nukkad/blocks/cards.given'
import type { BrandCard } from '@nukkad/contracts/endpoints/shop/brands'
import type { GiftList, GiftQuestions, SavedGiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'

const base = { hint: null, isRequired: false, range: null }

export const givenQuestions = (): GiftQuestions => ({
  slug: 'diwali',
  title: 'Diwali gifts',
  intro: 'Three short questions.',
  occasion: 'diwali',
  questions: [
    {
      ...base,
      id: 'who',
      title: 'Whose door?',
      kind: 'one',
      isRequired: true,
      options: [
        { value: 'mother', label: 'My mother' },
        { value: 'father', label: 'My father' },
      ],
    },
    {
      ...base,
      id: 'likes',
      title: 'What makes her evening?',
      kind: 'many',
      options: [
        { value: 'cooking', label: 'Cooking' },
        { value: 'art', label: 'Pictures' },
      ],
    },
    {
      ...base,
      id: 'budget',
      title: 'How much may it cost?',
      kind: 'range',
      range: { min: 0, max: 10_000, step: 100 },
      options: [{ value: '0-1000', label: 'Up to ₹1,000' }],
    },
  ],
})

export const givenGiftList = (over: Partial<GiftList> = {}): GiftList => ({
  slug: 'diwali',
  title: 'Diwali gifts',
  occasion: 'diwali',
  relaxed: null,
  answers: [
    { questionId: 'who', title: 'Whose door?', values: ['mother'], labels: ['My mother'] },
    { questionId: 'likes', title: 'What?', values: ['cooking'], labels: ['Cooking'] },
  ],
  products: [{ ...givenProduct(), because: 'Because she cooks.', reasons: ['she cooks'] }],
  ...over,
})

export const givenSavedList = (over: Partial<GiftList> = {}): SavedGiftList => ({
  id: 'A'.repeat(22),
  ...givenGiftList(over),
})

/** A brand of Goa, unless told otherwise. */
export const givenBrand = (over: Partial<BrandCard> = {}): BrandCard => ({
  id: '7',
  slug: 'feni-fig',
  name: 'Feni & Fig',
  maker: 'Linda Braganza',
  line: 'Jam that minds its manners',
  city: { slug: 'goa', name: 'Goa' },
  locality: 'Assagao',
  since: 2013,
  isWomenLed: true,
  moods: ['bold'],
  price: 'low',
  categories: [{ path: 'snacks-groceries/pickles', title: 'Pickles' }],
  product_count: 8,
  image: { url: '/images/maker/feni-fig', width: 640, height: 640, alt: 'Linda', color: '#b5371f' },
  ...over,
})

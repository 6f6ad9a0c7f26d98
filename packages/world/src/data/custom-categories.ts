import type { ProductSort } from '@nukkad/contracts'

/**
 * A named saved filter: `filter` has fields of the list's query, `face` is the category whose picture represents it.
 */
export interface CustomCategorySeed {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly filter: Readonly<Record<string, string | number | boolean>>
  readonly sort?: ProductSort
  readonly face: string
}

/** The shop's own collections, each at /shop/f/{slug}. */
export const customCategories: readonly CustomCategorySeed[] = [
  {
    slug: 'under-999',
    title: 'Under ₹999',
    description: 'Small things made with full attention. Nothing here costs more than a good lunch for two.',
    filter: { maxPrice: 999 },
    sort: 'popular',
    face: 'home-decor/candles',
  },
  {
    slug: 'ships-fast',
    title: 'Leaves by the day after tomorrow',
    description: 'Ready on the shelf, packed within two days. For birthdays that were remembered late.',
    filter: { shipsFast: true, available: true },
    sort: 'popular',
    face: 'gifts/hampers',
  },
  {
    slug: 'women-made',
    title: 'From workshops led by women',
    description: 'Looms, kilns and kitchens where a woman signs the cheques.',
    filter: { womenLed: true },
    face: 'shopping/sarees',
  },
  {
    slug: 'loved-by-many',
    title: 'Loved by many',
    description: 'Four stars and up, from people who bought it and wrote home about it.',
    filter: { rating: 4 },
    sort: 'rated',
    face: 'shopping/bags',
  },
  {
    slug: 'end-of-the-bale',
    title: 'End of the bale',
    description: 'A quarter off or more: last pieces, old colours, boxes with a dent.',
    filter: { discount: 25, available: true },
    sort: 'discount',
    face: 'shopping/kurtas',
  },
  {
    slug: 'all-things-indigo',
    title: 'All things indigo',
    description: 'One vat, many hands. From kurtas to cushions, everything that came out blue.',
    filter: { colour: 'indigo' },
    face: 'shopping/scarves',
  },
  {
    slug: 'gifts-under-1499',
    title: 'Gifts under ₹1,499',
    description: 'Wrapped, with a note, and still change for the auto.',
    filter: { category: 'gifts', maxPrice: 1499 },
    sort: 'bestselling',
    face: 'gifts/personalised',
  },
  {
    slug: 'a-corner-of-delhi',
    title: 'A corner of Delhi',
    description: 'Made between Mehrauli and Majnu Ka Tilla, and carried out by scooter.',
    filter: { city: 'delhi' },
    face: 'home-decor/pottery',
  },
  {
    slug: 'for-the-kitchen-shelf',
    title: 'For the kitchen shelf',
    description: 'Things to eat, and things to eat them from.',
    filter: { categories: 'snacks-groceries,home-decor/kitchen,home-decor/pottery' },
    face: 'home-decor/kitchen',
  },
]

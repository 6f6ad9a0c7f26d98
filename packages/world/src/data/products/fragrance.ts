import { type CategoryStock, plainCategory } from './category-stock.ts'

export const fragrance: CategoryStock = {
  ...plainCategory,
  path: 'beauty/fragrance',
  object: 'perfume',
  tone: 'Saffron',
  packs: [
    ['3 ml', 60, 1],
    ['8 ml', 90, 2.2],
  ],
  grams: 80,
  gst: 18,
  hsn: '3303',
  days: [1, 1, 2],
  care: 'A touch behind the ear and at the wrist. Do not rub; let it come to you.',
  materials: ['Hydro-distilled in copper', 'Sandal base', 'Alcohol free'],
  details: [
    'Distilled in copper over cow-dung fire, in the old deg-bhapka.',
    'Lasts a working day and a good part of the dinner.',
    'The stopper is ground glass; keep it upright in the bag.',
    'Comes with two paper strips and a line about the flower.',
  ],
  isReturnable: false,
  bestBefore: '36 months from packing',
  rows: `
Mitti attar | 590 | The first rain on hot earth, the length of a thumb. | perfume | nizam-attar-house
Seventh-drawer oud | 1890 | Kept for one customer in the palace. | perfume | nizam-attar-house
Shamama of forty herbs | 1290 | Winter in a shawl. | perfume | nizam-attar-house
Ruh khus | 990 | Cool, green, underground. | perfume | nizam-attar-house
Second-day tuberose attar | 890 | The reason perfumers queue under the flyover. | perfume | dadar-phool-attar
Five a.m. mogra | 690 | The market before the city. | perfume | dadar-phool-attar
Parijat solid perfume | 540 | In a tin that fits a watch pocket. | tin | dadar-phool-attar
Vetiver and temple bell | 640 | Roots, brass, a cool floor. | perfume | sambrani-house
Benzoin and jaggery | 690 | Friday evening, bottled. | perfume | sambrani-house
Kewda, green label | 490 | Sharp as a pandanus leaf.
Gulab, Pushkar pink | 760 | A field at dawn and four thousand petals.
Filter decoction | 720 | Coffee that you wear to meetings.
Sea-link at midnight | 790 | Salt, tar, one lime.
Old Fort library | 740 | Leather, paper, and a bit of fig.
`,
}

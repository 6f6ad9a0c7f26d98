import { type CategoryStock, plainCategory } from './category-stock.ts'

export const indoorPlants: CategoryStock = {
  ...plainCategory,
  path: 'plants/indoor-plants',
  object: 'plant',
  tone: 'Moss',
  sizes: ['Small', 'Medium', 'Large'],
  grams: 1800,
  gst: 0,
  hsn: '0602',
  days: [1, 2, 3],
  care: 'Water when the top two fingers of soil are dry. Wipe the leaves at Diwali, whether they ask or not.',
  materials: ['Live plant in nursery pot', 'Live plant in terracotta'],
  details: [
    'Was forgotten for a fortnight before it was offered to you.',
    'The card says what the leaf looks like when it is only sulking.',
    'Leaves on Mondays, so that it spends no weekend in a van.',
    'If it dies in thirty days, we send another and no lecture.',
  ],
  isReturnable: false,
  rows: `
Forgiving money plant | 290 | Lives in water, soil, or indifference. | herb | monsoon-leaf
Snake plant, tall | 590 | Survives accountants. | plant | monsoon-leaf
Peace lily that faints | 450 | Drops dramatically, recovers by tea. | flower | monsoon-leaf
Bird’s nest fern | 490 | For the bathroom with the good window. | herb | monsoon-leaf
Colonel’s bougainvillea | 690 | One of the 41. | flower | rock-garden-greens
Desert rose | 790 | Fat feet, pink flowers, loves May. | flower | rock-garden-greens
Agave for a hot terrace | 550 | Wants nothing and has points. | cactus | rock-garden-greens
Jade, office size | 390 | Signs leases. | plant | rock-garden-greens
ZZ in low light | 690 | Grows in the dark, thinks in the dark. | plant
Rubber fig, burgundy | 590 | A polished sort. | plant
String of hearts | 450 | Hangs, and means it. | herb
Areca for corners | 790 | A small forest for one corner. | palm
Monstera, first hole | 890 | The hole comes with the sixth leaf. | plant
Curry leaf in a pot | 320 | For tadka, on the sill. | herb
Ball cactus trio | 490 | Three that agree on little water. | cactus
Plant of the season | 620 | Whatever likes your window just now, potted in clay and told your name. | plant | monsoon-leaf
`,
}

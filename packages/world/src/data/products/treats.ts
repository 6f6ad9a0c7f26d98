import { type CategoryStock, plainCategory } from './category-stock.ts'

export const treats: CategoryStock = {
  ...plainCategory,
  path: 'pet/treats',
  object: 'bone',
  tone: 'Sand',
  packs: [
    ['150 g', 170, 1],
    ['500 g', 540, 2.9],
  ],
  grams: 200,
  gst: 18,
  hsn: '2309',
  days: [1, 2],
  care: 'Airtight, dry, and high up.',
  materials: ['Ragi and dried fish', 'Chicken and rice', 'Sweet potato', 'Peanut and oats'],
  details: [
    'Baked slowly; what Simba refuses is not sold.',
    'No sugar, no salt, no raisins, no onions.',
    'One part in ten feeds the dogs of Elliot’s Beach.',
    'Hard enough to be worth the trouble.',
  ],
  isReturnable: false,
  bestBefore: '6 months from packing',
  rows: `
Ragi and Bombay duck biscuits | 290 | Yes, you will notice. | bone | besant-tails
Beach patrol jerky | 420 | Mackerel, sun, and a steady wind. | bone | besant-tails
Curd rice bites | 260 | For the Chennai stomach, on four legs. | bone | besant-tails
Chicken sticks, Block 9 | 340 | The dogs of Lodhi Colony voted. | bone | simba-co
Peanut butter hearts | 280 | For good boys and for bribes. | bone | simba-co
Sweet potato chews | 320 | Keeps them busy for one phone call. | bone | simba-co
Birthday cake mix, dog | 390 | Candles are for you. | cake | simba-co
Pumpkin tummy biscuits | 290 | For the day after the wedding.
Cat crunch, dried prawn | 310 | She may deign.
Yak-milk chew, Himalaya | 450 | Lasts a week, or a labrador’s afternoon.
Training crumbs, liver | 250 | Fifty sits a pack.
Coconut cool chips | 240 | For May.
`,
}

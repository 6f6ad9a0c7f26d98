import { type CategoryStock, plainCategory } from './category-stock.ts'

export const snacks: CategoryStock = {
  ...plainCategory,
  path: 'snacks-groceries/snacks',
  object: 'biscuit',
  tone: 'Sand',
  packs: [
    ['150 g', 170, 1],
    ['400 g', 430, 2.4],
  ],
  grams: 200,
  gst: 5,
  hsn: '1905',
  days: [0, 1, 2],
  care: 'Airtight, and out of reach after nine in the evening.',
  materials: ['Fresh butter', 'Cold-pressed groundnut oil', 'Hand-pounded rice', 'Millet flour'],
  details: [
    'Baked or fried in the week you order it.',
    'Nothing in it that you would not keep in your own kitchen.',
    'Travels well on trains, less well past neighbours.',
    'One pack serves four, in theory.',
  ],
  isReturnable: false,
  bestBefore: '3 months from packing',
  rows: `
Shrewsbury butter biscuits | 260 | Sold out by half past twelve since 1955. | biscuit | camp-biscuit-works
Chocolate-walnut Shrewsbury | 290 | The racehorse’s favourite. | biscuit | camp-biscuit-works
Cheese batasa | 220 | A Surti biscuit that leans on chai. | biscuit | camp-biscuit-works
Osmania biscuits | 190 | Half salt, half sweet, and they lean. | biscuit | osmania-tea-room
Chand biscuits | 180 | Crescents for dipping till the moon falls in. | biscuit | osmania-tea-room
Ginger snaps of Bow Barracks | 230 | They snap like a reprimand. | biscuit | bow-barracks-bakehouse
Ragi chakli | 170 | The one that started a small war in class. | snack | ragi-rye
Jowar khakhra, methi | 150 | Crackles through any meeting. | snack | ragi-rye
Foxtail millet crackers | 190 | For cheese, or alone at the window. | biscuit | ragi-rye
Wood-roasted cashews, salted | 420 | Cracked by people who talk and count at once. | nuts | cashew-coconut-co
Peppered cashew pieces | 340 | Broken ones, same orchard, better price. | nuts | cashew-coconut-co
Coconut chips with jaggery | 240 | Thin as a ticket. | snack | cashew-coconut-co
Nendran banana chips | 210 | Fried in coconut oil and nothing else. | snack
Thattai with curry leaf | 180 | Round, flat and hard to stop. | snack | thinnai-coffee-stores
Kai murukku | 220 | Twisted by hand, counted in rings. | snack | thinnai-coffee-stores
Poha chivda of Chembur | 190 | Light, with more peanuts than is usual. | snack | aai-s-barni
Bhakarwadi | 210 | Sweet, sour, hot, gone. | snack | aai-s-barni
Dal moth of Chandni Chowk | 170 | A handful lasts until the next handful. | snack | purani-dilli-masala-ghar
Makhana with black salt | 260 | The polite popcorn. | popcorn
Caramel popcorn, jaggery | 230 | Cinema for the sofa. | popcorn
`,
}

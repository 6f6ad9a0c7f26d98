import { type CategoryStock, plainCategory } from './category-stock.ts'

export const chaiCoffee: CategoryStock = {
  ...plainCategory,
  path: 'snacks-groceries/chai-coffee',
  object: 'coffee',
  tone: 'Walnut',
  packs: [
    ['100 g', 100, 1],
    ['250 g', 250, 2.2],
    ['500 g', 500, 4],
  ],
  grams: 250,
  hsn: '0901',
  days: [0, 1, 1],
  care: 'Airtight, dark, away from the stove. Best within eight weeks of opening.',
  materials: ['Single estate', 'House blend', 'Hand-plucked', 'Slow roast'],
  details: [
    'Roasted or blended in the week you order it; the date is stamped by hand.',
    'The pack closes again with a tin tie.',
    'Makes about thirty cups, or fifteen if it is raining.',
    'A card inside says how the maker drinks it, down to the spoon.',
  ],
  isReturnable: false,
  bestBefore: '9 months from packing',
  rows: `
Mudigere peaberry, filter grind | 240 | One round bean where two flat ones should be; sweeter for it. | coffee | chikmag-sons
Plantation AA dark roast | 260 | Chocolate, smoke and a long goodbye. | coffee | chikmag-sons
Monsooned Malabar | 280 | Left in the sea wind until it lost its temper. | coffee | chikmag-sons
Degree coffee with 20% chicory | 190 | Thick decoction and no more talk about it. | coffee | thinnai-coffee-stores
Bench blend, coarse | 210 | For the South Indian filter and long mornings. | coffee | thinnai-coffee-stores
Irani chai dust | 160 | Simmer it, never boil; the milk is your own affair. | tea | osmania-tea-room
Dum chai masala leaf | 190 | Strong leaf with a little cardamom husk. | tea | osmania-tea-room
First-flush Darjeeling, Margaret’s slope | 420 | Spring in a pale cup; no milk, please. | tea | bow-barracks-bakehouse
Muscatel second flush | 390 | Grapes, honey, and a rainy window. | tea | bow-barracks-bakehouse
Thursday espresso roast | 270 | Roasted for the week’s longest afternoon. | coffee | aundh-roasters
Cascara cherry tea | 230 | The coffee fruit, dried, tasting of hibiscus and raisins. | tea | aundh-roasters
Cashew-wood smoked coffee | 290 | An orchard idea that turned out well. | coffee | cashew-coconut-co
Kangra green tea | 260 | Light and slightly stubborn.
Kashmiri kahwa with saffron | 480 | Almond, cinnamon, and threads you can count. | tea
Nilgiri frost tea | 340 | Plucked on the coldest mornings of January. | tea
Tulsi-ginger infusion | 180 | For throats and for arguments. | tea
Lakadong turmeric latte mix | 320 | Haldi doodh, without the instruction to finish it. | tea
Cold-brew pouches, Coorg | 360 | Overnight in water, over ice by noon. | coffee
Assam orthodox, tippy | 310 | Malty, gold at the edges. | tea
Cutting-chai masala | 150 | Ginger first, then clove, then everything else. | tea
Chai of the month | 420 | One garden in a tin, another every month, with a card that says who plucked it. | tea | osmania-tea-room
`,
}

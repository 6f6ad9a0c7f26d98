import { type CategoryStock, plainCategory } from './category-stock.ts'

export const candles: CategoryStock = {
  ...plainCategory,
  path: 'home-decor/candles',
  object: 'candle',
  tone: 'Ivory',
  packs: [
    ['90 g', 220, 1],
    ['220 g', 460, 2],
  ],
  grams: 300,
  gst: 12,
  hsn: '3406',
  days: [1, 2],
  care: 'Trim the wick to 5 mm, and let the first burn reach the edge.',
  materials: ['Soy wax', 'Beeswax', 'Bamboo-free incense', 'Benzoin resin'],
  details: [
    'Burns for about forty hours, which is two power cuts in June.',
    'Cotton wick, no lead, no soot on the ceiling.',
    'The jar becomes a tumbler when it is over.',
    'Poured by eleven women who set their own hours.',
  ],
  rows: `
First fog | 690 | Wet leaves, eucalyptus smoke, a late train. | candle | nayi-subah-candles
Power cut in June | 650 | Raw mango, hot stone, somebody’s transistor. | candle | nayi-subah-candles
Harsingar, October | 690 | Fallen flowers at five in the morning. | candle | nayi-subah-candles
Old books, Daryaganj | 720 | Paper, dust, and a bargain. | candle | nayi-subah-candles
Second-day tuberose | 790 | Sweeter than the first, a little sad. | candle | dadar-phool-attar
Temple string of mogra | 690 | What the train smells of on Thursdays. | candle | dadar-phool-attar
Friday sambrani cups | 340 | Fill the house, dry the hair. | incense | sambrani-house
Vetiver coil incense | 290 | Cool roots after rain, four hours a coil. | incense | sambrani-house
Benzoin resin, first grade | 420 | Graded by teeth until 1998. | incense | sambrani-house
Beeswax tapers, pair | 450 | Honey by candlelight.
Mitti after rain | 690 | The smell everybody tries to describe.
Filter coffee at six | 650 | Steel tumblers, a newspaper, no talk. 
Rose and kewda votives | 490 | A wedding tent, an hour before.
Camphor and clove | 390 | For mosquitoes, and for memories.
Nag champa, hand rolled | 240 | Rolled, dried and dipped; no bamboo inside. | incense
Floating marigold tealights | 520 | Twelve, for a bowl of water and a guest.
`,
}

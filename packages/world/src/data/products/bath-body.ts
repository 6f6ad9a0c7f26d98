import { type CategoryStock, plainCategory } from './category-stock.ts'

export const bathBody: CategoryStock = {
  ...plainCategory,
  path: 'beauty/bath-body',
  object: 'soap',
  tone: 'Mint',
  packs: [
    ['One', 110, 1],
    ['Set of three', 330, 2.7],
  ],
  grams: 120,
  gst: 18,
  hsn: '3401',
  days: [1, 2],
  care: 'Keep it on a dish that drains. Wet soap is short-lived soap.',
  materials: ['Cold-process soap', 'Goat milk', 'Creek salt', 'Walnut shell and oil'],
  details: [
    'Cured for six weeks on rice racks, turned by hand.',
    'Coloured by leaf, clay and spice, so the edges brown a little.',
    'Wrapped in paper with seeds in it: tear, wet, plant.',
    'Lathers in hard water, even in Dwarka.',
  ],
  isReturnable: false,
  bestBefore: '18 months from packing',
  rows: `
Champak bar | 260 | Sells out before it is dry. | soap | sampige-soap-company
Rain-tree bar | 240 | Green, quiet, slightly bitter. | soap | sampige-soap-company
Jackfruit and oats | 250 | Smells of somebody’s backyard in May. | soap | sampige-soap-company
Creek salt scrub | 420 | Bring back your elbows. | jar | siolim-salt-sun
Kokum bath melts | 380 | Four for a tub, eight for a bucket. | soap | siolim-salt-sun
Bucket-bath mogra soak | 340 | Who said you need a tub? | jar | nayi-subah-candles
Late-shift foot soak | 320 | For people who stood all day. | jar | nayi-subah-candles
Neem-turmeric bar | 180 | What the bathroom of 1988 smelled of.
Charcoal and vetiver | 260 | For gym bags.
Goat milk and honey | 290 | The goat is called Meenakshi.
Loofah on a rope | 220 | Grown on a trellis, cut on Mondays. | rope
Mysore sandal block | 320 | Sharp corners, soft smell.
Coconut body butter | 390 | Solid in Delhi’s January, liquid in June. | cream
Walnut body polish | 360 | Weekly, thoroughly.
`,
}

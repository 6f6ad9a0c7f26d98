import { type CategoryStock, plainCategory } from './category-stock.ts'

export const cardsWrap: CategoryStock = {
  ...plainCategory,
  path: 'stationery/cards-wrap',
  object: 'envelope',
  tone: 'Coral',
  packs: [
    ['Single', 30, 1],
    ['Pack of six', 150, 4.5],
  ],
  grams: 60,
  gst: 12,
  hsn: '4909',
  days: [1, 1, 2],
  materials: ['Letterpress on cotton', 'Screen print', 'Block-printed paper', 'Seed paper'],
  details: [
    'Blank inside, because you know them and we do not.',
    'Comes with an envelope that fits, for once.',
    'Printed on a machine that is older than the printer.',
    'Run a thumb over it: you can feel the words.',
  ],
  rows: `
Very loud birthday card | 190 | Wood type, four colours, no whisper. | envelope | chor-bazaar-type-co
Sorry, in capital letters | 180 | The M is missing a foot and still apologises. | envelope | chor-bazaar-type-co
Once upon a birthday | 170 | A first line for somebody’s new year. | envelope | kala-katha
Folding city: Delhi | 240 | Opens into a street with eleven people on it. | envelope | kala-katha
Puja pamphlet wrap | 220 | Sheets of beautiful misprints. | gift | boi-para-bindery
Thank you, in nine scripts | 190 | Choose the one they count in. | envelope | boi-para-bindery
Vermilion wedding envelopes | 260 | With the one-rupee coin already stuck on. | envelope | george-town-paper-mart
Gift wrap, ledger red | 190 | Looks like money, holds a present. | gift | george-town-paper-mart
Marigold garland card | 210 | Paper flowers that open as you pull. | envelope
Get well, from the dog | 160 | Paw print included. | envelope
Seed-paper Diwali card | 230 | Plant it, and marigolds answer. | envelope
Block-print wrap, mango | 240 | Two sheets, with string. | gift
Housewarming kolam card | 180 | Dots and a line that never lifts. | envelope
Long-distance rakhi set | 320 | Two threads, a card, a pinch of rice. | gift
Love letter kit | 390 | Paper, wax, and a list of first words. | envelope
Gift tags, twenty kites | 160 | Tied with real manja, minus the glass. | gift
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const pensDesk: CategoryStock = {
  ...plainCategory,
  path: 'stationery/pens-desk',
  object: 'pen',
  colours: ['Brass', 'Black', 'Walnut', 'Madder'],
  tone: 'Walnut',
  grams: 180,
  gst: 18,
  hsn: '9608',
  days: [1, 2, 3],
  materials: ['Ebonite', 'Turned rosewood', 'Solid brass', 'Bark-tanned leather', 'Bidri'],
  details: [
    'Balanced at the third finger, posted or not.',
    'Refills are the common kind, and one is inside.',
    'Gets better where it is touched.',
    'Weighs enough to stay on paper in a fan’s wind.',
  ],
  rows: `
Ebonite eyedropper pen | 2490 | Holds ink for a novel’s first part. | pen | george-town-paper-mart
Iron-gall ink, Marina blue | 390 | Goes on pale, turns dark, stays. | jar | george-town-paper-mart
Bidri letter opener | 1690 | For bills, with ceremony. | pen | golconda-bidri
Bidri paperweight, pomegranate | 1990 | Keeps the monsoon off your papers. | pen | golconda-bidri
Brass tape dispenser | 1890 | One kilo; it stays. | pen | fort-horology
Desk calendar, perpetual | 2290 | Three wheels and a small daily pleasure. | calendar | fort-horology
Leather pen slip for two | 990 | They will not scratch each other. | purse | tangra-leather-house
Blotter with rocker | 1290 | Theatre for signatures. | pen | tangra-leather-house
Editor’s pencils, a dozen | 360 | Red one end, blue the other. | pencil | blossom-board
Left-handed desk set | 1590 | Everything on the other side. | pencil | blossom-board
Desk tray in teak | 1490 | Six places, and one for the mess. | tray | chitthi-paper-works
Wax and seal, one letter | 890 | Your initial, in brass. | pen | chitthi-paper-works
Slate and chalk memo | 590 | Wipes clean at five.
Rosewood rollerball | 1790 | Turned from a door of 1890.
Book stand, folding | 1390 | Holds a cookbook or a thick opinion. | tray
Watercolour travel tin | 1290 | Twelve pans of earth, leaf and stone. | palette
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const woodenToys: CategoryStock = {
  ...plainCategory,
  path: 'kids-toys/wooden-toys',
  object: 'blocks',
  colours: ['Marigold', 'Madder', 'Peacock', 'Natural'],
  tone: 'Marigold',
  grams: 420,
  gst: 5,
  hsn: '9503',
  days: [1, 2, 3],
  care: 'Wipe with a damp cloth. No soaking; a child’s mouth is fine.',
  materials: ['Ivory-wood with lac', 'Guava wood', 'Mango wood, oiled'],
  details: [
    'Coloured with turmeric, indigo and kattha, as it will be bitten.',
    'No small parts; safe from the first tooth.',
    'Edges are rounded by hand and by the second child.',
    'Packed in a cotton bag that becomes a hat.',
  ],
  rows: `
Channapatna rattle pair | 390 | Colour by friction, noise by baby. | rattle | lacquer-lane
Stacking rani | 690 | Seven rings and a queen. | doll | lacquer-lane
Pull-along tortoise | 590 | Wins in the end. | toy-car | lacquer-lane
Spinning tops, guava wood | 290 | Three sizes, one long string. | top | marina-kites-toys
Beach bullock cart | 790 | Runs on sand, tested at Elliot’s. | toy-car | marina-kites-toys
Old Pune street blocks | 1490 | Forty blocks make a peth, with a temple. | blocks | balgandharva-toys
Shadow puppets, three plays | 1290 | A villain’s laugh is included. | puppet | balgandharva-toys
Nesting dolls, aunties | 1190 | Each has a smaller opinion. | doll
Rail gaadi with six coaches | 1390 | Second class is nicer. | train
Tic-tac-tambola board | 690 | Two games that never agree. | dice
Auto-rickshaw, hand painted | 490 | The meter works, as usual. | toy-car
Balance boat of animals | 890 | Who goes first, the elephant or the mouse? | elephant
Lacquer yo-yo | 240 | Walks the dog, eventually. | yo-yo
Kondapalli bangle seller | 990 | With a basket that lifts off. | doll
Bead abacus of lac | 790 | Ten rows of a hundred small clicks. | blocks
`,
}

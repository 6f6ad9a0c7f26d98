import { type CategoryStock, plainCategory } from './category-stock.ts'

export const gamesPuzzles: CategoryStock = {
  ...plainCategory,
  path: 'kids-toys/games-puzzles',
  object: 'puzzle',
  tone: 'Peacock',
  packs: [['One box', 600, 1]],
  grams: 600,
  gst: 5,
  hsn: '9504',
  days: [1, 2, 2],
  materials: ['Thick board', 'Printed cotton', 'Lacquered wood'],
  details: [
    'Rules on one side of one page, in English and Hindi.',
    'Plays in forty minutes, or the whole of a power cut.',
    'Lost pieces are replaced for free, once.',
    'For two to six, with one to keep the score.',
  ],
  rows: `
Pachisi on cloth | 890 | The board folds into its own bag of cowries. | dice | lacquer-lane
Lacquer draughts | 990 | Clack. | dice | lacquer-lane
Peth-by-peth memory | 590 | Forty doors of old Pune, in pairs. | cards | balgandharva-toys
Who stole the modak? | 690 | A card game with aunties and alibis. | cards | balgandharva-toys
Kite fight, the game | 790 | Cut the string, keep the lane. | kite | marina-kites-toys
Poster-paper fighter kites, five | 350 | Made of last year’s heroes. | kite | marina-kites-toys
Book spine jigsaw | 890 | Five hundred pieces, forty titles to find. | puzzle | blossom-board
Crosswords of Church Street | 390 | Solvable with a beer, barely. | notebook | blossom-board
Bollywood charades | 490 | Printed with wooden type and no mercy. | cards | chor-bazaar-type-co
Local train snakes and ladders | 650 | The snake is at Dadar. | dice | chor-bazaar-type-co
Ferry crossing puzzle | 590 | A goat, a ferry, a cabbage, Divar. | puzzle | verandah-toys
Map of India, 100 pieces | 690 | Each state with one good reason to go. | puzzle
Chaupar nights card deck | 450 | Ganjifa suits, round cards. | cards
Carrom coins, rosewood | 590 | The queen is really red. | dice
Snap: street food | 420 | Samosa, samosa, snap. | cards
Moksha patam | 890 | Snakes and ladders, when it was philosophy. | dice
`,
}

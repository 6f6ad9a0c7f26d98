import { type CategoryStock, plainCategory } from './category-stock.ts'

export const notebooks: CategoryStock = {
  ...plainCategory,
  path: 'stationery/notebooks',
  object: 'notebook',
  colours: ['Madder', 'Indigo', 'Moss', 'Marigold', 'Charcoal'],
  tone: 'Madder',
  sizes: ['A6', 'A5', 'A4'],
  grams: 280,
  gst: 18,
  hsn: '4820',
  days: [1, 1, 2],
  materials: ['Cotton rag paper', 'Handmade paper', 'Ledger paper', 'Recycled 100 gsm'],
  details: [
    'Opens flat, on a tram seat as well.',
    'Fountain pens do not bleed through; we tried with the wettest one.',
    'A hundred and twenty-eight pages, the last sixteen perforated.',
    'Bound with linen thread, in sections of eight.',
  ],
  rows: `
Misprint endpaper journal | 590 | End papers from puja pamphlets that went wrong. | notebook | boi-para-bindery
Dictionary-menders’ diary | 790 | Bound by people who repaired law reports. | notebook | boi-para-bindery
Red cloth ledger for poets | 490 | No columns; the accountants complain. | notebook | george-town-paper-mart
Chettiar account book | 520 | With columns, for balance of another kind. | notebook | george-town-paper-mart
Treadle-press daybook | 650 | Four hundred sheets on a good day. | notebook | chitthi-paper-works
Letter pad, rag paper | 380 | People who write by hand lie less. | envelope | chitthi-paper-works
Grid that copiers cannot see | 420 | A grey between grey and nothing; a joke on page 64. | notebook | blossom-board
Bookseller’s reading log | 490 | For what you read, lent, and never got back. | notebook | blossom-board
Music manuscript, twelve staves | 390 | And a margin for regrets.
Kitchen notebook, wipe-clean | 540 | Haldi-proof, mostly.
Travel journal with pockets | 690 | Bus tickets, leaves, one stamp.
Sketchbook, 200 gsm | 850 | Takes wash, takes ink, takes time.
Tiny book for big ideas | 190 | Fits behind a phone.
Undated planner, five-year | 990 | One line a day for five years.
Birdwatcher’s field book | 460 | With a ruler on the spine and rain on the cover.
Dream diary, black pages | 560 | White pencil included; sleep is not.
Reading box from College Street | 1190 | A novel in brown paper, a notebook for its margins, a letter from the bookseller. | notebook | boi-para-bindery
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const hampers: CategoryStock = {
  ...plainCategory,
  path: 'gifts/hampers',
  object: 'gift',
  tone: 'Madder',
  packs: [
    ['For two', 1200, 1],
    ['For a family', 2600, 2.1],
  ],
  grams: 1600,
  gst: 18,
  hsn: '2106',
  days: [1, 2],
  materials: ['Cane box, cloth lining', 'Reusable steel tin', 'Wooden crate'],
  details: [
    'With a note in a real hand; tell us what to write.',
    'The box is cane and will hold onions for the next ten years.',
    'Nothing in it is a filler; the straw is real straw.',
  ],
  isReturnable: false,
  options: [
    { kind: 'field', title: 'Note on the card', isRequired: false, price: 0, maxCharacters: 160 },
    {
      kind: 'drop_down',
      title: 'Wrapping',
      isRequired: true,
      price: 0,
      values: [
        ['Newspaper and string', 0],
        ['Block-printed cloth', 120],
        ['Ledger red with a seal', 80],
      ],
    },
  ],
  rows: `
Filter kaapi starter box | 1490 | Filter, tumblers, peaberry, and a lesson. | gift | chikmag-sons
Estate breakfast hamper | 1890 | Coffee, honey, jam and rusks from one slope. | gift | chikmag-sons
Twelve months of Delhi | 2490 | Twelve small candles, one for each smell. | gift | nayi-subah-candles
New flat, first night | 1790 | Matches, salt, candle, soap, sweets. | gift | nayi-subah-candles
Winter gur box | 1290 | Sandesh, patali and a clay pot of nolen gur. | gift | nolen-nahoum-lane
Biscuit tin of Camp | 990 | Four kinds, one racehorse. | tin | camp-biscuit-works
Orchard box | 1590 | Cashews three ways and a bottle of kokum. | gift | cashew-coconut-co
Irani chai at home | 1290 | Dust, cups, biscuits, a rule or two. | gift | osmania-tea-room
Diwali cane box | 2290 | Diyas, mithai, incense and a small quarrel of colours.
Raksha box, from afar | 1190 | Rakhi, roli, rice, barfi.
Get-well basket | 1390 | Rasam, tulsi tea, a crossword. | basket
New parents’ survival kit | 1990 | Gond laddoos, a rattle, coffee.
Exam-season box | 1090 | Almonds, sharp pencils, chikki.
Monsoon evening box | 1490 | Pakora mix, chai, a paper boat.
`,
}

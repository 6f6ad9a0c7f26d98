import { type CategoryStock, plainCategory } from './category-stock.ts'

export const kurtas: CategoryStock = {
  ...plainCategory,
  path: 'shopping/kurtas',
  object: 'kurta',
  colours: ['Indigo', 'Madder', 'Peacock', 'Marigold', 'Ivory', 'Olive', 'Rose', 'Charcoal'],
  tone: 'Indigo',
  sizes: ['XS', 'S', 'M', 'L', 'XL'],
  grams: 320,
  hsn: '6211',
  sgType: 'kurta',
  care: 'Cold wash by hand with a mild soap for the first three washes. Dry in shade, inside out.',
  materials: ['Handspun cotton', 'Mulmul', 'Cotton-linen', 'Chanderi', 'Kota doria', 'Cotton cambric'],
  details: [
    'Cut straight through the body, with side slits deep enough to sit on a scooter.',
    'Both side seams hold a pocket that takes a phone without sagging.',
    'The neckline is faced by hand, so it stays flat after fifty washes.',
    'Small shifts in the print are the printer’s wrist, and no two pieces repeat them.',
    'The cloth was washed before it was cut, so what fits today fits next year.',
    'Wooden buttons, sewn through twice and knotted at the back.',
  ],
  rows: `
Indigo block-print kurta | 1999 | A straight cotton kurta printed by hand with eleven passes of teak block. | kurta | dilli-dyers
Dabu mud-resist straight kurta | 2150 | River mud keeps the dye away, so every white is a place where clay once sat.
Angrakha wrap kurta | 2490 | Ties at the side with four cords, and forgives any lunch.
Chikan mul kurta | 2890 | Shadow stitch on cloth so fine that the needle shows through.
Kalamkari peacock-yoke kurta | 2690 | A bamboo pen drew the yoke; the rest was left quiet on purpose. | kurta | kalakshetra-threads
Khun-border straight kurta | 1890 | Handloom cotton finished with the blouse cloth of Guledgudd. | kurta | puneri-paithan
Mirror-yoke cotton kurta | 2390 | Forty mirrors the size of a lentil, each held by a Lambani stitch. | kurta | banjara-mirror-works
Jamdani sleeve kurta | 3190 | Only the sleeves are jamdani, so they get noticed when you talk. | kurta | tant-tangail
Bagru short kurta | 1390 | Hip length, with rolled sleeves and the good kind of black.
Kantha panel kurta | 2590 | One panel of running stitch down the front, eight thousand stitches or so.
Leheriya A-line kurta | 1790 | Diagonal waves tied and dyed in one go, while it rains in Jaipur.
Ajrakh night-sky kurta | 2790 | Sixteen steps and two rivers’ worth of washing, for a blue that does not end.
Pin-tuck white kurta | 1690 | Twenty-two pin tucks and nothing else to say.
Kota doria summer kurta | 1990 | Checks of air and cotton, with a mul lining that stops at the knee.
Sanganeri garden kurta | 1590 | Small flowers on white, printed on a table under a neem tree.
Handloom checks kurta | 1490 | Madras checks cut on the cross, for people who walk fast.
Bandhani dot kurta | 2290 | Each dot is a knot that somebody tied with a fingernail.
Carnival-sleeve kurta | 2190 | A straight kurta that went to a dance at Waroda Road. | kurta | waroda-house
Phulkari-hem kurta | 2450 | Darned silk thread at the hem, in the pink of Punjab weddings.
Ikat panel long kurta | 2350 | The arrows line up at the seam, and somebody is very proud of it.
Collared khadi kurta | 1650 | Half shirt, half kurta, wholly at ease in an office.
Sunday hammock kurta | 1290 | Made wide, for reading horizontally.
`,
}

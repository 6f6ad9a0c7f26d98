import { type CategoryStock, plainCategory } from './category-stock.ts'

export const watches: CategoryStock = {
  ...plainCategory,
  path: 'shopping/watches',
  object: 'watch',
  colours: ['Tan', 'Black', 'Indigo', 'Silver'],
  tone: 'Tan',
  grams: 120,
  gst: 18,
  hsn: '9102',
  days: [2, 3, 5],
  care: 'Wind it at the same hour each day. Splash-proof, which means rain, not the pool.',
  materials: [
    'Steel case, leather strap',
    'Brass case, leather strap',
    'Bidri dial, steel case',
    'Steel case, khadi strap',
  ],
  details: [
    'Thirty-eight millimetres across: visible, never loud.',
    'The strap is on quick pins and changes without a tool.',
    'A movement that any watchmaker knows, so it can be mended anywhere.',
    'Comes with a paper that says who set it, and on which day.',
  ],
  rows: `
Rajabai hand-wound watch | 8900 | Forty turns each morning, with Devanagari numerals by a sign painter. | watch | fort-horology
Local Train dial watch | 4990 | The second hand is red and always slightly early. | watch | fort-horology
Irani Cafe watch | 5490 | Checkerboard edge, cream dial, no talking to the cashier. | watch | fort-horology
Bidri night-sky watch | 7900 | A silver constellation inlaid by a hammer the size of a spoon. | watch | golconda-bidri
Bidri cufflink watch set | 9800 | Watch and cufflinks from one pour of metal. | watch | golconda-bidri
Filigree bracelet watch | 6900 | A dial the size of a thumbnail in a lace of silver. | watch | park-street-silver
Tram No. 5 watch | 4490 | One hand for the hour, one for patience. | watch | park-street-silver
Single-hand slow watch | 5990 | Reads to about five minutes, which is accurate enough for lunch.
Gurmukhi numerals field watch | 4790 | Numerals from a grandmother’s almanac.
Tamil numerals dress watch | 5290 | The old signs for ten and hundred, in thin gold.
Nurse’s fob watch | 2990 | Hangs upside down, so that you read it right.
Monsoon khadi-strap watch | 3490 | Leather hates July, so the strap is cloth.
Pocket watch with hunter lid | 6490 | Clicks shut when the argument is over.
Desk clock, lighthouse keeper | 3890 | Eight-day movement in a brass drum.
`,
}

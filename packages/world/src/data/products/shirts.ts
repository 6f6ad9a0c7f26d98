import { type CategoryStock, plainCategory } from './category-stock.ts'

export const shirts: CategoryStock = {
  ...plainCategory,
  path: 'shopping/shirts',
  object: 'shirt',
  colours: ['Indigo', 'Sand', 'Olive', 'Sky', 'Charcoal', 'Rust', 'White'],
  tone: 'Sky',
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  grams: 260,
  hsn: '6205',
  sgType: 'shirt',
  care: 'Machine wash cold. Hang it wet by the tail and you can put the iron away.',
  materials: ['Khadi cotton', 'Linen', 'Handloom ikat', 'Cotton poplin', 'Khadi denim'],
  details: [
    'A gusset under the arm lets you reach the upper shelf.',
    'Coconut-shell buttons, with a spare inside the placket.',
    'Cut to be worn out; the tail is straight with a small vent.',
    'The chest pocket is lined up with the cloth, stripe on stripe.',
    'Single-needle stitched, eighteen stitches to the inch.',
  ],
  rows: `
Khadi denim overshirt | 2790 | Spun on pedals, dyed in a vat, and it fades like you. | shirt | deccan-denim-khadi
Second-eleven linen shirt | 2490 | Collarless, with a gusset for a fast arm. | shirt | half-past-linen
Pochampally zigzag shirt | 2190 | The zigzag meets at the placket, tied there before weaving. | shirt | pochampally-post
Sailcloth work shirt | 2350 | Heavy cotton that has met the sea and was not impressed. | shirt | koli-cotton
Kunbi checks camp shirt | 1990 | A boxy holiday shirt in Goa’s own checks. | shirt | red-cliff-swim-cloth
Mandarin-collar khadi shirt | 1790 | Plain at the neck, handspun all over.
Bandhgala-collar poplin | 1890 | Dresses up without a jacket.
Indigo vat grandad shirt | 2290 | Eight dips, with a line at the hem where it stopped.
Madras bleeding checks | 1850 | Real Madras: the colours are supposed to talk to each other.
Ajrakh holiday shirt | 2590 | Short sleeves, long process.
Oxford with kantha cuff | 1990 | An office shirt with a secret at the wrist.
Boxy mul shirt | 1590 | The lightest thing in the cupboard.
Block-print mango shirt | 1690 | Small mangoes, printed in season.
Bengal stripe poplin | 1790 | Stripes as wide as a tram rail, cut straight.
Cropped linen shirt | 1990 | Ends where high-waisted trousers start.
Raw-edge kurta shirt | 1690 | Side slits, three buttons, rolled cuffs.
Two-pocket safari shirt | 2090 | One pocket for the pen, one for the bus pass.
Corduroy chore shirt | 2690 | For the twelve cold days of the year, and the hills.
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const collarsToys: CategoryStock = {
  ...plainCategory,
  path: 'pet/collars-toys',
  object: 'collar',
  colours: ['Madder', 'Indigo', 'Marigold', 'Tan'],
  tone: 'Madder',
  sizes: ['S', 'M', 'L'],
  grams: 140,
  gst: 12,
  hsn: '4201',
  days: [1, 2, 3],
  materials: ['Bark-tanned leather', 'Block-printed cotton on webbing', 'Net twine', 'Cotton rope'],
  details: [
    'The ring is welded brass, tested with a labrador and a cat.',
    'Washable, and it will need it.',
    'Room for a tag with a phone number.',
  ],
  rows: `
Block-print collar | 490 | Offcuts of a good kurta. | collar | mochi-daughters
Sisters’ leather lead | 1290 | Three strands, plaited by three. | rope | mochi-daughters
Kolhapuri collar, oiled | 890 | Squeaks for the first mile. | collar | deccan-deewan
Rope that lasts a week | 390 | At least. | rope | simba-co
Squeaky jalebi | 340 | Orange, round, soon destroyed. | ball | simba-co
Bandana, three prints | 320 | For photographs. | scarf | simba-co
Net-twine ball | 290 | Smells faintly of sea. | ball | besant-tails
Night-walk reflective lead | 690 | For streets without lamps. | rope | besant-tails
Pangolin for puppies | 450 | The sturdy edition. | teddy | verandah-toys
Catnip ferry mouse | 260 | Nine o’clock, sharp. | mouse | verandah-toys
Harness in webbing | 890 | Pulls back gently.
Feather on a cane | 280 | For the huntress.
Brass bell, one note | 190 | So the pigeons know. | bell
`,
}

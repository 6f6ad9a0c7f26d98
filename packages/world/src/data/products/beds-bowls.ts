import { type CategoryStock, plainCategory } from './category-stock.ts'

export const bedsBowls: CategoryStock = {
  ...plainCategory,
  path: 'pet/beds-bowls',
  object: 'pet-bed',
  colours: ['Indigo', 'Rust', 'Natural', 'Moss'],
  tone: 'Rust',
  sizes: ['S', 'M', 'L'],
  grams: 1500,
  gst: 12,
  hsn: '6307',
  days: [2, 3],
  care: 'The cover comes off and goes in the machine. The dog does not.',
  materials: ['Cotton dhurrie', 'Sailcloth', 'Glazed clay', 'Seasoned clay'],
  details: [
    'Does not slide, even at meal time.',
    'Filled with cotton that can be beaten and sunned like any mattress.',
    'Measured on indie dogs, labradors, and one disdainful cat.',
  ],
  rows: `
Simba’s dhurrie bed | 2190 | Approved at first sit. | pet-bed | simba-co
Travelling mat with strap | 1290 | For cars, cafes and other people’s floors. | pet-bed | simba-co
Slow-feed clay bowl | 690 | A maze for gulpers. | bowl | mapusa-mud
Cool-water clay bowl | 590 | Stays cold as a well. | bowl | mapusa-mud
Sailcloth boat bed | 2490 | For captains. | pet-bed | koli-cotton
Beach dog hammock | 1890 | Off hot sand, in a breeze. | pet-bed | besant-tails
Raised bowl stand, cane | 1490 | Kind to old necks. | bowl | besant-tails
Cat cave in felt | 1990 | A door, a dark, a decision. | pet-bed
Window perch for cats | 1690 | For supervising pigeons. | pet-bed
Puppy quilt | 890 | Small, and soon outgrown. | pet-bed
Steel bowl in neem ring | 790 | Wood outside, steel inside, no wobble. | bowl
Rain towel for four legs | 690 | Two pockets for your hands. | cloth
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const jewellery: CategoryStock = {
  ...plainCategory,
  path: 'shopping/jewellery',
  object: 'necklace',
  colours: ['Silver', 'Brass', 'Copper', 'Black'],
  tone: 'Silver',
  grams: 60,
  gst: 3,
  hsn: '7117',
  days: [1, 1, 2, 3],
  care: 'Keep dry and apart. Rub with a soft cloth; tamarind for brass, tooth powder for silver, nothing for lac.',
  materials: ['925 silver', 'Plated brass', 'Lac and mirror', 'Bidri alloy with silver', 'Terracotta'],
  details: [
    'The hook is oversized on purpose, so that you can do it alone.',
    'Free of nickel; kind to ears that complain.',
    'Comes in a cloth pouch sewn from the maker’s own offcuts.',
    'Each piece is weighed and the weight written on its card.',
    'Repaired free, for as long as the lane stands.',
  ],
  rows: `
Filigree leaf jhumka | 3490 | Silver wire thinner than a fish bone, soldered by breath. | earring | park-street-silver
Tram-ticket pendant | 2290 | A silver ticket to Esplanade, with the fare of 1971. | necklace | park-street-silver
Mirror lac bangles, set of six | 1190 | Coal, cone, mirror: four minutes each and no second try. | bangle | laad-lac
Lac kada with seed pearls | 1690 | A wide bangle with Hyderabad on it. | bangle | laad-lac
Bidri crescent studs | 1490 | Silver on black, rubbed with earth from a fort. | earring | golconda-bidri
Bidri signet ring | 1890 | A small garden for one finger. | ring | golconda-bidri
Three-row thushi | 1790 | Strung tight, sits high, makes everybody stand straight. | necklace | tulshibaug-thread
Peshwa nath, clip-on | 990 | A nose ring for one evening; no piercing, no tears. | earring | tulshibaug-thread
Cowrie and coin choker | 1390 | Counts as jewellery and as small change.
Terracotta moon earrings | 590 | Baked river clay, lighter than it looks. | earring
Black-bead mangalsutra bracelet | 1290 | For those who would rather wear it on the wrist. | bangle
Ghungroo anklet pair | 1090 | You will be heard arriving. | bangle
Coin-edge hoops | 890 | Medium hoops with a milled edge, like old money. | earring
Temple-bell drops | 1190 | Tiny bells that do ring, at chess-club volume. | earring
River-pebble ring | 1590 | One pebble from the Mula, held by two claws. | ring
Chandbali, half size | 1690 | The drama of the full one, at the weight of a leaf. | earring
Thread-wrapped torque | 790 | Handloom yarn over brass, in four seasons of colour. | necklace
Elephant-hair knot ring | 690 | In silver, of course; the elephants were left alone. | ring
Dokra fish pendant | 1090 | Cast in lost wax, so this fish exists once. | necklace
Seven-strand moti haar | 2890 | Freshwater pearls the size of rice, knotted one by one. | necklace
`,
}

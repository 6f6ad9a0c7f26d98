import { type CategoryStock, plainCategory } from './category-stock.ts'

export const bags: CategoryStock = {
  ...plainCategory,
  path: 'shopping/bags',
  object: 'bag',
  colours: ['Walnut', 'Ivory', 'Indigo', 'Marigold', 'Rust', 'Black', 'Moss'],
  tone: 'Walnut',
  grams: 520,
  gst: 18,
  hsn: '4202',
  care: 'Spot clean with a damp cloth. Leather likes a little oil, canvas likes the sun.',
  materials: ['Cotton canvas', 'Bark-tanned leather', 'Old sailcloth', 'Palm leaf', 'Handloom and leather'],
  details: [
    'The base is doubled and stands on its own, even empty.',
    'Inside: one zip pocket, one for keys, one that fits a folded newspaper.',
    'The strap adjusts from shoulder to cross-body without a buckle to fight.',
    'Takes a 14-inch laptop and lunch, with no contact between them.',
    'Rivets are brass and peened by hand.',
  ],
  rows: `
Half-dip canvas jhola | 1050 | Dipped once in madder up to the waist; a first line hides inside the flap. | bag | kala-katha
Story-flap satchel | 1890 | Opens on a drawing and closes with a peg. | backpack | kala-katha
Sailcloth fish tote | 1290 | Holds a week of fish, or a laptop and a wet swimsuit. | bag | koli-cotton
Spliced-rope bucket bag | 1590 | The handle has no knot, because knots are for amateurs. | bag | koli-cotton
Bark-tanned school satchel | 6900 | Two buckles, one smell, thirty years. | backpack | tangra-leather-house
Tram conductor’s bag | 4200 | A small cross-body with a coin pocket that clicks. | purse | tangra-leather-house
Khadi denim messenger | 2390 | Pedal-spun, riveted, light enough for a cycle. | backpack | deccan-denim-khadi
Lambani mirror potli | 1490 | Fourteen stitches, two tassels, one evening. | clutch | banjara-mirror-works
Cowrie-edge sling | 1790 | Rows of small shells that count your steps. | purse | banjara-mirror-works
Palm-leaf market basket | 1190 | Woven under a mango tree, with a radio on. | basket | palolem-cane
Oiled kolhapuri tote | 5290 | The sandal’s leather, all day on your shoulder. | bag | deccan-deewan
Gamchha grocery bag, pair | 690 | Two bags of red checks that fold into their own pocket. | bag
Ikat laptop sleeve | 1390 | Felt inside, arrows outside. | clutch
Roll-top cycling backpack | 2990 | Waxed canvas that gets better tempered with rain. | backpack
Kantha hobo | 1990 | Slouches beautifully in the cinema seat beside you. | bag
Envelope clutch in khun | 990 | Flat as a letter, bright as its stamp. | clutch
Weekender in striped dhurrie | 4490 | Two nights, three saris, one book too many. | bag
Block-print pencil roll | 590 | Twelve slots, or eleven and a toothbrush. | purse
Coin purse, mango shape | 450 | Kisses shut. | purse
Book bag with long handles | 790 | Exactly as deep as a hardback is tall. | bag
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const dresses: CategoryStock = {
  ...plainCategory,
  path: 'shopping/dresses',
  object: 'dress',
  colours: ['Coral', 'Indigo', 'Marigold', 'Moss', 'Ivory', 'Rust', 'Sky', 'Charcoal'],
  tone: 'Coral',
  sizes: ['XS', 'S', 'M', 'L', 'XL'],
  grams: 380,
  hsn: '6204',
  sgType: 'dress',
  care: 'Machine wash cold in a bag, with its own colours. Iron while it is still a little damp.',
  materials: ['Handloom cotton', 'Khadi denim', 'Cotton-linen', 'Kunbi cotton', 'Mulmul'],
  details: [
    'Two pockets, deep ones, because we asked.',
    'The hem has four centimetres to let down.',
    'Bust and waist are cut with ease for the month of May.',
    'French seams inside, so nothing scratches and nothing frays.',
    'Goes over jeans in December and over nothing in April.',
    'The sash is separate and lives happily as a scarf.',
  ],
  rows: `
Kunbi checks sundress | 2690 | The old red checks of Goa on straps that a friend can tie. | dress | red-cliff-swim-cloth
Half-past-six shirt dress | 2990 | A linen shirt that kept going to the knee. | dress | half-past-linen
Waroda carnival frock | 3250 | Three tiers, and each has its own opinion about music. | dress | waroda-house
Khadi denim pinafore | 2850 | Goes over everything, asks for nothing. | dress | deccan-denim-khadi
Kalamkari tea dress | 3190 | Birds and branches by bamboo pen, with a very plain back. | dress | kalakshetra-threads
Wrap dress in handloom stripe | 2590 | Wraps far enough to be safe on a ferry.
Low-tide slip dress | 2290 | Bias cut in mul, lined where it matters.
Pleat-front library dress | 2790 | Knife pleats and a collar; a pencil loop, too.
Balloon-sleeve mul dress | 2490 | Sleeves that arrive a second after you.
Backless block-print maxi | 3490 | Ties at the neck and the waist, and holds.
Ferry-stripe T-dress | 1690 | Two seams, four minutes to pack.
Smocked jacaranda dress | 2390 | Smocking by hand from shoulder to shoulder.
Godet skirt dress | 2990 | Eight triangles make a circle when you turn.
Apron-back linen dress | 2890 | Crosses at the back with two large buttons of coconut shell.
Ajrakh column dress | 3390 | Straight, sleeveless and serious until you see the pockets.
Kimono-sleeve kaftan dress | 2190 | One size of ease, three places to belt it.
Puff-hem party dress | 2750 | Gathered under, so that it bounces.
Chambray wrap for travel | 2450 | Does not crease, or else it does, and nobody can tell.
Ikat halter dress | 2690 | Arrows up the front, a bow behind.
Verandah house dress | 1490 | For answering the door with some style.
`,
}

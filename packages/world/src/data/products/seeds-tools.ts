import { type CategoryStock, plainCategory } from './category-stock.ts'

export const seedsTools: CategoryStock = {
  ...plainCategory,
  path: 'plants/seeds-tools',
  object: 'seedling',
  tone: 'Olive',
  packs: [['One pack', 120, 1]],
  grams: 120,
  gst: 5,
  hsn: '1209',
  days: [1, 2],
  materials: ['Open-pollinated seed', 'Forged steel and neem wood', 'Compost and cocopeat'],
  details: [
    'Sowing months are printed for north, south and coast.',
    'Nine in ten come up, and we tell you about the tenth.',
    'Saved from last year’s best plant, by hand.',
  ],
  rows: `
Balcony kitchen seeds, eight | 320 | Methi, palak, chilli, and five surprises. | seedling | monsoon-leaf
Monsoon wildflowers | 240 | Throw them, and it rains. | flower | monsoon-leaf
Mint in a matchbox | 120 | Strike once, water often. | herb | monsoon-leaf
Terrace chilli set | 290 | From polite to Naga. | chilli | rock-garden-greens
Desert annuals, Deccan mix | 220 | Flowers for granite. | flower | rock-garden-greens
Neem cake, two kilos | 260 | Roots like it, worms adore it. | tin | rock-garden-greens
Forged khurpi | 390 | One smith, two sizes, no bending. | tool
Long-spout copper can | 1890 | Reaches the fern at the back. | jug
Pruner for small hands | 690 | Clean cuts and a safety you can work. | scissors
Cocopeat bricks, three | 210 | Just add a bucket. | tin
Bonsai starter: peepul | 890 | The tree that starts on walls, tamed. | tree
Marigold, African orange | 90 | Diwali in ninety days. | flower
Garden twine in a tin | 240 | Green, with a cutter in the lid. | tin
Gloves in ikat | 340 | Too pretty, wear them anyway. | gloves
`,
}

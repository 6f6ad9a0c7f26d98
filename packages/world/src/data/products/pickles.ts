import { type CategoryStock, plainCategory } from './category-stock.ts'

export const pickles: CategoryStock = {
  ...plainCategory,
  path: 'snacks-groceries/pickles',
  object: 'jar',
  tone: 'Saffron',
  packs: [
    ['200 g', 380, 1],
    ['400 g', 640, 1.85],
  ],
  grams: 400,
  gst: 12,
  hsn: '2001',
  days: [1, 2],
  care: 'A dry spoon, always. Keep the oil above the fruit and it keeps for a year.',
  materials: ['Cold-pressed mustard oil', 'Gingelly oil', 'Palm vinegar', 'Sun-cured'],
  details: [
    'Cured in ceramic barnis on a terrace, under muslin.',
    'Salted for nine days before a single spice goes in.',
    'The label says which tree, or at least which lane.',
    'Too hot for children; they will ask anyway.',
  ],
  isReturnable: false,
  bestBefore: '12 months from packing',
  rows: `
Terrace mango pickle | 290 | Raw Rajapuri, nine days of salt, one watchman. | jar | aai-s-barni
Sweet lemon, a year old | 320 | Black, soft and forgiving. | jar | aai-s-barni
Limbu mirchi, no oil | 260 | Lime and green chilli, left alone with the sun. | jar | aai-s-barni
Prawn balchão | 450 | Has been asked to leave two airports. | jar | feni-fig
Goa brinjal pickle | 310 | Palm vinegar and a bite that comes late. | jar | feni-fig
Fig and feni jam | 340 | For toast with adult supervision. | jar | feni-fig
Khari Baoli mixed achaar | 280 | Cauliflower, carrot, turnip, winter. | jar | purani-dilli-masala-ghar
Stuffed red chilli | 300 | Banarasi chillies as long as a hand. | chilli | purani-dilli-masala-ghar
Kachri chutney | 270 | A small wild melon with a large voice. | jar | purani-dilli-masala-ghar
Garlic in jaggery | 290 | Whole pods that go soft and sweet.
Gongura thokku | 310 | Sorrel from Guntur, sour to the roots.
Hill apricot chutney | 330 | From Chamoli, with the kernels left in.
Bamboo-shoot pickle | 360 | For those who know, and want to.
Kokum and date relish | 280 | Purple, sharp, good with fish.
Mango murabba | 320 | Slices as clear as a window. | honey
Wild forest honey, Nallamala | 420 | Dark, with a little smoke in it. | honey
`,
}

import type { MerchantSeed } from './merchant.ts'

export const goaMerchants: readonly MerchantSeed[] = [
  {
    name: 'Casa Azulejo',
    maker: 'Orlando Noronha',
    locality: 'fontainhas',
    since: 1998,
    isWomenLed: false,
    sells: ['home-decor/wall-art', 'home-decor/pottery', 'gifts/personalised'],
    line: 'Hand-painted tiles for walls and doorbells',
    storyTitle: 'Blue, then a second blue',
    story:
      'Orlando learned azulejo in Lisbon on a scholarship and came home because nobody there would let him paint mackerel. House names are his bread and butter: he asks what the house is like before he picks the border.',
  },
  {
    name: 'Feni & Fig',
    maker: 'Bernadette Lobo',
    locality: 'saligao',
    since: 2013,
    isWomenLed: true,
    sells: ['snacks-groceries/pickles', 'snacks-groceries/sweets'],
    line: 'Balchão, bebinca and jam that minds its manners',
    storyTitle: 'Sixteen layers, one afternoon',
    story:
      'Bebinca is a cake that punishes the hasty: each layer waits for the one below to brown. Bernadette bakes four a day, and reads a chapter for each layer. Her prawn balchão has been asked to leave two airports.',
  },
  {
    name: 'Red Cliff Swim & Cloth',
    maker: 'Nadia Mascarenhas',
    locality: 'anjuna',
    since: 2016,
    isWomenLed: true,
    sells: ['shopping/dresses', 'shopping/scarves', 'shopping/shirts'],
    line: 'Kunbi checks, cut for salt water and supper',
    storyTitle: 'A checked cloth, brought back',
    story:
      'The Kunbi saree had three looms left when Nadia went looking. She ordered more cloth than she could use, so that they would not stop, and then had to invent a shop. Now there are nineteen looms, and the red is the old red.',
  },
  {
    name: 'Siolim Salt & Sun',
    maker: 'Agnelo Pinto',
    locality: 'siolim',
    since: 2015,
    isWomenLed: false,
    sells: ['beauty/skin-care', 'beauty/bath-body', 'snacks-groceries/spices'],
    line: 'From salt pans that are older than the church',
    storyTitle: 'The last mithagar on the creek',
    story:
      'Agnelo’s family has raked salt at the creek for two hundred years, and then the price fell below the cost of the rake. So he scrubs with it, cures with it, and gives tours at low tide. Bring shoes that you do not love.',
  },
  {
    name: 'Palolem Cane',
    maker: 'Sushila Velip',
    locality: 'palolem',
    since: 2007,
    isWomenLed: true,
    sells: ['home-decor/lamps', 'plants/planters', 'shopping/bags'],
    line: 'Cane and palm leaf, woven between tides',
    storyTitle: 'What palm leaf can do',
    story:
      'Sushila’s group of fourteen women meet under one mango tree, with a radio. They weave shades that throw a whole forest on the ceiling. The tree is on the label, with a place left for the swing.',
  },
  {
    name: 'Mapusa Mud',
    maker: 'Ramnath Kumbhar',
    locality: 'mapusa',
    since: 1979,
    isWomenLed: false,
    sells: ['home-decor/kitchen', 'home-decor/pottery', 'pet/beds-bowls'],
    line: 'Cooking clay from the Friday bazaar',
    storyTitle: 'The pot improves the curry',
    story:
      'Ramnath will not sell you a kundlem until you have heard how to season it: rice water, slow flame, no soap, ever. His pots darken with their owners. He remembers hands, not faces, and has been right about both.',
  },
  {
    name: 'Cashew & Coconut Co.',
    maker: 'Valentino Rego',
    locality: 'chandor',
    since: 2011,
    isWomenLed: false,
    sells: ['snacks-groceries/snacks', 'snacks-groceries/chai-coffee', 'gifts/hampers'],
    line: 'Wood-roasted nuts from an orchard with peacocks',
    storyTitle: 'Roasted in their own shells',
    story:
      'The orchard belonged to an aunt who trusted nobody with the keys. Valentino inherited four hundred trees and a roasting pan two metres wide. The nuts are cracked by hand, by eleven people who can talk and count at the same time.',
  },
  {
    name: 'Verandah Toys',
    maker: 'Lourdes Colaço',
    locality: 'divar',
    since: 2012,
    isWomenLed: true,
    sells: ['kids-toys/soft-toys', 'kids-toys/games-puzzles', 'pet/collars-toys'],
    line: 'Rag animals with a passport from Divar island',
    storyTitle: 'By the nine o’clock ferry',
    story:
      'Lourdes sews toys out of curtain ends from the old houses, so each pangolin has a drawing room in its past. They travel by the nine o’clock ferry with a name and a stamped passport. Lost ones have been written back for.',
  },
]

import type { MerchantSeed } from './merchant.ts'

export const bangaloreMerchants: readonly MerchantSeed[] = [
  {
    name: 'Chikmag & Sons',
    maker: 'Prithvi Gowda',
    locality: 'malleshwaram',
    since: 1958,
    isWomenLed: false,
    sells: ['snacks-groceries/chai-coffee', 'gifts/hampers'],
    line: 'Estate coffee, roasted within sight of the queue',
    storyTitle: 'A drum, a queue, a dog named Decoction',
    story:
      'The roaster came from Coimbatore by bullock cart, so the story goes, and has not been switched off for longer than a wedding since. Prithvi’s family still picks on its own slope near Mudigere. Regulars bring their own tins; the oldest of them has a 1964 price painted on its lid.',
  },
  {
    name: 'Thari Looms',
    maker: 'Lakshmi Narayan',
    locality: 'basavanagudi',
    since: 1989,
    isWomenLed: true,
    sells: ['shopping/sarees', 'shopping/scarves', 'home-decor/textiles'],
    line: 'Ilkal and Molakalmuru, straight from forty looms',
    storyTitle: 'Forty looms and one ledger',
    story:
      'Lakshmi pays her weavers before the saree is sold, which her accountant calls madness and the weavers call Tuesday. She knows who wove what by the slant of the border. Ask her about the red from Ilkal only if you have an hour.',
  },
  {
    name: 'Lacquer Lane',
    maker: 'Syed Noor',
    locality: 'jayanagar',
    since: 1976,
    isWomenLed: false,
    sells: ['kids-toys/wooden-toys', 'kids-toys/games-puzzles', 'home-decor/kitchen'],
    line: 'Channapatna colour, turned on a hand lathe',
    storyTitle: 'Colour by friction',
    story:
      'A stick of lac touches spinning ivory-wood and melts into it: that is the whole secret, and it takes nine years to learn. Noor’s rattles are coloured with turmeric, indigo and kattha, because every baby is going to bite them.',
  },
  {
    name: 'Monsoon Leaf',
    maker: 'Deepa Iyengar',
    locality: 'cooke-town',
    since: 2015,
    isWomenLed: true,
    sells: ['plants/indoor-plants', 'plants/planters', 'plants/seeds-tools'],
    line: 'Plants chosen for people who forget',
    storyTitle: 'The balcony that got out of hand',
    story:
      'Deepa’s balcony became the neighbour’s balcony, then a shed behind Richards Park. She sells nothing that she has not forgotten to water for a fortnight. Every pot leaves with a card that says what the leaf looks like when it is only sulking.',
  },
  {
    name: 'Half Past Linen',
    maker: 'Arjun Bopanna',
    locality: 'indiranagar',
    since: 2018,
    isWomenLed: false,
    sells: ['shopping/shirts', 'shopping/dresses'],
    line: 'Linen that expects you to move',
    storyTitle: 'No ironing after half past nine',
    story:
      'Arjun played cricket for the state’s second eleven and hated every shirt he was handed. His are cut with a gusset under the arm and coconut-shell buttons sewn so that they stay. The tailors go home at half past five; it is in the name of the shop, if you squint.',
  },
  {
    name: 'Sampige Soap Company',
    maker: 'Anitha Rao',
    locality: 'frazer-town',
    since: 2011,
    isWomenLed: true,
    sells: ['beauty/bath-body', 'beauty/skin-care', 'beauty/hair-care'],
    line: 'Cold-process soap, cut on Fridays',
    storyTitle: 'Six weeks to make a bar',
    story:
      'Anitha was a chemist for a large firm that hurried. Hers are left to cure for six weeks on her grandmother’s rice racks, turned by hand, named after the trees on her street. The champak one sells out before it is dry.',
  },
  {
    name: 'Blossom & Board',
    maker: 'Kiran D’Souza',
    locality: 'church-street',
    since: 2013,
    isWomenLed: false,
    sells: ['stationery/notebooks', 'stationery/pens-desk', 'kids-toys/games-puzzles'],
    line: 'Stationery for the people who read the colophon',
    storyTitle: 'Upstairs from the bookshop',
    story:
      'The stairs are steep so that only readers come up. Kiran draws the grids himself, prints them in a grey that photocopiers cannot see, and hides a small joke on page 64 of every notebook.',
  },
  {
    name: 'Ragi & Rye',
    maker: 'Shanthala Murthy',
    locality: 'koramangala',
    since: 2016,
    isWomenLed: true,
    sells: ['snacks-groceries/snacks', 'snacks-groceries/sweets'],
    line: 'Millet bakes your grandmother would nod at',
    storyTitle: 'Millet, but make it four o’clock',
    story:
      'Shanthala wanted her twins to eat ragi without negotiations. The chakli came first, then the biscuit that started a small war in their class. She buys from eleven farms in Tumkur and knows which field each sack came from.',
  },
]

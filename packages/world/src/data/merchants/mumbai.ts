import type { MerchantSeed } from './merchant.ts'

export const mumbaiMerchants: readonly MerchantSeed[] = [
  {
    name: 'Waroda House',
    maker: 'Tara Fernandes',
    locality: 'bandra',
    since: 2014,
    isWomenLed: true,
    sells: ['shopping/dresses', 'shopping/kurtas'],
    line: 'Dresses for a city that sweats and dances',
    storyTitle: 'Cut in a village, in the middle of a city',
    story:
      'Tara’s grandmother sewed carnival frocks on Waroda Road, and the treadle machine is still the fastest one in the room. The dresses are cut wide enough for a local train and narrow enough for a photograph. Every hem has room to let down.',
  },
  {
    name: 'Fort Horology',
    maker: 'Rustom Daruwala',
    locality: 'fort',
    since: 1947,
    isWomenLed: false,
    sells: ['shopping/watches', 'stationery/pens-desk'],
    line: 'Watches set by the Rajabai tower, mostly',
    storyTitle: 'The man who winds the clocks',
    story:
      'Rustom’s father wound the clocks of three banks and a club. The shop began making its own dials when spare ones ran out, with Devanagari numerals cut by a sign painter from Girgaon. If it ever loses a minute, walk in with it: there will be tea.',
  },
  {
    name: 'Dadar Phool & Attar',
    maker: 'Sunita Jadhav',
    locality: 'dadar',
    since: 1968,
    isWomenLed: true,
    sells: ['beauty/fragrance', 'home-decor/candles'],
    line: 'What the flower market smells of at five',
    storyTitle: 'Five in the morning, every morning',
    story:
      'The family strings mogra for weddings and distils what is left over. Sunita’s attar of the second-day tuberose is the reason perfumers from Paris have stood in a queue under the flyover. She labels nothing with a French word.',
  },
  {
    name: 'Kansara Brass',
    maker: 'Hitesh Kansara',
    locality: 'girgaon',
    since: 1922,
    isWomenLed: false,
    sells: ['home-decor/kitchen', 'home-decor/lamps'],
    line: 'Beaten, tinned and heard three lanes away',
    storyTitle: 'A hundred years of hammering',
    story:
      'There were sixty kansaras in the lane when the first Kansara came from Gujarat, and now there are four. Hitesh beats his vessels on his great-grandfather’s anvil and tins the insides himself, free, for life. The life meant is the pot’s.',
  },
  {
    name: 'Aai’s Barni',
    maker: 'Mangala Sawant',
    locality: 'chembur',
    since: 2002,
    isWomenLed: true,
    sells: ['snacks-groceries/pickles', 'snacks-groceries/snacks', 'snacks-groceries/sweets'],
    line: 'Pickles with a mother’s supervision',
    storyTitle: 'The jars on the terrace',
    story:
      'Mangala pickled for four flats, then for the whole of Building 7, then for people who had only heard. The barnis stand on the terrace under muslin from March to May, and the watchman is paid in lemon pickle to chase off crows.',
  },
  {
    name: 'Irani & Ivy',
    maker: 'Zarine Irani',
    locality: 'colaba',
    since: 2010,
    isWomenLed: true,
    sells: ['home-decor/textiles', 'home-decor/wall-art', 'gifts/personalised'],
    line: 'Needlepoint, gara borders, and cheeky samplers',
    storyTitle: 'Stitching what the aunties said',
    story:
      'Zarine embroiders the sayings of her Irani cafe uncles onto cushions: no talking to the cashier, no combing of hair. Behind the jokes is serious gara work, taught to her by two sisters of ninety who correct it still.',
  },
  {
    name: 'Koli Cotton',
    maker: 'Harshad Koli',
    locality: 'versova',
    since: 2018,
    isWomenLed: false,
    sells: ['shopping/bags', 'shopping/shirts', 'pet/beds-bowls'],
    line: 'Sailcloth, net twine and a smell of the sea',
    storyTitle: 'From sail to shoulder',
    story:
      'When the boats went over to nylon, Harshad’s uncle kept forty rolls of sailcloth that nobody wanted. They became totes that hold a week of fish, or a laptop and a wet swimsuit. The rope handles are spliced by his mother, who says that knots are for amateurs.',
  },
  {
    name: 'Chor Bazaar Type Co.',
    maker: 'Salim Merchant',
    locality: 'byculla',
    since: 1999,
    isWomenLed: false,
    sells: ['stationery/cards-wrap', 'home-decor/wall-art', 'kids-toys/games-puzzles'],
    line: 'Wood type, film posters and very loud birthday cards',
    storyTitle: 'Letters by the kilo',
    story:
      'Salim bought eleven hundredweight of wooden letters from a poster press that was being turned into a mall. They print in the order they were found: the A is cracked and the M is missing a foot, and every card is better for it.',
  },
]

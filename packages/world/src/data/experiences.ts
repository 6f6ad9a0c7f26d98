/** An experience, or an activity on a trip. Pictures are scenes of its city, or of the whole country. */
export interface ExperienceSeed {
  readonly slug: string
  readonly category: string
  readonly title: string
  readonly line: string
  readonly story: readonly string[]
  readonly city: string | null
  readonly area: string
  readonly place: string | null
  readonly event: string | null
  /** rupees */
  readonly price: number | null
  readonly priceFor: string
  readonly people: string
  readonly minutes: number | null
  readonly days: string
  readonly includes: readonly string[]
  readonly scenes: readonly (readonly [scene: string, alt: string])[]
}

export type ExperienceCategorySeed = readonly [slug: string, title: string, line: string, scene: string, alt: string]

export const friendsCategories: readonly ExperienceCategorySeed[] = [
  ['make', 'Make something', 'Hands in clay, ink or lac, and something to carry home', 'workshop-day-3', 'A workbench'],
  ['eat', 'Eat together', 'Classes and crawls for people who order for the table', 'supper-dusk-3', 'A laid table'],
  ['outside', 'Out of doors', 'Walks that begin before the traffic does', 'walk-dawn-3', 'A lane at dawn'],
]

type Where = readonly [city: string, area: string, place: string | null, event: string | null]
type Cost = readonly [price: number, priceFor: string, people: string, minutes: number, days: string]

const day = (
  slug: string,
  category: string,
  title: string,
  line: string,
  [city, area, place, event]: Where,
  [price, priceFor, people, minutes, days]: Cost,
  includes: readonly string[],
  scenes: ExperienceSeed['scenes'],
  ...story: readonly string[]
): ExperienceSeed => ({
  slug,
  category,
  title,
  line,
  city,
  area,
  place,
  event,
  price,
  priceFor,
  people,
  minutes,
  days,
  includes,
  scenes,
  story,
})

export const friendsDaysOut: readonly ExperienceSeed[] = [
  day(
    'pottery-for-two',
    'make',
    'Pottery for two',
    'One kick wheel each, and lamps to take home',
    ['pune', 'Kasba Peth', 'kumbhar-wada', 'pot-throwing-kumbhar'],
    [1200, 'for two', '2 people', 150, 'Sundays from 10 am'],
    [
      'A wheel each and all the clay you ruin',
      'Four lamps, fired and sent on',
      'Tea twice, poha once',
      'An apron; wear what may suffer',
    ],
    [
      ['wheel-day-11', 'A pot growing on a potter’s wheel'],
      ['clay-dusk-11', 'Clay figures drying on a bench'],
      ['street-day-11', 'The potters’ lane'],
    ],
    'The wheel at Kumbhar Wada is kicked, not switched on, and it takes both of you to learn it: one kicks, one centres, and then you change. The first three pots fall. This is in the price.',
    'Vishnu Kumbhar has thrown lamps for forty Diwalis and can tell from the sound when a wall is too thin. What stands at the end is fired on Wednesday and comes to you by Saturday, wrapped in straw.',
  ),
  day(
    'print-a-stole-together',
    'make',
    'Print a stole together',
    'Teak blocks, indigo, and one long table',
    ['delhi', 'Shahpur Jat', 'shahpur-jat-courtyard', 'block-print-with-farida'],
    [1500, 'a person', '2 to 8 people', 180, 'Saturdays from 11 am'],
    ['A cotton stole each', 'Eleven blocks to choose from', 'Chai, and the story of every block'],
    [
      ['blocks-day-12', 'A wooden block and a cloth half printed'],
      ['bazaar-day-12', 'Cloth on a line'],
    ],
    'Farida gives everyone the same block and no two stoles agree. You learn to breathe out when you press, to lift straight, and to call a mistake a border.',
    'The mud resist dries while you eat samosas on the roof; the indigo vat is at its best at three. Gloves are lent, and blue fingernails are worn with pride until Tuesday.',
  ),
  day(
    'forty-momos',
    'eat',
    'Fold forty momos',
    'Tibetan kitchen, floury elbows, no leftovers',
    ['delhi', 'Majnu ka Tilla', 'tee-dee', 'momo-pull'],
    [650, 'a person', '4 to 10 people', 120, 'Sundays at noon'],
    ['Dough, filling and forty folds each', 'Butter tea or the other kind', 'Everything you fold'],
    [
      ['kitchen-day-13', 'A kitchen with steamers'],
      ['momo-day-13', 'A plate of momos with red chutney'],
    ],
    'There are three folds: the moon, the purse, and the one that opens in the steamer. By number twenty your hands know; by thirty you are giving advice.',
    'Pema-la counts out loud and forgives everything but thick skins. It ends at one table with chilli that should come with a form to sign.',
  ),
  day(
    'wood-type-posters',
    'make',
    'A poster in wood type',
    'Say it in twelve-line gothic',
    ['mumbai', 'Byculla', null, 'wood-type-evening'],
    [1100, 'a person', '2 to 6 people', 150, 'Friday evenings'],
    ['Three posters each on thick paper', 'Every letter there is, except two Es', 'Cutting chai'],
    [
      ['press-night-14', 'A letterpress with its type'],
      ['street-night-14', 'A lane of Byculla'],
    ],
    'You choose a sentence, and then you choose another, because there are only five Rs left. The press is older than the republic and has printed for circuses.',
    'Ink comes off with kerosene, mostly. The proof that went wrong is always the one people frame.',
  ),
  day(
    'koli-kitchen-day',
    'eat',
    'A day with a Koli kitchen',
    'From the boat to the pan before noon',
    ['mumbai', 'Versova', 'harish-fish', 'bombil-day'],
    [1800, 'a person', '2 to 8 people', 240, 'Sundays from 10 am'],
    [
      'The walk through the fish market',
      'Bombil three ways, and rice bhakri',
      'A recipe card that leaves one thing out',
    ],
    [
      ['beach-day-15', 'Boats at Versova'],
      ['kitchen-day-15', 'A kitchen by the sea'],
    ],
    'Rajashree buys by looking the fish in the eye and the seller somewhat harder. Then it is knives, turmeric and a great deal of talk about mothers.',
    'You eat what you cleaned, which is a rule and also a motivation.',
  ),
  day(
    'nine-coffees',
    'eat',
    'Nine coffees and an opinion',
    'Cupping for people who usually just drink it',
    ['bangalore', 'Malleshwaram', 'chikmag-roastery', 'coffee-cupping'],
    [450, 'a person', '2 to 12 people', 90, 'Saturdays at 4 pm'],
    ['Nine cups, slurped loudly', 'A bag of the one you liked', 'Words for what you taste'],
    [
      ['espresso-day-16', 'A cup of coffee with a leaf in its foam'],
      ['market-day-16', 'Sacks of beans'],
    ],
    'Prithvi grinds, pours and turns the tray; you break the crust with a spoon and say what comes. Somebody always says raisins. Somebody is always right.',
    'By the seventh cup all friendships are honest ones.',
  ),
  day(
    'birds-before-work',
    'outside',
    'Birds before work',
    'Pelicans at half past six, idlis at eight',
    ['bangalore', 'Ulsoor', 'ulsoor-lake', 'lake-dawn-birds'],
    [0, '', '2 to 15 people', 120, 'Sundays at 6 am'],
    ['Binoculars, shared', 'A list of thirty birds to tick', 'Somebody who knows which is which'],
    [
      ['lake-dawn-17', 'A lake at dawn'],
      ['walk-dawn-17', 'A path by the water'],
    ],
    'The pelicans fish in a row, like people who have worked together for a long time. Bring a jacket you can be quiet in.',
    'It is free; breakfast afterwards is not, and nobody has ever skipped it.',
  ),
  day(
    'wok-night',
    'eat',
    'Wok night in Tangra',
    'Fire, ginger and one spare apron',
    ['kolkata', 'Tangra', 'kim-fa-tangra', 'hakka-wok-class'],
    [950, 'a person', '2 to 8 people', 150, 'Thursday nights'],
    ['A wok each', 'Chilli fish, greens, noodles', 'A bottle of the sauce'],
    [
      ['kitchen-night-18', 'Flames under a wok'],
      ['noodles-night-18', 'A bowl of noodles with chopsticks'],
    ],
    'Auntie Liu lights it and steps back, which is the first lesson. Everything takes ninety seconds, after forty minutes of chopping it all the same size.',
    'You eat standing, then sitting, then standing again for seconds.',
  ),
  day(
    'bangles-at-laad-bazaar',
    'make',
    'A bangle in four minutes',
    'Hot lac, cold water, your size',
    ['hyderabad', 'Laad Bazaar', 'laad-and-lac', 'bangle-making'],
    [300, 'a person', '2 to 10 people', 60, 'Any evening from 5 pm'],
    ['Two bangles each', 'Stones by the spoon', 'Irani chai next door'],
    [
      ['bazaar-dusk-19', 'A bazaar in the evening'],
      ['bangles-dusk-19', 'Bangles stacked in many colours'],
    ],
    'The lac is soft for as long as it takes to say your friend’s full name, and then it is a bangle. Shaheen presses the stones in with a thumb that feels nothing any more.',
    'They make them for every wrist; grandmothers and cricketers both have walked out jingling.',
  ),
  day(
    'first-decoction',
    'eat',
    'First decoction, second thoughts',
    'Filter coffee, from the bean to the froth',
    ['chennai', 'Mylapore', 'mylai-degree', 'coffee-decoction-class'],
    [350, 'a person', '2 to 8 people', 90, 'Saturdays at 4 pm'],
    ['A brass filter to keep', 'Two hundred grams, your own blend', 'As many tumblers as you can hold'],
    [
      ['coffee-dusk-20', 'Filter coffee in a steel tumbler'],
      ['temple-dusk-20', 'The tank of Mylapore'],
    ],
    'Chicory or no chicory is settled by vote and then ignored. You learn the wait, which is the whole of it, and then the pour, which is the show.',
    'Spills are measured, and the longest arc without one gets the last vada.',
  ),
  day(
    'tiles-with-orlando',
    'make',
    'Paint a tile with Orlando',
    'Blue on white, and a wobbly border',
    ['goa', 'Fontainhas', 'casa-azulejo', 'tile-painting'],
    [900, 'a person', '2 to 8 people', 120, 'Saturdays at 10 am'],
    ['Two tiles each', 'Firing and a box', 'Lime soda on the balcony'],
    [
      ['gallery-day-21', 'Tiles on a wall'],
      ['street-day-21', 'A lane of Fontainhas'],
    ],
    'The glaze drinks the brush, so a line is a decision. Orlando draws a caravel in eleven strokes while telling you to take your time.',
    'Yours will be a fish. Everybody’s is a fish. They look very good together in a kitchen.',
  ),
  day(
    'hill-then-idli',
    'outside',
    'Up the hill, then idli',
    'Vetal Tekdi before the sun is serious',
    ['pune', 'Erandwane', 'vetal-tekdi', 'hill-and-idli'],
    [150, 'a person', '2 to 20 people', 180, 'Sundays at 6 am'],
    ['A guide who knows the quarry path', 'Two idlis and a coffee', 'Peacocks, most weeks'],
    [
      ['walk-dawn-22', 'A path up a hill'],
      ['fort-dawn-22', 'The city from above'],
    ],
    'An hour up at the speed of the slowest, which is the rule and a kindness. From the top the city looks as if somebody could still tidy it.',
    'The idlis are at the foot and they know you are coming.',
  ),
]

export const singaporeCategories: readonly ExperienceCategorySeed[] = [
  [
    'hawker-food',
    'Hawker food',
    'Where a Michelin star costs less than the taxi',
    'noodles-night-31',
    'A bowl of noodles with chopsticks',
  ],
  [
    'gardens-by-night',
    'Gardens and water',
    'Trees with lights in them, and real ones beside',
    'garden-night-32',
    'A garden lit at night',
  ],
  [
    'little-india-and-kampong',
    'Little India, Kampong Glam',
    'Streets that smell like home and then do not',
    'bazaar-day-33',
    'Shophouses in a row',
  ],
  [
    'makers-and-shops',
    'Makers and shops',
    'Peranakan beads, perfume, paper, and good shoes',
    'beads-day-34',
    'Bowls of beads and a string half threaded',
  ],
]

const singapore = (
  slug: string,
  category: string,
  title: string,
  line: string,
  area: string,
  [price, priceFor, minutes, days]: readonly [price: number | null, priceFor: string, minutes: number, days: string],
  includes: readonly string[],
  scenes: ExperienceSeed['scenes'],
  ...story: readonly string[]
): ExperienceSeed => ({
  slug,
  category,
  title,
  line,
  area,
  price,
  priceFor,
  minutes,
  days,
  includes,
  scenes,
  story,
  city: null,
  place: null,
  event: null,
  people: '',
})

export const singaporeExperiences: readonly ExperienceSeed[] = [
  singapore(
    'maxwell-in-an-hour',
    'hawker-food',
    'Maxwell in an hour',
    'Chicken rice, then a queue, then fish soup',
    'Chinatown',
    [450, 'a person, about', 60, 'Lunch, except Mondays'],
    ['Chicken rice at the stall with the line', 'Sugar-cane juice with lime', 'Vegetarian: the carrot cake, black'],
    [['fish-day-41', 'Fried fish with lemon']],
    'Put a packet of tissues on a table: it is yours. Then split up, one to each queue, and meet again in twelve minutes with more than you meant to carry.',
  ),
  singapore(
    'lau-pa-sat-after-dark',
    'hawker-food',
    'Lau Pa Sat after dark',
    'The street closes and the charcoal opens',
    'Downtown',
    [600, 'a person, about', 120, 'Daily from 7 pm'],
    ['Satay by the ten', 'Prawns by weight', 'A seat in the middle of a road'],
    [['kebab-night-42', 'Skewers with onion rings and a green dip']],
    'At seven a bus lane turns into two hundred tables. Order from the man who waves least; his meat speaks for him. Peanut sauce is bottomless if you smile.',
  ),
  singapore(
    'breakfast-kaya',
    'hawker-food',
    'Kaya toast, properly',
    'Two eggs, dark soy, no questions',
    'Tiong Bahru',
    [250, 'a person, about', 45, 'Daily until 11 am'],
    ['Toast with coconut jam', 'Eggs you crack yourself', 'Kopi: ask for it “gah dai” for sweeter'],
    [['bun-maska-dawn-43', 'A buttered bun and a glass of tea']],
    'The eggs are meant to be like that. Stir, pepper, drink from the saucer if nobody looks; everybody does it.',
  ),
  singapore(
    'supertrees-at-745',
    'gardens-by-night',
    'Supertrees at a quarter to eight',
    'Lie down on the grass; it is the best seat',
    'Marina Bay',
    [0, '', 60, 'Daily, 7:45 and 8:45 pm'],
    ['The light show, free', 'The long way back along the water'],
    [['garden-night-44', 'Tall lit trees']],
    'Twelve towers with eleven storeys of ferns, and a sound system that plays something you will hum for a week. Bring nothing but somebody.',
  ),
  singapore(
    'cloud-forest',
    'gardens-by-night',
    'The mountain in the glasshouse',
    'A waterfall, indoors, and a cardigan',
    'Marina Bay',
    [2900, 'a person, about', 120, 'Daily 9 am – 9 pm'],
    ['Tickets for both domes', 'Orchids that look painted', 'Cool air, which you will remember'],
    [['garden-day-45', 'A glasshouse with ferns']],
    'You go up by lift and walk down through the mist, past pitcher plants with better posture than most of us. Weekday mornings are almost yours.',
  ),
  singapore(
    'macritchie-walk',
    'gardens-by-night',
    'A bridge over the treetops',
    'Monkeys have right of way',
    'MacRitchie',
    [0, '', 240, 'Tuesday to Sunday, mornings'],
    ['Eleven kilometres, half of it shade', 'The hanging bridge', 'A noodle stall at the exit, which is planning'],
    [['bridge-day-46', 'A footbridge among trees']],
    'Start at seven. Do not eat anything where a macaque can see it, and do not argue about this with the macaque.',
  ),
  singapore(
    'tekka-to-mustafa',
    'little-india-and-kampong',
    'From Tekka to Mustafa',
    'Home, rearranged, open all night',
    'Little India',
    [0, '', 120, 'Daily'],
    ['Fish-head curry, if you are four', 'Garlands by the metre', 'A department store at 2 am'],
    [['market-day-47', 'A market hall']],
    'You came all this way for filter coffee and it is rather good. The murals are on Clive Street; the gold is on Serangoon Road; the argument about whose dosa is better came along from Chennai.',
  ),
  singapore(
    'kampong-glam-evening',
    'little-india-and-kampong',
    'An evening in Kampong Glam',
    'Murtabak under a golden dome',
    'Arab Street',
    [500, 'a person, about', 150, 'Daily from 5 pm'],
    ['Murtabak, shared', 'Haji Lane, which is narrower than you', 'Live music, somewhere left'],
    [['street-dusk-48', 'A lane of shophouses under strings of lights']],
    'Attar sellers, carpet sellers and a wall that is repainted every few months. Sit where you can hear the call to prayer and somebody’s guitar at the same time.',
  ),
  singapore(
    'beads-in-katong',
    'makers-and-shops',
    'Beads in Katong',
    'A slipper takes three months; you have two hours',
    'Katong',
    [3800, 'a person, about', 120, 'Saturdays, by appointment'],
    ['A beading frame and a pattern', 'Kueh of nine colours', 'Shophouses like wedding cake'],
    [['beads-day-49', 'Bowls of beads and a string half threaded']],
    'You will finish one flower. The teacher’s grandmother finished a pair by lamplight for each of six daughters; this is mentioned kindly.',
  ),
  singapore(
    'scent-lab',
    'makers-and-shops',
    'Mix a perfume',
    'Orchid, rain, and whatever you say is home',
    'Sentosa',
    [4500, 'a person, about', 90, 'Daily, book a day ahead'],
    ['Fifty notes to sniff', 'A bottle of your own', 'The formula kept, for when it is empty'],
    [['spa-day-50', 'Small bottles on a shelf, candles and a bowl of flowers']],
    'People reach for vanilla and then put it back. Ask for wet earth: they have it, and it is called something else there.',
  ),
]

import type { Pattern } from '../picture.ts'

/** A design of gift cards: its words, and what its picture is made of. Colours are #rrggbb. */
export interface GiftCardDesign {
  readonly slug: string
  readonly title: string
  /** what the shop sorts by: 'Birthday' */
  readonly occasion: string
  /** one line for the shop and for search engines */
  readonly line: string
  /** what the picture shows */
  readonly alt: string
  readonly ground: string
  readonly print: string
  readonly pattern: Pattern
}

const design = (
  [slug, title, occasion]: readonly [string, string, string],
  [ground, print, pattern]: readonly [string, string, Pattern],
  line: string,
  alt: string,
): GiftCardDesign => ({ slug, title, occasion, line, alt, ground, print, pattern })

/** In the order of the shop: what is given all the year round first, then festivals. */
export const giftCardDesigns: readonly GiftCardDesign[] = [
  design(
    ['happy-birthday', 'Happy birthday', 'Birthday'],
    ['#b5371f', '#f5a300', 'dots'],
    'Cake is eaten by evening. This one lasts a year.',
    'A three-tiered cake with candles under bunting, in an arch on madder cloth',
  ),
  design(
    ['just-because', 'Just because', 'Any day'],
    ['#0b6b66', '#8fd0c4', 'leaf'],
    'No occasion, no reason: a cup of chai, and something they choose.',
    'A steaming kulhad of chai beside a plate of biscuits, in an arch on peacock cloth',
  ),
  design(
    ['thank-you', 'Thank you', 'Thank you'],
    ['#8a5a00', '#f9d98a', 'buti'],
    'For the neighbour who watered the plants, and for the teacher.',
    'Marigolds and a lotus in a brass pot, in an arch on turmeric cloth',
  ),
  design(
    ['wedding-blessings', 'Blessings for the two', 'Wedding'],
    ['#8c1d40', '#f0b95a', 'paisley'],
    'For the couple who have dinner sets enough.',
    'A wedding canopy hung with marigolds over a kalash, in an arch on wine-red cloth',
  ),
  design(
    ['happy-anniversary', 'Happy anniversary', 'Anniversary'],
    ['#3b3a66', '#c9b7ea', 'star'],
    'For two who still share an umbrella.',
    'Two parrots on a branch beneath a full moon, in an arch on dusk-blue cloth',
  ),
  design(
    ['new-home', 'To the new home', 'New home'],
    ['#9a4a24', '#ffd9a0', 'jaali'],
    'Curtains, lamps or a good pressure cooker: they know what is missing.',
    'A blue door with a toran of mango leaves between two pots, in an arch on terracotta cloth',
  ),
  design(
    ['hello-little-one', 'Hello, little one', 'New baby'],
    ['#2f6f7d', '#bfe3e0', 'lehar'],
    'For the small person, and for the two who do not sleep.',
    'A cradle beneath a mobile of moon and stars, in an arch on river-blue cloth',
  ),
  design(
    ['happy-journey', 'Happy journey', 'Farewell'],
    ['#1f5a4a', '#f5c26b', 'chevron'],
    'New city, new desk: a little of the old street goes along.',
    'A blue train crossing a bridge at sunrise, in an arch on forest-green cloth',
  ),
  design(
    ['shubh-diwali', 'Shubh Diwali', 'Diwali'],
    ['#2a2850', '#f5a300', 'star'],
    'Light first, sweets second, then this.',
    'Three rows of lit lamps under fireworks, in an arch on night-blue cloth',
  ),
  design(
    ['rakhi-across-cities', 'Rakhi, across cities', 'Rakhi'],
    ['#a02c5a', '#ffc8a8', 'paisley'],
    'The thread goes by post; this arrives on the day.',
    'A rakhi of gold and red with its two threads, in an arch on rose cloth',
  ),
  design(
    ['eid-mubarak', 'Eid mubarak', 'Eid'],
    ['#14524c', '#e8c56a', 'jaali'],
    'Eidi for cousins of every age.',
    'A crescent moon and three lanterns over domes, in an arch on deep green cloth',
  ),
  design(
    ['holi-hai', 'Holi hai', 'Holi'],
    ['#7a2f7a', '#ffd36b', 'dots'],
    'Colour on everything, and white clothes again afterwards.',
    'Four heaps of colour powder on brass plates under a burst of colour, in an arch on violet cloth',
  ),
]

import type { Picture } from '../picture-view/picture.ts'

/**
 * The background colour of each drawing, so that the text on a card is readable before its picture loads; and its
 * alternative text.
 */
const drawings: Readonly<Record<string, readonly [ground: string, shows: string]>> = {
  birthday: ['#b5371f', 'A cake of three tiers with candles under bunting'],
  anytime: ['#0b6b66', 'A steaming kulhad of chai beside a plate of biscuits'],
  'thank-you': ['#8a5a00', 'Marigolds and a lotus in a brass pot'],
  congratulations: ['#4a3a8c', 'A brass cup with a garland in a rain of confetti'],
  wedding: ['#8c1d40', 'A wedding canopy hung with marigolds over a kalash'],
  anniversary: ['#3b3a66', 'Two parrots on a branch before a full moon'],
  'new-home': ['#9a4a24', 'A blue door with a toran of mango leaves'],
  'new-baby': ['#2f6f7d', 'A cradle beneath a moon and stars'],
  farewell: ['#1f5a4a', 'A blue train on a bridge at sunrise'],
  diwali: ['#2a2850', 'Rows of lit lamps under fireworks'],
  rakhi: ['#a02c5a', 'A rakhi of gold and red with its threads'],
  eid: ['#14524c', 'A crescent moon and lanterns over domes'],
  holi: ['#7a2f7a', 'Heaps of colour powder on brass plates'],
}

/** The picture of a gift card by the key of its drawing, or by a URL. */
export const giftPicture = (image: string): Picture => ({
  url: image.includes('/') ? image : `/images/gift-card/${encodeURIComponent(image)}`,
  width: 1200,
  height: 750,
  alt: drawings[image]?.[1] ?? '',
  color: drawings[image]?.[0] ?? '#3b3a66',
})

export interface GiveawaySeed {
  readonly id: string
  readonly title: string
  readonly prize: string
  readonly intro: string
  readonly rules: readonly string[]
  readonly beaconSource: string
  readonly scene: string
  readonly alt: string
  readonly winners: number
  /** days from seeding until it starts and until it ends */
  readonly from: number
  readonly to: number
  /** the seed is derived from this name; a real one is random */
  readonly chance: string
  /** the public value published after its end, if it was drawn */
  readonly beacon?: string
  /** the person of the demo data who won it first and has not answered yet */
  readonly winner?: string
}

const rules = (winners: string) => [
  'One entry a person, with an account. Entering costs nothing and buying nothing helps.',
  'Anybody in India who is eighteen or older may enter, except people who work here.',
  `${winners} drawn within three days of the end and told by mail; who does not answer in seven days is passed over.`,
  'What you write in the form is deleted thirty days after you sent it.',
]

/** Two giveaways: an open one, and one that was drawn. */
export const giveaways: readonly GiveawaySeed[] = [
  {
    id: 'favourite-things-winter',
    title: 'Our favourite things, in one trunk',
    prize: 'A tin trunk with twelve things that our team bought with their own money, worth ₹18,400',
    intro:
      'A razai from Jaipur, a copper lamp from Kasba Peth, gur that smells of January, and nine more that we keep back.',
    rules: rules('Three winners are'),
    beaconSource:
      'the closing value of the Sensex on the first trading day after the end, as the exchange publishes it',
    scene: 'copper-dusk-2',
    alt: 'Copper pots on an anvil',
    winners: 3,
    from: -2,
    to: 28,
    chance: 'winter trunk',
  },
  {
    id: 'favourite-things-monsoon',
    title: 'The monsoon trunk',
    prize: 'An umbrella, a kettle, and six months of chai',
    intro: 'For the rain that came late and stayed.',
    rules: rules('One winner is'),
    beaconSource:
      'the closing value of the Sensex on the first trading day after the end, as the exchange publishes it',
    scene: 'rain-day-1',
    alt: 'A street in the rain with umbrellas',
    winners: 1,
    from: -33,
    to: -3,
    chance: 'monsoon trunk',
    beacon: '81,523.16',
    winner: 'deepa@nukkad.test',
  },
]

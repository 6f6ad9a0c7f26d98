interface OptionSeed {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly scene: string
  readonly alt: string
}
export interface PollSeed {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** counted from the day of seeding */
  readonly days: number
  readonly options: readonly OptionSeed[]
}

/** Polls of the campaign team. */
export const polls: readonly PollSeed[] = [
  {
    id: 'best-golgappa',
    title: 'Who makes the best golgappa?',
    intro: 'Six stalls, one question that has ended friendships. One vote each, no second helpings.',
    days: 45,
    options: [
      {
        id: 'bengali-market',
        title: 'Bengali Market, Delhi',
        scene: 'bazaar-dusk-1',
        line: 'Suji shells, five waters, and a queue that knows your name',
        alt: 'Stalls of a bazaar at dusk, lit from inside',
      },
      {
        id: 'vivekananda-park',
        title: 'Vivekananda Park, Kolkata',
        scene: 'street-dusk-2',
        line: 'Phuchka with gondhoraj lime; he counts to six and stops',
        alt: 'A street at dusk with people under lamps',
      },
      {
        id: 'juhu-chowpatty',
        title: 'Juhu Chowpatty, Mumbai',
        scene: 'beach-dusk-1',
        line: 'Warm ragda inside, sand outside, both part of it',
        alt: 'A beach at dusk with people walking along the water',
      },
      {
        id: 'gokul-chat',
        title: 'Gokul Chat, Hyderabad',
        scene: 'market-night-1',
        line: 'Cold mint water poured from a height that frightens shirts',
        alt: 'A market street at night',
      },
      {
        id: 'garuda-mall-cart',
        title: 'The cart behind Garuda Mall, Bangalore',
        scene: 'phuchka-night-1',
        line: 'Only after seven, only until the potatoes are gone',
        alt: 'Crisp phuchkas beside their tamarind water',
      },
      {
        id: 'kasba-peth-corner',
        title: 'Kasba Peth corner, Pune',
        scene: 'street-night-3',
        line: 'Sweet first, then the fire; the old man watches your face',
        alt: 'A narrow street at night with one bright corner',
      },
    ],
  },
]

export interface AwardSeed {
  readonly category: string
  readonly title: string
  readonly line: string
  /** slug of a maker, and why it is nominated */
  readonly brands: readonly (readonly [slug: string, line: string])[]
}
export const awardYear = 2027

/** Awards of the coming year, open for votes. */
export const awards: readonly AwardSeed[] = [
  {
    category: 'craft-of-the-year',
    title: 'Craft of the year',
    line: 'A thing that hands nearly forgot, made well again.',
    brands: [
      ['kasba-coppersmiths', 'Eleven thousand blows a lamp, and not one to spare'],
      ['golconda-bidri', 'Silver set into soil from the fort itself'],
      ['ganga-kantha', 'Old sarees, new stories, one running stitch'],
      ['lacquer-lane', 'Channapatna colours that children may chew'],
    ],
  },
  {
    category: 'first-shop',
    title: 'First shop',
    line: 'Opened this year, and one wonders how the lane did without.',
    brands: [
      ['rock-garden-greens', 'A nursery on a roof where water tanks used to be'],
      ['verandah-toys', 'Wooden scooters that start every time'],
      ['half-past-linen', 'Shirts for people who are late and do not mind'],
      ['mapusa-mud', 'Laterite cups from a potter who used to write code'],
    ],
  },
  {
    category: 'counter-of-the-year',
    title: 'Counter of the year',
    line: 'Where one comes for a gram and stays for the talk.',
    brands: [
      ['purani-dilli-masala-ghar', 'They let you smell everything twice'],
      ['osmania-tea-room', 'The biscuit is free, the advice is not optional'],
      ['thinnai-coffee-stores', 'Ground while you wait, told while it grinds'],
      ['camp-biscuit-works', 'Shrewsburys counted out loud since 1955'],
    ],
  },
  {
    category: 'kindest-parcel',
    title: 'Kindest parcel',
    line: 'How it was wrapped, and the note inside.',
    brands: [
      ['chitthi-paper-works', 'A letter with every order, in ink'],
      ['boi-para-bindery', 'Wrapped in proof sheets worth reading'],
      ['sambrani-house', 'One opens it and the room is a temple'],
      ['koli-cotton', 'Tied with the rope of a real boat'],
    ],
  },
]

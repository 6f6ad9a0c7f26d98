interface Said {
  readonly title: string
  readonly text: string
}
interface SubscriptionPlanSeed {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly sku: string
  readonly billing: 'upfront' | 'mandate'
  /** Rupees per delivery. */
  readonly price: number
  readonly every: readonly [count: number, unit: 'week' | 'month']
  readonly deliveries: number
  readonly rest?: 'refund' | 'ship'
  readonly comes: readonly string[]
}
export interface SubscriptionSeed {
  readonly slug: string
  readonly title: string
  readonly line: string
  /** A scene of the whole country. */
  readonly scene: string
  readonly alt: string
  readonly story: readonly Said[]
  readonly questions: readonly Said[]
  readonly plans: readonly SubscriptionPlanSeed[]
}

/** Subscription boxes. */
export const subscriptions: readonly SubscriptionSeed[] = [
  {
    slug: 'chai-of-the-month',
    title: 'Chai of the month',
    line: 'One garden in a tin, and another every month. Water, milk and opinions are yours.',
    scene: 'chai-dawn-3',
    alt: 'Glasses of chai and a kettle',
    story: [
      {
        title: 'Twelve gardens, one kettle',
        text: 'Farhan of the Osmania Tea Room buys from people he has had tea with. In January that is the frost leaf of the Nilgiris, in April the first flush from Darjeeling, in the rains a smoked leaf from Assam that smells of the shed it dried in. Each month he chooses one, and packs it on a single morning.',
      },
      {
        title: 'What lies in the tin',
        text: 'The leaf, dated by hand, and a card: who plucked it, how hot the water should be, and what Farhan’s mother says about the milk. Enough for fifty cups, or for one long strike in the family.',
      },
    ],
    questions: [
      {
        title: 'Which tea comes first?',
        text: 'The one of the month in which you begin. The tin is packed within a day and is with you in three to six.',
      },
      {
        title: 'I am away in March.',
        text: 'Skip it in your account until three days before it is packed. Nothing is lost: the tin comes a month later.',
      },
      {
        title: 'Can it be a present?',
        text: 'Yes. Send it to any address you have saved, and change that whenever you like.',
      },
    ],
    plans: [
      {
        id: 'chai-monthly',
        title: 'Month by month',
        line: 'Charged when it is packed, by a mandate with your bank. Nothing to remember.',
        sku: 'chai-of-the-month-100-g',
        billing: 'mandate',
        price: 299,
        every: [1, 'month'],
        deliveries: 12,
        comes: [
          'A tin of 100 g, another garden every month',
          'The card of who plucked it',
          'Carriage, in all of India',
        ],
      },
      {
        id: 'chai-three-months',
        title: 'Three months',
        line: 'A season of tea, paid once. The best present for people who have everything.',
        sku: 'chai-of-the-month-100-g',
        billing: 'upfront',
        price: 289,
        every: [1, 'month'],
        deliveries: 3,
        comes: [
          'First: Nilgiri frost tea',
          'Second: a smoked leaf from Assam',
          'Third: Kangra green, with its wooden scoop',
        ],
      },
      {
        id: 'chai-year-large',
        title: 'A year, for a full house',
        line: '250 g a month for those who are never alone at tea. The year’s price is made for the year.',
        sku: 'chai-of-the-month-250-g',
        billing: 'upfront',
        price: 599,
        every: [1, 'month'],
        deliveries: 12,
        rest: 'ship',
        comes: [
          'A tin of 250 g, twelve gardens in a year',
          'In October the Diwali tin, in brass',
          'Carriage, in all of India',
        ],
      },
    ],
  },
  {
    slug: 'reading-box',
    title: 'The reading box',
    line: 'A novel in brown paper from College Street, chosen by somebody who has read it.',
    scene: 'books-dusk-2',
    alt: 'Stalls of second-hand books under bulbs, at dusk',
    story: [
      {
        title: 'Forty thousand books and one opinion',
        text: 'Boi Para Bindery stands between two hundred stalls that sell what Calcutta has finished reading. Every month the binders put one novel aside that they would not lend to their own brothers, mend its spine, and wrap it so that you do not know what it is.',
      },
      {
        title: 'With room for your own words',
        text: 'Beside it lies a notebook, made from the end papers of books that could not be saved, and a letter: why this one, and from which page on it gets good.',
      },
    ],
    questions: [
      {
        title: 'What if I have read it?',
        text: 'Write to us, and the next box brings two. Give the first to somebody on the metro.',
      },
      {
        title: 'English only?',
        text: 'English by default; note Hindi or Bangla in the landmark of your address, and the binders will see it.',
      },
    ],
    plans: [
      {
        id: 'reading-monthly',
        title: 'Every month',
        line: 'Charged when it is packed; stop after any chapter.',
        sku: 'reading-box-from-college-street-indigo-a5',
        billing: 'mandate',
        price: 949,
        every: [1, 'month'],
        deliveries: 12,
        comes: ['A novel, mended and wrapped', 'A notebook of rescued paper', 'The bookseller’s letter'],
      },
      {
        id: 'reading-six',
        title: 'Six boxes, every two months',
        line: 'A year of reading for those who like thick ones. Paid once.',
        sku: 'reading-box-from-college-street-indigo-a5',
        billing: 'upfront',
        price: 899,
        every: [2, 'month'],
        deliveries: 6,
        comes: [
          'Six novels in a year',
          'Six notebooks, or five if one is very good',
          'An invitation to the binders’ tea in December',
        ],
      },
    ],
  },
  {
    slug: 'plant-of-the-season',
    title: 'Plant of the season',
    line: 'Whatever likes your window just now, potted in clay, every fortnight or every three months.',
    scene: 'garden-day-4',
    alt: 'A nursery in the morning, rows of green in clay',
    story: [
      {
        title: 'Not what sells, what grows',
        text: 'Monsoon Leaf looks at the weather and not at the catalogue: ferns in the rains, herbs in November, a money plant when nothing else dares. Each has stood in the nursery for a fortnight without being looked after, to see whether it can bear you.',
      },
    ],
    questions: [
      {
        title: 'And if it dies?',
        text: 'Within thirty days we send another, and no lecture. After that we grieve together.',
      },
    ],
    plans: [
      {
        id: 'plant-quarterly',
        title: 'Four in a year',
        line: 'One for each season that the city admits to. Paid once.',
        sku: 'plant-of-the-season-small',
        billing: 'upfront',
        price: 489,
        every: [3, 'month'],
        deliveries: 4,
        comes: [
          'A plant in its season, in a clay pot',
          'The card of its wishes',
          'Carriage on a Monday, so that it spends no weekend in a van',
        ],
      },
      {
        id: 'herb-fortnightly',
        title: 'Herbs, every two weeks',
        line: 'For kitchens that use them up. Charged when a pot leaves.',
        sku: 'plant-of-the-season-small',
        billing: 'mandate',
        price: 289,
        every: [2, 'week'],
        deliveries: 26,
        comes: ['Tulsi, pudina, curry leaf: what is strong just now', 'Soil for the last one’s pot'],
      },
    ],
  },
]

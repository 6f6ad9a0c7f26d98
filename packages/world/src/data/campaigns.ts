/** A page composed of blocks; `scene` is a scene of the whole country. */
export interface CampaignSeed {
  readonly slug: string
  /** In its address: /campaign/festive/diwali-lights. */
  readonly category: string
  readonly title: string
  readonly description: string
  readonly scene: string
  readonly alt: string
  readonly blocks: readonly object[]
}

const hero = (scene: string, alt: string, kicker: string, title: string, text: string, cta: [string, string]) => ({
  ...{ type: 'hero', kicker, title, text, scene, alt },
  cta: { title: cta[0], url: cta[1] },
})

/** Pages of the campaign team. */
export const campaigns: readonly CampaignSeed[] = [
  {
    slug: 'diwali-lights',
    category: 'festive',
    title: 'Diwali, lit by hand',
    description: 'Diyas, lamps and sweets from people who make them all year, for the one night that is theirs.',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
    blocks: [
      hero(
        'lamps-night',
        'Rows of clay lamps along a window at night',
        'Festive',
        'Diwali, lit by hand',
        'Eleven makers, one evening. Everything here leaves the workshop in time for the first lamp.',
        ['See the lamps', '/shop/c/home-decor/lamps'],
      ),
      {
        type: 'text',
        title: 'Before the lights go on',
        html: '<p>In Kumartuli the clay that was left over from the goddesses becomes diyas. In Kasba Peth a lamp takes eleven thousand blows. In Bhowanipore the sugar is the first of the winter. None of them has ever seen the others; on your windowsill they meet.</p><p>Order by the weekend and it comes wrapped in newspaper, in a language you may not read.</p>',
      },
      {
        type: 'products',
        title: 'For the windowsill',
        slugs: [
          'river-clay-diyas-set-of-twelve',
          'hanging-copper-diya-three-wicks',
          'brass-elephant-diya',
          'akash-kandil-fold-up',
        ],
      },
      {
        type: 'products',
        title: 'For whoever opens the door',
        slugs: ['diwali-cane-box', 'winter-gur-box', 'kaju-katli-thin-cut', 'motichoor-laddoo'],
      },
      {
        type: 'banner',
        title: 'Not sure what they like?',
        text: 'Four questions, one good box.',
        url: '/event/gifts/diwali',
        cta: 'Open the gift finder',
      },
      {
        type: 'products',
        title: 'For the evening itself',
        slugs: [
          'indigo-block-print-kurta',
          'phulkari-bridal-jutti',
          'filigree-leaf-jhumka',
          'hand-block-chanderi-evening-rose',
        ],
      },
    ],
  },
  {
    slug: 'handloom-week',
    category: 'craft',
    title: 'Handloom week',
    description: 'Seven days, seven looms: sarees, stoles and shirts from the people who weave them.',
    scene: 'workshop-day',
    alt: 'A weaver at a pit loom in the light of a door',
    blocks: [
      hero(
        'workshop-day',
        'A weaver at a pit loom in the light of a door',
        'Handloom',
        'Seven days, seven looms',
        'From Ilkal to Phulia. Each cloth carries the name of the person who sat behind it.',
        ['All sarees', '/shop/c/shopping/sarees'],
      ),
      {
        type: 'text',
        title: null,
        html: '<p>A power loom makes a saree in forty minutes. These took between a week and eight months, and the difference is what you feel when you fold them.</p>',
      },
      {
        type: 'products',
        title: 'Straight from the loom',
        slugs: [
          'ilkal-with-tope-teni-pallu',
          'pochampally-rail-line-ikat',
          'begampuri-everyday-tant',
          'kunbi-red-stole',
          'jamdani-mist-stole',
          'khadi-denim-overshirt',
        ],
      },
    ],
  },
]

/**
 * Banners by screen: a page's name for those below its header, `promo` stands on the homes, `shop` on the shop's home,
 * `specials` on the page of what is cheaper today.
 */
export const banners = [
  {
    screen: '/home-new',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Eleven makers and one evening of lamps.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
  },
  {
    screen: '/generic-landing-page',
    kicker: 'Handloom week',
    title: 'Seven days, seven looms',
    line: 'Sarees, stoles and shirts with the weaver’s name inside the last fold.',
    url: '/shop/c/shopping/sarees',
    cta: 'Meet the looms',
    scene: 'workshop-day',
    alt: 'A weaver at a pit loom in the light of a door',
  },
  {
    screen: '/discovery',
    kicker: 'This weekend',
    title: 'Two days, no spreadsheets',
    line: 'Walks, gigs and workshops that still have a seat.',
    url: '/all/events',
    cta: 'See what is on',
    scene: 'market-day',
    alt: 'A market lane in daylight',
  },
  {
    screen: '/lbb-tv',
    kicker: 'New',
    title: 'Fresh from the workshop',
    line: 'What the people in the films made this month.',
    url: '/shop/new-launches',
    cta: 'See what is new',
    scene: 'workshop-day',
    alt: 'A weaver at a pit loom in the light of a door',
  },
  {
    screen: '/commerce-category',
    kicker: 'Under ₹999',
    title: 'Small money, good hands',
    line: 'Two hundred things that cost less than dinner, and last longer.',
    url: '/shop/f/under-999',
    cta: 'Have a look',
    scene: 'market-day',
    alt: 'A market lane in daylight',
  },
  {
    screen: '/cart',
    kicker: 'Gifts',
    title: 'Is one of these for somebody else?',
    line: 'Hampers, their name on it, and a note in a real hand.',
    url: '/shop/c/gifts',
    cta: 'See the gifts',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
  },
  {
    screen: 'home',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Eleven makers and one evening of lamps.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
  },
  {
    screen: 'promo',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Eleven makers and one evening of lamps.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
  },
  {
    screen: 'shop',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Diyas from Kumartuli, copper from Kasba Peth, sugar from the first date palms.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
  },
  {
    screen: 'shop',
    kicker: 'Handloom week',
    title: 'Seven days, seven looms',
    line: 'Sarees, stoles and shirts with the weaver’s name inside the last fold.',
    url: '/shop/marketing/handloom-week',
    cta: 'Meet the looms',
    scene: 'workshop-day',
    alt: 'A weaver at a pit loom in the light of a door',
  },
  {
    screen: 'shop',
    kicker: 'Under ₹999',
    title: 'Small money, good hands',
    line: 'Two hundred things that cost less than dinner, and last longer.',
    url: '/shop/f/under-999',
    cta: 'Have a look',
    scene: 'market-day',
    alt: 'A market lane in daylight',
  },
  {
    screen: 'specials',
    kicker: 'First bag',
    title: 'A tenth off your first bag',
    line: 'NAMASTE10 takes it off ₹499 and more, once, for everybody who is new here.',
    url: '/shop',
    cta: 'To the shop',
    scene: 'market-day',
    alt: 'A market lane in daylight',
  },
  {
    screen: 'specials',
    kicker: 'Festive',
    title: 'Lamps while the clay lasts',
    line: 'Diyas from Kumartuli, copper from Kasba Peth: eleven makers and one evening.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
    alt: 'Rows of clay lamps along a window at night',
  },
] as const

import { block, type CampaignSeed, scene } from './compose.ts'

export const diwaliBazaar: CampaignSeed = {
  slug: 'diwali-bazaar',
  kind: 'shop-event',
  category: 'festive',
  title: 'The Diwali bazaar',
  description:
    'A market of lamps, sweets and cloth, on the ground in Delhi and here for everybody else, until its lamps go out.',
  scene: 'bazaar-night',
  alt: 'A bazaar at night, every stall under its own string of lamps',
  theme: { accent: 'marigold', ground: 'wash', pattern: 'dots' },
  days: 24,
  blocks: (ends) => [
    block('hero', {
      layout: 'over',
      kicker: 'On the ground and here',
      title: 'A bazaar that fits in your hand',
      text: 'Forty stalls, none of them a chain. What is not sold by the last lamp goes home with its maker.',
      picture: scene('bazaar-night', 'A bazaar at night, every stall under its own string of lamps'),
      cta: { title: 'Begin with the lamps', url: '/shop/c/home-decor/lamps' },
    }),
    block('countdown', {
      title: 'Until the last lamp is packed',
      ends,
      after: 'The last lamp is packed',
    }),
    block('text', {
      title: 'How a bazaar smells',
      html: '<p>Of ghee first, then of marigold, then of the rain that has just stopped. You can’t put that in a parcel. What you can put in one is what the stalls bring: <strong>diyas from river clay</strong>, sugar from the first date palms, a stole that took eleven passes of indigo.</p>',
    }),
    block('products', {
      title: 'First stall on the left',
      slugs: [
        'river-clay-diyas-set-of-twelve',
        'painted-eye-clay-lamp',
        'samai-oil-lamp-tall',
        'hanging-copper-diya-three-wicks',
      ],
    }),
    block('coupon', {
      title: 'Something off, because you came',
      text: 'At the stalls you would haggle. Here you copy.',
      code: 'LOKAL100',
    }),
    block('brands', {
      title: 'Who stands behind the tables',
      slugs: ['kumartuli-clay-works', 'kasba-coppersmiths', 'nolen-nahoum-lane', 'purani-dilli-masala-ghar'],
    }),
    block('events', { title: 'If you are in Delhi, come', slugs: ['diwali-bazaar', 'winter-market-lodhi'] }),
    block('gallery', {
      title: 'Last year, before closing',
      pictures: [
        {
          picture: scene('bazaar-dusk', 'Stalls being set up in low light'),
          caption: 'Five o’clock: the strings go up',
        },
        {
          picture: scene('lamps-dusk', 'Oil being poured into clay lamps'),
          caption: 'Six: oil goes in, talk goes down',
        },
        { picture: scene('market-night', 'A crowd between two rows of stalls'), caption: 'Eight: nobody can move' },
      ],
    }),
    block('products', {
      title: 'Sweets, while they are warm',
      slugs: ['nolen-gur-sandesh', 'kesar-peda', 'kaju-katli-thin-cut', 'motichoor-laddoo'],
    }),
    block('steps', {
      title: 'How it reaches you',
      items: [
        { title: 'You choose tonight', text: 'Stalls answer until ten. What is gone says so.' },
        { title: 'They pack by hand', text: 'In newspaper and straw: clay travels better that way than in plastic.' },
        { title: 'It is there before the day', text: 'Your cart tells the day for your pincode before you pay.' },
      ],
    }),
    block('quote', {
      text: 'People ask whether the lamp will last. It is one night’s work for one night’s light, I tell them. Then they come back for twelve.',
      who: 'Sova Pal, Kumartuli Clay Works',
    }),
    block('faq', {
      title: 'Asked at every stall',
      items: [
        {
          question: 'Does a clay lamp arrive whole?',
          answer:
            '<p>Ninety-eight of a hundred do. The other two are sent again, and you keep the pieces for the plants.</p>',
        },
        {
          question: 'Can it go to somebody else’s door?',
          answer: '<p>Yes: give their address at checkout, with a note. The bill stays with you.</p>',
        },
        {
          question: 'What happens after the bazaar?',
          answer: '<p>The makers are here all year, at the same prices. Only the crowd goes home.</p>',
        },
      ],
    }),
  ],
}

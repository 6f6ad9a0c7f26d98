import type { Occasion } from './occasions.ts'

interface BannerSeed {
  readonly screen: string
  readonly kicker: string
  readonly title: string
  readonly line: string
  readonly url: string
  readonly cta: string
  readonly scene: string
  /** shown before this festival and ending with it; banners without one are always shown */
  readonly occasion?: Occasion
}

/**
 * Banners by screen: a page's name for those below its header, `promo` on the home pages, `shop` on the shop's home
 * page, `specials` on the page of bargains.
 */
const standing: readonly BannerSeed[] = [
  {
    screen: '/home-new',
    occasion: 'diwali',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Eleven makers and one evening of lamps.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
  },
  {
    screen: '/generic-landing-page',
    kicker: 'Handloom week',
    title: 'Seven days, seven looms',
    line: 'Sarees, stoles and shirts with the weaver’s name inside the last fold.',
    url: '/shop/c/shopping/sarees',
    cta: 'Meet the looms',
    scene: 'loom-day',
  },
  {
    screen: '/discovery',
    kicker: 'This weekend',
    title: 'Two days, no spreadsheets',
    line: 'Walks, gigs and workshops that still have a seat.',
    url: '/all/events',
    cta: 'See what is on',
    scene: 'market-day',
  },
  {
    screen: '/lbb-tv',
    kicker: 'New',
    title: 'Fresh from the workshop',
    line: 'What the people in the films made this month.',
    url: '/shop/new-launches',
    cta: 'See what is new',
    scene: 'loom-day',
  },
  {
    screen: '/commerce-category',
    kicker: 'Under ₹999',
    title: 'Small money, good hands',
    line: 'Two hundred things that cost less than dinner, and last longer.',
    url: '/shop/f/under-999',
    cta: 'Have a look',
    scene: 'market-day',
  },
  {
    screen: '/cart',
    kicker: 'Gifts',
    title: 'A gift for somebody?',
    line: 'Hampers, their name on it, and a note in a real hand.',
    url: '/shop/c/gifts',
    cta: 'See the gifts',
    scene: 'lamps-night',
  },
  {
    screen: 'home',
    occasion: 'diwali',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Eleven makers and one evening of lamps.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
  },
  {
    screen: 'promo',
    occasion: 'diwali',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Eleven makers and one evening of lamps.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
  },
  {
    screen: 'shop',
    occasion: 'diwali',
    kicker: 'Festive',
    title: 'Diwali, lit by hand',
    line: 'Diyas from Kumartuli, copper from Kasba Peth, sugar from the first date palms.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
  },
  {
    screen: 'shop',
    kicker: 'Handloom week',
    title: 'Seven days, seven looms',
    line: 'Sarees, stoles and shirts with the weaver’s name inside the last fold.',
    url: '/shop/marketing/handloom-week',
    cta: 'Meet the looms',
    scene: 'loom-day',
  },
  {
    screen: 'shop',
    kicker: 'Under ₹999',
    title: 'Small money, good hands',
    line: 'Two hundred things that cost less than dinner, and last longer.',
    url: '/shop/f/under-999',
    cta: 'Have a look',
    scene: 'market-day',
  },
  {
    screen: 'specials',
    kicker: 'First order',
    title: 'A tenth off your first bag',
    line: 'NAMASTE10 takes it off ₹499 and more, once, for everybody who is new here.',
    url: '/shop',
    cta: 'To the shop',
    scene: 'market-day',
  },
  {
    screen: 'specials',
    occasion: 'diwali',
    kicker: 'Festive',
    title: 'Lamps while the clay lasts',
    line: 'Diyas from Kumartuli, copper from Kasba Peth: eleven makers and one evening.',
    url: '/campaign/festive/diwali-lights',
    cta: 'See the lights',
    scene: 'lamps-night',
  },
]

/** Banners of the home pages before a festival, and otherwise. */
const ofHomes: readonly Omit<BannerSeed, 'screen'>[] = [
  {
    occasion: 'christmas',
    kicker: 'Christmas',
    title: 'Plum cake, stars and a box with a bow',
    line: 'Hampers and small presents, by people who wrap them themselves.',
    url: '/shop/c/gifts',
    cta: 'See the gifts',
    scene: 'cake-night',
  },
  {
    occasion: 'holi',
    kicker: 'Holi',
    title: 'Sweets first, then colour',
    line: 'Gujiyas, laddoos and thandai spice from eight cities.',
    url: '/shop/c/snacks-groceries/sweets',
    cta: 'See the sweets',
    scene: 'sweets-day',
  },
  {
    occasion: 'rakhi',
    kicker: 'Rakhi',
    title: 'For the one who took the blame',
    line: 'Gifts for brothers and sisters, sent with a note in a real hand.',
    url: '/shop/c/gifts',
    cta: 'See the gifts',
    scene: 'beads-day',
  },
  {
    kicker: 'New here',
    title: 'Eight cities, made by hand',
    line: 'What makers of eight cities finished this month.',
    url: '/shop/new-launches',
    cta: 'See what is new',
    scene: 'loom-day',
  },
]

export const banners: readonly BannerSeed[] = [
  ...standing,
  ...['/home-new', 'home', 'promo'].flatMap((screen) => ofHomes.map((one) => ({ screen, ...one }))),
]

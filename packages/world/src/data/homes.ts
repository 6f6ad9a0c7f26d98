/** The header of a city's home page. `scene` is the name of a scene, `<motif>-<hour>`. */
export interface HomeSeed {
  readonly city: string
  readonly title: string
  readonly text: string
  readonly scene: string
  readonly actions: readonly { readonly title: string; readonly url: string }[]
  readonly chips: readonly { readonly title: string; readonly url: string }[]
}

const actionsOf = (city: string, first: string) => [
  { title: first, url: `/${city}/events` },
  { title: 'Near me', url: `/${city}/around-you` },
  { title: 'Made in the city', url: `/${city}/shop` },
  { title: 'New this week', url: '/shop/new-launches' },
]
const chipsOf = (city: string, localities: readonly (readonly [string, string])[], drink: string) => [
  { title: drink, url: `/${city}/post/search?q=${encodeURIComponent(drink.toLowerCase().split(' ')[0] ?? '')}` },
  { title: 'This weekend', url: `/${city}/events` },
  { title: 'Open now', url: `/${city}/around-you` },
  { title: 'Under ₹999', url: '/shop/f/under-999' },
  { title: 'Gifts', url: '/shop/c/gifts' },
  { title: 'For the kitchen', url: '/shop/c/home-decor/kitchen' },
  { title: 'Chai & coffee', url: '/shop/c/snacks-groceries/chai-coffee' },
  { title: 'Jewellery', url: '/shop/c/shopping/jewellery' },
  { title: 'Shoes and juttis', url: '/shop/c/shopping/shoes' },
  ...localities.map(([slug, title]) => ({ title, url: `/${city}/locality/${slug}` })),
  { title: 'Women-led brands', url: '/all/womens-day/women-led-brands' },
]

/** The homes of the eight cities, and of the whole country (`all`). */
export const homes: readonly HomeSeed[] = [
  {
    city: 'all',
    title: 'Eight cities, one street corner.',
    text: 'Where to go this evening, and who made the thing on your table. Choose your city, or wander.',
    scene: 'street-dusk',
    actions: [
      { title: 'Choose your city', url: '/#cities' },
      { title: 'Open the shop', url: '/shop' },
    ],
    chips: [
      { title: 'New launches', url: '/shop/new-launches' },
      { title: 'Gifts', url: '/shop/c/gifts' },
      { title: 'For the home', url: '/shop/c/home-decor' },
      { title: 'Chai & coffee', url: '/shop/c/snacks-groceries/chai-coffee' },
      { title: 'Under ₹999', url: '/shop/f/under-999' },
      { title: 'City guides', url: '/city-guides' },
      { title: 'Tried and tested', url: '/trusted-reviews' },
      { title: 'Women-led brands', url: '/all/womens-day/women-led-brands' },
    ],
  },
  {
    city: 'delhi',
    title: 'Delhi is best walked after six.',
    text: 'Lamps along Lodhi Road, kebabs at Nizamuddin, and a bench that nobody else has found.',
    scene: 'landmark-dusk',
    actions: actionsOf('delhi', 'Plan my evening'),
    chips: chipsOf(
      'delhi',
      [
        ['hauz-khas', 'Hauz Khas'],
        ['shahpur-jat', 'Shahpur Jat'],
      ],
      'Chai stops',
    ),
  },
  {
    city: 'bangalore',
    title: 'Bangalore keeps its best hour for rain.',
    text: 'Order a second coffee, watch Church Street shine, and be first in the queue when it stops.',
    scene: 'rain-dusk',
    actions: actionsOf('bangalore', 'Find a dry table'),
    chips: chipsOf(
      'bangalore',
      [
        ['indiranagar', 'Indiranagar'],
        ['malleshwaram', 'Malleshwaram'],
      ],
      'Coffee first',
    ),
  },
  {
    city: 'mumbai',
    title: 'Mumbai begins where the last train ends.',
    text: 'Bun maska at Colaba, a play in Juhu, and the sea doing its one trick, well.',
    scene: 'landmark-night',
    actions: actionsOf('mumbai', 'Plan my night'),
    chips: chipsOf(
      'mumbai',
      [
        ['bandra', 'Bandra'],
        ['kala-ghoda', 'Kala Ghoda'],
      ],
      'Cutting chai',
    ),
  },
  {
    city: 'goa',
    title: 'Goa, for those who skip the beach.',
    text: 'Bread at six from the poder, tiles in Fontainhas, and a fado in somebody’s ballroom.',
    scene: 'our-lady-steps-dawn',
    actions: actionsOf('goa', 'Plan a slow day'),
    chips: chipsOf(
      'goa',
      [
        ['fontainhas', 'Fontainhas'],
        ['assagao', 'Assagao'],
      ],
      'Poi and chai',
    ),
  },
  {
    city: 'kolkata',
    title: 'Kolkata will argue, then feed you.',
    text: 'Kochuri by eight, books by noon, and by evening an adda that has run since 1952.',
    scene: 'landmark-dawn',
    actions: actionsOf('kolkata', 'Join the adda'),
    chips: chipsOf(
      'kolkata',
      [
        ['park-street', 'Park Street'],
        ['college-street', 'College Street'],
      ],
      'Tea in clay',
    ),
  },
  {
    city: 'pune',
    title: 'Pune naps from one to four. Use it well.',
    text: 'Climb Vetal hill, mend a watch in Tulshibaug, and be back for misal before the tempers are.',
    scene: 'shaniwar-wada-day',
    actions: actionsOf('pune', 'Plan my Sunday'),
    chips: chipsOf(
      'pune',
      [
        ['koregaon-park', 'Koregaon Park'],
        ['kasba-peth', 'Kasba Peth'],
      ],
      'Misal trail',
    ),
  },
  {
    city: 'chennai',
    title: 'Chennai is at its best at five in the morning.',
    text: 'The Marina before the sun, filter coffee at the tank, and a kutcheri you can walk into.',
    scene: 'marina-lighthouse-dawn',
    actions: actionsOf('chennai', 'Plan my morning'),
    chips: chipsOf(
      'chennai',
      [
        ['mylapore', 'Mylapore'],
        ['besant-nagar', 'Besant Nagar'],
      ],
      'Degree coffee',
    ),
  },
  {
    city: 'hyderabad',
    title: 'Hyderabad eats late and means it.',
    text: 'Irani chai at eleven, bangles by arm’s length, and a fort that answers when you clap.',
    scene: 'landmark-night',
    actions: actionsOf('hyderabad', 'Plan my night'),
    chips: chipsOf(
      'hyderabad',
      [
        ['charminar', 'Charminar'],
        ['banjara-hills', 'Banjara Hills'],
      ],
      'Irani chai',
    ),
  },
]

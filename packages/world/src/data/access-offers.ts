/** An offer of the access programme; `of` is the slug of a place, or of a merchant where `isMerchant`. */
export interface OfferSeed {
  readonly slug: string
  readonly of: string
  readonly isMerchant: boolean
  readonly category: string
  readonly kind: 'deals' | 'discounts'
  readonly label: string
  readonly title: string
  readonly line: string
  readonly terms: readonly string[]
  readonly period: 'day' | 'week' | 'month' | 'once'
  readonly stock: number | null
}

export const accessCategories = [
  ['cafes', 'Cafes', 'A second cup, a slice with it, a table by the window'],
  ['restaurants', 'Restaurants', 'Lunch that comes with one more thing'],
  ['sweets-bakeries', 'Sweets and bakeries', 'By the box, with a little over'],
  ['spas', 'Spas', 'An hour in which nobody needs you, for less'],
  ['nightlife', 'Bars and music', 'The first round is where members are ahead'],
  ['activities', 'Things to do', 'Workshops and galleries with a members’ price'],
  ['shopping', 'Studios and shops', 'At the maker’s own counter'],
] as const

type Words = readonly [label: string, title: string, line: string]
interface More {
  readonly period?: OfferSeed['period']
  readonly stock?: number
  readonly terms?: readonly string[]
}

const written =
  (category: string, isMerchant = false) =>
  (of: string, [label, title, line]: Words, more: More = {}): OfferSeed => ({
    slug: `${of}-${label.includes('%') ? 'off' : 'deal'}`,
    of,
    isMerchant,
    category,
    label,
    title,
    line,
    period: more.period ?? 'week',
    stock: more.stock ?? null,
    kind: label.includes('%') ? 'discounts' : 'deals',
    terms: [...(more.terms ?? []), 'For one table or one person a visit; not together with another offer.'],
  })

const cafe = written('cafes')
const restaurant = written('restaurants')
const sweet = written('sweets-bakeries')
const spa = written('spas')
const bar = written('nightlife')
const todo = written('activities')
const studio = written('shopping', true)

const weekdays = 'Monday to Friday, public holidays excepted.'
const dineIn = 'At the table only, not for parcels.'
const book = 'Book by telephone and say that you are a member.'

/** Every offer belongs to a place or merchant of the demo data. */
export const accessOffers: readonly OfferSeed[] = [
  cafe('blue-tokai-hauz', ['1 + 1', 'A second pour-over with the first', 'Bring somebody who likes theirs black'], {
    terms: [dineIn, 'The second is the same size or smaller.'],
    period: 'day',
  }),
  cafe('perch-khan', ['20% off', 'A fifth off lunch at Perch', 'The courtyard table counts too'], {
    terms: [weekdays, dineIn],
  }),
  cafe('slow-lorry-cafe', ['Free cookie', 'A salted cookie with any coffee', 'Still warm before eleven'], {
    stock: 300,
  }),
  restaurant(
    'naivedyam',
    ['Free filter coffee', 'A tumbler of coffee after any thali', 'Pulled from a height, as it should be'],
    {
      terms: [dineIn],
    },
  ),
  spa('neem-house-spa', ['25% off', 'A quarter off the long oil massage', 'Sixty or ninety minutes, any therapist'], {
    terms: [weekdays, book],
    period: 'month',
  }),
  bar('piano-man', ['No cover', 'Two walk in without the cover', 'First set, before the room fills'], {
    terms: ['Until 8:30 pm, while there are seats.', 'Age 25 and above; bring a card that says so.'],
  }),
  studio('dilli-dyers', ['15% off', 'Fifteen per cent at Farida’s counter', 'Anything on the shelf in Shahpur Jat'], {
    terms: ['At the studio, not online.'],
    period: 'month',
  }),
  cafe(
    'candies-bandra',
    ['Free lemonade', 'A mint lemonade with any plate', 'On the mosaic steps, if you find one free'],
    {
      terms: [dineIn],
    },
  ),
  cafe('mill-cafe', ['20% off', 'A fifth off breakfast in the mill', 'Until eleven, and they do not hurry you'], {
    terms: [weekdays],
  }),
  cafe('leaping-windows', ['1 + 1', 'Two hot chocolates for one', 'And the comics are free anyway'], {
    terms: [dineIn],
  }),
  restaurant(
    'britannia',
    ['Free caramel custard', 'A custard with every berry pulao', 'Mr Kohinoor’s family insists'],
    {
      terms: [dineIn, 'Lunch only.'],
    },
  ),
  sweet('ranwar-bakery', ['Free dozen', 'A dozen khari with bread over ₹200', 'Out of the oven at five'], {
    stock: 200,
  }),
  spa('salt-room-bandra', ['30% off', 'Thirty per cent off the salt scrub', 'Forty-five minutes, and new knees'], {
    terms: [weekdays, book],
    period: 'month',
  }),
  studio('fort-horology', ['10% off', 'A tenth off a strap or a service', 'Watches older than you are welcome'], {
    terms: ['At the workshop, not online.'],
    period: 'month',
  }),
  cafe('third-cross-cafe', ['1 + 1', 'A flat white for the one you came with', 'Any milk, same price'], {
    terms: [dineIn],
    period: 'day',
  }),
  cafe('hsr-sunday-soul', ['25% off', 'A quarter off brunch', 'Eggs, waffles, the long table'], { terms: [weekdays] }),
  cafe('koshys', ['Free dessert', 'Caramel custard after lunch', 'Under the fan that has heard everything'], {
    terms: [dineIn],
  }),
  sweet('albert-bakery', ['Free mawa cake', 'One mawa cake with any box', 'From four, when the shutters go up'], {
    stock: 150,
  }),
  spa('sampige-bath-house', ['20% off', 'A fifth off the oil bath', 'Midweek, when the stone bench is free'], {
    terms: [weekdays, book],
    period: 'month',
  }),
  bar('toit-corner', ['1 + 1', 'A pint for a pint, till seven', 'The weiss counts; the seasonal does not'], {
    terms: ['Before 7 pm.', 'Age 21 and above; bring a card that says so.'],
  }),
  studio('chikmag-sons', ['10% off', 'A tenth off every bag of beans', 'Ground for what you have at home'], {
    terms: ['At the roastery, not online.'],
  }),
  cafe('sienna', ['Free cake', 'A slice with any pot of tea', 'The one under the glass bell'], { terms: [dineIn] }),
  cafe('flurys', ['15% off', 'Fifteen per cent off the all-day breakfast', 'Pink walls, white tablecloths'], {
    terms: [weekdays, dineIn],
  }),
  restaurant('mocambo', ['Free starter', 'A plate of fish cutlets for two', 'With any two mains'], {
    terms: [dineIn, 'Dinner, before 8 pm.'],
  }),
  sweet('nahoum', ['Free dozen', 'A dozen cheese samosas over ₹500', 'While the tray lasts'], { stock: 120 }),
  spa('jamdani-spa', ['25% off', 'A quarter off the champi', 'Head, neck and shoulders, forty minutes'], {
    terms: [book],
    period: 'month',
  }),
  todo('kumartuli-clay', ['20% off', 'A fifth off a morning in clay', 'Straw, river mud and two goddesses to copy'], {
    terms: ['Whoever registers shows the code at the door.'],
    period: 'month',
  }),
  cafe('road-twelve-cafe', ['1 + 1', 'Two cold brews for one', 'The verandah has a plug at every table'], {
    terms: [dineIn],
    period: 'day',
  }),
  cafe('server-room-cafe', ['20% off', 'A fifth off anything with two shots', 'For those on call'], {
    terms: [weekdays],
  }),
  cafe('nimrah', ['Free Osmania', 'Two Osmania biscuits with every chai', 'Standing, facing the Charminar'], {
    stock: 500,
    period: 'day',
  }),
  restaurant('shadab', ['Free double ka meetha', 'A sweet after any biryani', 'If you have room, and even if not'], {
    terms: [dineIn],
  }),
  spa('hammam-banjara', ['30% off', 'Thirty per cent off steam and scrub', 'Mornings for women, evenings for men'], {
    terms: [weekdays, book],
    period: 'month',
  }),
  todo('laad-and-lac', ['Free bangle', 'Make one, take a second along', 'Four minutes each, the colour is yours'], {
    stock: 100,
    period: 'month',
  }),
  cafe('amethyst', ['Free cooler', 'A watermelon cooler with lunch', 'Under the trees, away from the road'], {
    terms: [dineIn],
  }),
  cafe('knk-road-cafe', ['20% off', 'A fifth off breakfast', 'Until eleven, podi included'], { terms: [weekdays] }),
  cafe('mylai-degree', ['1 + 1', 'A second degree coffee with the first', 'Brass tumbler, proper froth'], {
    period: 'day',
  }),
  restaurant('murugan-idli', ['Free jigarthanda', 'A small glass after two plates', 'Best taken slowly'], {
    terms: [dineIn],
  }),
  spa('ennai-adyar', ['25% off', 'A quarter off the four-hand massage', 'Two people, in step, like rowing'], {
    terms: [weekdays, book],
    period: 'month',
  }),
  studio('auro-clay', ['12% off', 'Twelve per cent off seconds and firsts', 'The seconds shelf is where to look'], {
    terms: ['At the studio, not online.'],
    period: 'month',
  }),
  cafe('artjuna', ['Free brownie', 'A date brownie with any bowl', 'In the garden, under the neem'], {
    terms: [dineIn],
  }),
  cafe('villa-blanche', ['20% off', 'A fifth off Sunday brunch', 'German bread, Goan mangoes'], {
    terms: ['Sundays, until 1 pm.', dineIn],
  }),
  cafe('zest-palolem', ['1 + 1', 'Two smoothie bowls for one', 'Before the beach wakes up'], {
    terms: ['Before 10 am.'],
  }),
  restaurant('gunpowder', ['Free dessert', 'Bebinca for the table', 'Seven layers, argue about the eighth'], {
    terms: [dineIn],
  }),
  spa(
    'kokum-spa-assagao',
    ['30% off', 'Thirty per cent off scrub and plunge', 'Afternoons, when the beaches are full'],
    {
      terms: [weekdays, book],
      period: 'month',
    },
  ),
  todo('siolim-potter', ['20% off', 'A fifth off an hour at the wheel', 'The kundlem is yours once it is fired'], {
    period: 'month',
  }),
  studio('casa-azulejo', ['10% off', 'A tenth off hand-painted tiles', 'Orlando wraps them himself'], {
    terms: ['At the studio, not online.'],
    period: 'month',
  }),
  cafe('aundh-river-cafe', ['1 + 1', 'Two americanos for one', 'The bench over the river, if it is dry'], {
    period: 'day',
  }),
  cafe('lcr-cafe', ['20% off', 'A fifth off the film-society plate', 'Show the stub or just the code'], {
    terms: [weekdays],
  }),
  cafe('marzorin', ['Free softie', 'A softie with two chutney sandwiches', 'Upstairs, looking down on Main Street'], {
    stock: 250,
  }),
  sweet('kayani', ['Free Shrewsbury', 'A quarter kilo with a whole one', 'Queue on the left'], {
    stock: 100,
    period: 'month',
  }),
  spa('abhyanga-koregaon', ['25% off', 'A quarter off abhyanga with steam', 'Telephones sleep in the basket'], {
    terms: [weekdays, book],
    period: 'month',
  }),
  bar('balewadi-brew', ['1 + 1', 'A taster tray for a taster tray', 'Four small glasses each'], {
    terms: ['Before 7 pm.', 'Age 25 and above; bring a card that says so.'],
  }),
  studio('aundh-roasters', ['10% off', 'A tenth off beans and brewers', 'They grind while you wait'], {
    terms: ['At the roastery, not online.'],
  }),
]

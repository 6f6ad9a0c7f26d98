import type { PlaceSeed } from '../content-types.ts'
import { place } from '../write.ts'

type Point = readonly [lat: number, lng: number]

const spa = (
  slug: string,
  title: string,
  locality: string,
  point: Point,
  scene: string,
  line: string,
  story: readonly string[],
  address: string,
  howTo: string,
): PlaceSeed =>
  place(
    slug,
    title,
    'Spa',
    'wellness',
    locality,
    point,
    'Daily 10 am – 8 pm',
    2,
    scene,
    line,
    story,
    address,
    howTo,
    'wellness',
  )

/** Spas, one per city. */
export const spas: Readonly<Record<string, readonly PlaceSeed[]>> = {
  delhi: [
    spa(
      'neem-house-spa',
      'Neem House',
      'shahpur-jat',
      [28.5497, 77.2126],
      'spa-dusk-7',
      'Four rooms around one neem tree',
      [
        'A weaver’s house whose courtyard tree was older than the lease, so the rooms were built around it. Oil is warmed in brass over a single diya, and the only music is whatever the koel has decided.',
        'Ask for Sunita, who presses shoulders like somebody kneading for forty guests. Come twenty minutes early for the foot bath; the tea afterwards is tulsi and is not optional.',
      ],
      'Second lane behind the jungi house, Shahpur Jat',
      'Green Park metro, then an auto to the village gate; the lane is too narrow for cars.',
    ),
  ],
  mumbai: [
    spa(
      'salt-room-bandra',
      'The Salt Room',
      'bandra',
      [19.0561, 72.8258],
      'spa-dusk-7',
      'Sea-salt scrubs above a bakery in Ranwar',
      [
        'The salt comes from the pans at Uran in gunny bags and leaves by the drain, together with a week of local trains. Three tables, one fan, and a window onto a bougainvillea that nobody planted.',
        'Saturday mornings smell of the bread from downstairs, which is either the best or the worst part. The forty-minute back-and-neck was made for people who carry laptops; take it.',
      ],
      'Above the bakery, Veronica Street, Ranwar village',
      'Bandra station, west side, then twenty minutes on foot or a short auto.',
    ),
  ],
  bangalore: [
    spa(
      'sampige-bath-house',
      'Sampige Bath House',
      'malleshwaram',
      [13.0031, 77.5715],
      'spa-dawn-7',
      'Oil baths on Saturdays, as grandmothers prescribed',
      [
        'A copper boiler fed with coconut shells, sesame oil warmed in a ladle, and shikakai ground that morning. The bath takes an hour; the sleep that follows on the stone bench takes as long as it wants.',
        'Saturday belongs to regulars, so come midweek. They lend the cotton towel and keep your watch in a drawer, because nobody here has ever asked what time it is.',
      ],
      '8th Cross, Malleshwaram, beside the flower sellers',
      'Mantri Square metro, ten minutes on foot down Sampige Road.',
    ),
  ],
  kolkata: [
    spa(
      'jamdani-spa',
      'Jamdani Rooms',
      'ballygunge',
      [22.5276, 88.3655],
      'spa-dusk-7',
      'Head massage in a house with green shutters',
      [
        'The family let out the ground floor and kept the ceiling fans. You lie under a slow Orient with a view of red cement, and somebody with forty years of practice finds the place behind the ear where the week was kept.',
        'It is called champi here without a trace of irony. Bring nothing, expect a glass of bel sherbet, and do not book anything for the hour after.',
      ],
      'Near Ballygunge Phari, the house with green shutters',
      'Gariahat crossing, ten minutes on foot; ask for the house of the fans.',
    ),
  ],
  hyderabad: [
    spa(
      'hammam-banjara',
      'Hammam on Twelve',
      'banjara-hills',
      [17.4126, 78.4392],
      'spa-night-7',
      'Steam, stone and attar, in that order',
      [
        'A small hammam behind a bookseller: a warm slab of shahabad stone, steam that smells faintly of khus, and a scrub that argues with you. The attendants learned from a master in the old city and quote him often.',
        'Women have mornings and men have evenings, except on Sundays, when couples have the whole day. The attar is chosen for you at the end; trust them and do not choose rose.',
      ],
      'Road No. 12, Banjara Hills, behind the bookshop',
      'Autos know Road No. 12; it is the second gate after the petrol pump.',
    ),
  ],
  chennai: [
    spa(
      'ennai-adyar',
      'Ennai',
      'adyar',
      [13.0037, 80.2559],
      'spa-dawn-7',
      'Thirty oils and one very patient vaidya',
      [
        'Ennai means oil, and there are thirty of them in glass jars along the wall, each with a label in two scripts. Dr Vasantha feels your pulse, asks what you ate, and then ignores most of the answer.',
        'The long massage is done by two people in step, like rowing. Afterwards there is rice kanji with a lime pickle on the verandah, which has put more people right than the oil has.',
      ],
      'Gandhi Nagar 2nd Main Road, Adyar',
      'Buses stop at Adyar depot, five minutes away under the rain trees.',
    ),
  ],
  goa: [
    spa(
      'kokum-spa-assagao',
      'Kokum',
      'assagao',
      [15.5962, 73.7718],
      'spa-day-7',
      'A plunge pool, a mango tree, and nobody under thirty decibels',
      [
        'Half a Portuguese house and all of its garden. The scrub is kokum, rice and coconut, mixed in front of you, and tastes rather good, as everybody eventually finds out by accident.',
        'Afternoons are quiet because the beaches are full. Take the table under the mango from March to May at your own risk; things fall, and they are sweet.',
      ],
      'Bouta Waddo, Assagao, the yellow house past the well',
      'By scooter from Anjuna in ten minutes; there is shade to park in.',
    ),
  ],
  pune: [
    spa(
      'abhyanga-koregaon',
      'Abhyanga',
      'koregaon-park',
      [18.5371, 73.8946],
      'spa-dawn-7',
      'An hour of sesame oil under the banyans of Lane 5',
      [
        'A bungalow with five rooms and a rule: telephones sleep in a basket by the door, face down. The therapists were trained in Kottakkal and are very strict about breakfast, which should have been two hours ago.',
        'The seat by the window after the steam is the best in the lane. Weekday mornings cost less and the banyan drops fewer figs; both facts are on the board outside.',
      ],
      'Lane 5, Koregaon Park, under the two banyans',
      'Pune station is fifteen minutes away by auto; lanes are numbered, luckily.',
    ),
  ],
}

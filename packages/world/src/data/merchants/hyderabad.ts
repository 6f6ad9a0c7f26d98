import type { MerchantSeed } from './merchant.ts'

export const hyderabadMerchants: readonly MerchantSeed[] = [
  {
    name: 'Laad & Lac',
    maker: 'Shabana Begum',
    locality: 'laad-bazaar',
    since: 1967,
    isWomenLed: true,
    sells: ['shopping/jewellery', 'gifts/personalised'],
    line: 'Lac bangles, set with mirrors over a coal fire',
    storyTitle: 'Warm lac, cold mirrors',
    story:
      'A bangle is rolled over coals, shaped on a wooden cone, and set with mirrors while it is still soft: four minutes, no second try. Shabana sizes a wrist by holding it. Bring your own hand.',
  },
  {
    name: 'Banjara Mirror Works',
    maker: 'Lakshmi Banoth',
    locality: 'banjara-hills',
    since: 2001,
    isWomenLed: true,
    sells: ['shopping/bags', 'home-decor/textiles', 'shopping/kurtas'],
    line: 'Lambani stitches from people the hills are named after',
    storyTitle: 'The hills were theirs first',
    story:
      'Lakshmi’s grandmother camped where the boutiques stand now. Her collective of seventy stitches mirrors, cowries and coins in fourteen old stitches, each with a name and a rhyme. The one called “ant path” is harder than it sounds.',
  },
  {
    name: 'Nizam Attar House',
    maker: 'Mir Asad Ali',
    locality: 'charminar',
    since: 1908,
    isWomenLed: false,
    sells: ['beauty/fragrance', 'beauty/skin-care'],
    line: 'Oud, mitti and the drawer of the seventh Nizam',
    storyTitle: 'The seventh drawer',
    story:
      'The cabinet has forty drawers, and the seventh was kept for one customer in the palace. Asad opens it for visitors who wait long enough. His mitti attar catches the first rain on hot earth, in a bottle the length of a thumb.',
  },
  {
    name: 'Pochampally Post',
    maker: 'Srinivas Gajam',
    locality: 'madhapur',
    since: 1993,
    isWomenLed: false,
    sells: ['shopping/sarees', 'shopping/shirts', 'home-decor/textiles'],
    line: 'Ikat that is planned like a railway',
    storyTitle: 'Dyed before it is woven',
    story:
      'In ikat the pattern exists before the cloth: every thread is tied, dyed and untied so that it meets its neighbour on time. Srinivas’ father drew the charts on the backs of railway timetables. The trains are gone from the pages; the charts still run.',
  },
  {
    name: 'Osmania Tea Room',
    maker: 'Hussain Kermani',
    locality: 'secunderabad',
    since: 1952,
    isWomenLed: false,
    sells: ['snacks-groceries/chai-coffee', 'snacks-groceries/snacks', 'gifts/hampers'],
    line: 'Irani chai dust and biscuits that lean',
    storyTitle: 'Half salt, half sweet',
    story:
      'A hospital once ordered a biscuit that was good for patients and better for doctors. Hussain’s grandfather had the contract, and the recipe stayed. The chai is simmered, never boiled; the milk is another matter, and a secret.',
  },
  {
    name: 'Golconda Bidri',
    maker: 'Rashid Quadri',
    locality: 'golconda',
    since: 1944,
    isWomenLed: false,
    sells: ['shopping/jewellery', 'shopping/watches', 'stationery/pens-desk'],
    line: 'Silver drawn into black, with earth from a fort',
    storyTitle: 'The soil does the colouring',
    story:
      'Bidri turns black only when it is rubbed with earth from an unlit corner of Bidar fort, and Rashid’s family tastes the earth before buying. Silver wire goes in with a hammer no bigger than a spoon. The black never wears off; the hands do.',
  },
  {
    name: 'Deccan Deewan',
    maker: 'Naveen Reddy',
    locality: 'jubilee-hills',
    since: 2016,
    isWomenLed: false,
    sells: ['shopping/shoes', 'shopping/bags', 'pet/collars-toys'],
    line: 'Kolhapuris with an arch, in case you walk',
    storyTitle: 'A shoemaker’s left and right',
    story:
      'Old kolhapuris were made straight, with no left or right, and broke in by breaking you. Naveen scanned three hundred feet, mostly of relatives, and put an arch where the sole was. The leather is oiled for a week, and squeaks for the first mile only.',
  },
  {
    name: 'Rock Garden Greens',
    maker: 'Padma Chary',
    locality: 'sainikpuri',
    since: 2010,
    isWomenLed: true,
    sells: ['plants/indoor-plants', 'plants/seeds-tools', 'plants/planters'],
    line: 'Plants for granite, glare and glorious neglect',
    storyTitle: 'The colonel’s bougainvillea',
    story:
      'Padma took over a retired colonel’s nursery, with his labels, his moustache cups and his 41 bougainvilleas. She grows for the Deccan sun: if a plant cannot take May on a terrace, it is given away with an apology.',
  },
]

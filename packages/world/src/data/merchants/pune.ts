import type { MerchantSeed } from './merchant.ts'

export const puneMerchants: readonly MerchantSeed[] = [
  {
    name: 'Kasba Coppersmiths',
    maker: 'Vitthal Tambat',
    locality: 'kasba-peth',
    since: 1890,
    isWomenLed: false,
    sells: ['home-decor/kitchen', 'home-decor/lamps', 'plants/planters'],
    line: 'Mathar work, one hammer mark at a time',
    storyTitle: 'Eleven thousand dents',
    story:
      'The Tambats came to arm the Peshwas and stayed to make water pots. Every mark of mathar is a single blow, and a lamp takes about eleven thousand. Vitthal’s granddaughter keeps count with beads, because he talks.',
  },
  {
    name: 'Puneri Paithan',
    maker: 'Aparna Deshmukh',
    locality: 'sadashiv-peth',
    since: 1981,
    isWomenLed: true,
    sells: ['shopping/sarees', 'shopping/kurtas'],
    line: 'Peacocks in silk, with opinions',
    storyTitle: 'No sales between one and four',
    story:
      'The shop shuts for the afternoon, as decency requires. In the remaining hours Aparna sells Paithanis that took two people eight months, and cotton Khun that took one person a week. She will tell you which one you actually need.',
  },
  {
    name: 'Vetal Hill Botanicals',
    maker: 'Dr Sneha Kulkarni',
    locality: 'erandwane',
    since: 2014,
    isWomenLed: true,
    sells: ['beauty/skin-care', 'beauty/hair-care'],
    line: 'A dermatologist and her mother disagree usefully',
    storyTitle: 'The doctor and the ubtan',
    story:
      'Sneha wanted trials, her mother wanted turmeric. The products are what both would sign: nine ingredients at most, all of them in English and Marathi, tested on forty neighbours who had plenty to say.',
  },
  {
    name: 'Camp Biscuit Works',
    maker: 'Kayan Irani',
    locality: 'camp',
    since: 1955,
    isWomenLed: false,
    sells: ['snacks-groceries/snacks', 'gifts/hampers'],
    line: 'Butter, sugar, and a queue by ten',
    storyTitle: 'Sold out by half past twelve',
    story:
      'Kayan’s grandfather limited each customer to two boxes, and the rule made the shop. The butter comes from one dairy in Shirwal, in steel cans, and the tins have carried the same drawing of a racehorse since 1955. It never won anything.',
  },
  {
    name: 'Deccan Denim & Khadi',
    maker: 'Omkar Bhosale',
    locality: 'deccan-gymkhana',
    since: 2017,
    isWomenLed: false,
    sells: ['shopping/shirts', 'shopping/bags', 'shopping/dresses'],
    line: 'Khadi denim, spun on pedals',
    storyTitle: 'Twenty-one spinners of Saswad',
    story:
      'Each spinning wheel is worked by pedal and powers a radio on the side. The yarn is a little uneven, so the indigo takes unevenly too, and the shirts fade in a way that belongs to whoever wears them.',
  },
  {
    name: 'Balgandharva Toys',
    maker: 'Madhavi Joshi',
    locality: 'kothrud',
    since: 2005,
    isWomenLed: true,
    sells: ['kids-toys/wooden-toys', 'kids-toys/soft-toys', 'kids-toys/games-puzzles'],
    line: 'A theatre family’s puppets, blocks and card games',
    storyTitle: 'Backstage, with glue',
    story:
      'Madhavi grew up asleep in costume trunks. Her shadow puppets come with three plays, her blocks with the street plan of old Pune. The family still rehearses above the shop, so expect a villain’s laugh.',
  },
  {
    name: 'Tulshibaug Thread',
    maker: 'Shubhangi Pawar',
    locality: 'tulshibaug',
    since: 1986,
    isWomenLed: true,
    sells: ['shopping/jewellery', 'shopping/scarves'],
    line: 'Thushi, nath and beads strung to measure',
    storyTitle: 'Strung while you wait',
    story:
      'Shubhangi can string a thushi in nineteen minutes and explain your horoscope in the meantime. The beads are brass, plated thick by her brother, who refuses to give the number of microns and gives a guarantee instead.',
  },
  {
    name: 'Aundh Roasters',
    maker: 'Rohan Phadke',
    locality: 'aundh',
    since: 2019,
    isWomenLed: false,
    sells: ['snacks-groceries/chai-coffee', 'snacks-groceries/spices'],
    line: 'Small roasts and slow-ground masalas, by bicycle',
    storyTitle: 'Delivered by somebody in shorts',
    story:
      'Rohan roasts on Mondays and Thursdays and delivers within nine kilometres by cycle, himself. The goda masala is his aunt’s, stolen fairly: she dictated, he ground, she corrected for two years.',
  },
]

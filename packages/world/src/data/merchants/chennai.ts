import type { MerchantSeed } from './merchant.ts'

export const chennaiMerchants: readonly MerchantSeed[] = [
  {
    name: 'Mada Street Silks',
    maker: 'Revathi Sundaram',
    locality: 'mylapore',
    since: 1949,
    isWomenLed: true,
    sells: ['shopping/sarees', 'home-decor/textiles'],
    line: 'Kanjeevarams that outlive the wedding album',
    storyTitle: 'The border is woven first',
    story:
      'In a real korvai the border and the body are woven by three shuttles and two people, who have to agree. Revathi’s looms at Kanchipuram belong to nine couples. She will not sell you one in the wrong light, so the shop closes when it rains.',
  },
  {
    name: 'Thinnai Coffee & Stores',
    maker: 'Ganesan Pillai',
    locality: 'triplicane',
    since: 1961,
    isWomenLed: false,
    sells: ['snacks-groceries/chai-coffee', 'snacks-groceries/snacks', 'snacks-groceries/spices'],
    line: 'Degree coffee, podi and murukku by weight',
    storyTitle: 'Twenty per cent chicory, and no more talk about it',
    story:
      'The bench outside has settled more disputes than the court. Ganesan roasts peaberry in small lots and grinds while you wait, and his gunpowder podi is made by his wife, who does not weigh anything and has never been wrong.',
  },
  {
    name: 'Kalakshetra Threads',
    maker: 'Malini Raghavan',
    locality: 'thiruvanmiyur',
    since: 1995,
    isWomenLed: true,
    sells: ['shopping/kurtas', 'shopping/dresses', 'shopping/scarves'],
    line: 'Kalamkari drawn with a bamboo pen',
    storyTitle: 'Milk, myrobalan and a steady hand',
    story:
      'The cloth is soaked in buffalo milk so that the black stays where it is put. Malini danced for twenty years before her knee objected, and her cuts still leave room for an adavu. The drawings are by four brothers from Srikalahasti.',
  },
  {
    name: 'Auro Clay',
    maker: 'Ilango Selvam',
    locality: 'injambakkam',
    since: 2008,
    isWomenLed: false,
    sells: ['home-decor/pottery', 'home-decor/lamps', 'home-decor/kitchen'],
    line: 'Stoneware fired with casuarina wood',
    storyTitle: 'Sixty hours of feeding a fire',
    story:
      'Ilango’s kiln is a brick dragon on the road to Mahabalipuram, and firing it takes sixty hours and everyone he knows. The ash writes the glaze. Two in ten pots do not make it; they line his path to the sea.',
  },
  {
    name: 'George Town Paper Mart',
    maker: 'Fathima Beevi',
    locality: 'george-town',
    since: 1934,
    isWomenLed: true,
    sells: ['stationery/notebooks', 'stationery/cards-wrap', 'stationery/pens-desk'],
    line: 'Ledger paper, fountain pens, wedding vermilion',
    storyTitle: 'Account books for people without accounts',
    story:
      'The red cloth ledgers were made for chettiar merchants, and Fathima’s grandfather ruled the lines with a comb of brass. She found that poets like them. There is now a version without columns, though the accountants complain.',
  },
  {
    name: 'Marina Kites & Toys',
    maker: 'Joseph Rajan',
    locality: 'royapettah',
    since: 1988,
    isWomenLed: false,
    sells: ['kids-toys/wooden-toys', 'kids-toys/games-puzzles', 'kids-toys/soft-toys'],
    line: 'Things to run with at the beach',
    storyTitle: 'Tested at Elliot’s on Sundays',
    story:
      'Joseph’s spinning tops are turned from guava wood, his kites from paper that used to be film posters. On Sundays the family tests everything at the beach and takes home what children would not give back.',
  },
  {
    name: 'Sambrani House',
    maker: 'Vasantha Kumar',
    locality: 't-nagar',
    since: 1957,
    isWomenLed: false,
    sells: ['home-decor/candles', 'beauty/hair-care', 'beauty/fragrance'],
    line: 'Benzoin, vetiver and Friday evenings',
    storyTitle: 'The Friday smoke',
    story:
      'Sambrani was for drying a child’s hair after the Friday oil bath, and half of Chennai remembers it with its eyes closed. Vasantha’s father graded resin by biting it. The machine that replaced him is wrong more often.',
  },
  {
    name: 'Besant Tails',
    maker: 'Divya Shankar',
    locality: 'besant-nagar',
    since: 2020,
    isWomenLed: true,
    sells: ['pet/treats', 'pet/beds-bowls', 'pet/collars-toys'],
    line: 'For beach dogs and their staff',
    storyTitle: 'Eleven dogs and one scooter',
    story:
      'Divya fed the dogs of Elliot’s Beach from a scooter before she had a shop, and still does: one part in ten of every order goes there. The biscuits are ragi and dried fish. Yes, you will notice.',
  },
]

import type { MerchantSeed } from './merchant.ts'

export const kolkataMerchants: readonly MerchantSeed[] = [
  {
    name: 'Tant & Tangail',
    maker: 'Sharmistha Basak',
    locality: 'gariahat',
    since: 1972,
    isWomenLed: true,
    sells: ['shopping/sarees', 'shopping/scarves', 'shopping/kurtas'],
    line: 'Tant, jamdani and the patience in between',
    storyTitle: 'Air, woven',
    story:
      'A jamdani motif is laid in by hand while the shuttle waits. Sharmistha’s family crossed over from Tangail with two reeds wrapped in a quilt, and both still hang over the counter. She will fold a saree forty times for you and not sigh once.',
  },
  {
    name: 'Kumartuli Clay Works',
    maker: 'Dulal Pal',
    locality: 'kumartuli',
    since: 1950,
    isWomenLed: false,
    sells: ['home-decor/pottery', 'home-decor/lamps', 'plants/planters'],
    line: 'Goddess makers, lamp makers for the rest of the year',
    storyTitle: 'After the immersion',
    story:
      'For ten months Dulal makes gods, and for two there is only clay and rent. So the shop turns lamps and masks from the same river mud, with the same eyes, painted last and in one breath. He still does not sign anything.',
  },
  {
    name: 'Boi Para Bindery',
    maker: 'Anindita Sen',
    locality: 'college-street',
    since: 2006,
    isWomenLed: true,
    sells: ['stationery/notebooks', 'stationery/cards-wrap', 'home-decor/wall-art'],
    line: 'Notebooks bound by people who mend dictionaries',
    storyTitle: 'A spine that lies flat',
    story:
      'Anindita’s binders spent thirty years repairing law reports. Their notebooks open flat on a tram seat and survive a monsoon in a cloth bag. The end papers are misprints from the puja pamphlets, which is why no two are the same.',
  },
  {
    name: 'Nolen & Nahoum Lane',
    maker: 'Subrata Modak',
    locality: 'bhowanipore',
    since: 1919,
    isWomenLed: false,
    sells: ['snacks-groceries/sweets', 'gifts/hampers'],
    line: 'Sandesh that follows the date palms',
    storyTitle: 'When the gur comes in',
    story:
      'From November the date palm sap decides the menu, and the Modaks obey. Their moulds are carved teak from Natunbazar, some with an error from 1940 that nobody dares correct. What is not sold by nine goes to the night school next door.',
  },
  {
    name: 'Ganga Kantha',
    maker: 'Rehana Khatun',
    locality: 'jorasanko',
    since: 1991,
    isWomenLed: true,
    sells: ['home-decor/textiles', 'shopping/scarves', 'kids-toys/soft-toys'],
    line: 'A thousand small stitches, and then the other side',
    storyTitle: 'Old sarees, new winters',
    story:
      'Kantha was how a mother kept her own saree near her child. Rehana’s two hundred women stitch them in Birbhum, on doorsteps, between meals. Turn one over: the back tells you who was in a good mood that week.',
  },
  {
    name: 'Bow Barracks Bakehouse',
    maker: 'Gregory Chater',
    locality: 'bow-barracks',
    since: 1955,
    isWomenLed: false,
    sells: ['snacks-groceries/snacks', 'snacks-groceries/sweets', 'snacks-groceries/chai-coffee'],
    line: 'Plum cake, ginger biscuits, Darjeeling by the window',
    storyTitle: 'The oven in the courtyard',
    story:
      'In December families from all of central Kolkata queue with their own cake batter, because Gregory’s wood oven is the one their grandparents used. The rest of the year it makes ginger biscuits that snap like a reprimand.',
  },
  {
    name: 'Park Street Silver',
    maker: 'Mithu Karmakar',
    locality: 'park-street',
    since: 1963,
    isWomenLed: true,
    sells: ['shopping/jewellery', 'shopping/watches'],
    line: 'Filigree finer than fish bones',
    storyTitle: 'Her father’s loupe',
    story:
      'Mithu’s father made filigree for the cabaret singers of the sixties, who paid late and in stories. She draws silver wire down to a fifth of a millimetre and solders with her breath, through a brass pipe that has her milk-tooth marks on it.',
  },
  {
    name: 'Tangra Leather House',
    maker: 'Mei-Lin Chung',
    locality: 'tangra',
    since: 1938,
    isWomenLed: true,
    sells: ['shopping/bags', 'shopping/shoes', 'stationery/pens-desk'],
    line: 'Hakka tanners who stayed when the tanneries left',
    storyTitle: 'Bark, water, time',
    story:
      'Three hundred tanneries moved to Bantala, and Mei-Lin’s family kept one pit and a garden. Babul bark tans a hide in forty days; chrome needs one. Her satchels smell of wood, and they scratch, and after a year you will not want that repaired.',
  },
]

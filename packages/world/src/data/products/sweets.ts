import { type CategoryStock, plainCategory } from './category-stock.ts'

export const sweets: CategoryStock = {
  ...plainCategory,
  path: 'snacks-groceries/sweets',
  object: 'sweet',
  tone: 'Marigold',
  packs: [
    ['250 g', 250, 1],
    ['500 g', 500, 1.9],
  ],
  grams: 300,
  hsn: '1704',
  days: [0, 1],
  care: 'Keep cool. The date by which to finish is on the lid, and it is meant.',
  materials: ['Date-palm jaggery', 'Desi ghee', 'Fresh chhena', 'Millet and jaggery', 'Coconut'],
  details: [
    'Made on the morning it is sent, in pans that hold forty pieces.',
    'No colour, no essence; what looks pale is pale.',
    'Packed in a dried sal leaf inside the box, so it arrives with its shape.',
    'Contains milk or nuts; each box lists what is in it.',
  ],
  isReturnable: false,
  bestBefore: '5 days from packing',
  rows: `
Nolen gur sandesh | 480 | Date-palm winter, pressed in a teak mould with an old mistake in it. | sweet | nolen-nahoum-lane
Baked mihidana tart | 420 | A Burdwan sweet that went to Park Street. | cake | nolen-nahoum-lane
Sixteen-layer bebinca | 650 | One chapter per layer. | cake | feni-fig
Dodol of black rice | 380 | Stirred for three hours by whoever lost the bet. | sweet | feni-fig
Ragi laddoo with sesame | 340 | Dense, dark, and honest about it. | sweet | ragi-rye
Little millet Mysore pak | 420 | Melts like the other one, with less remorse. | sweet | ragi-rye
Puran poli, stack of six | 360 | Thin, soft, and it prefers ghee. | sweet | aai-s-barni
Karanji with fresh coconut | 390 | Half moons crimped with a thumbnail. | sweet | aai-s-barni
Bow Barracks plum cake | 750 | Fruit soaked since July in something from a family cupboard. | cake | bow-barracks-bakehouse
Rose cookies, tin of twenty | 320 | A hot iron, a quick hand, and a snap. | biscuit | bow-barracks-bakehouse
Kesar peda | 440 | Thumb-printed, with the thumb’s permission.
Kaju katli, thin cut | 560 | Cut so thin that you take two.
Motichoor laddoo | 380 | Small pearls, loud weddings.
Til gajak | 290 | Beaten flat by four men with a rhythm.
Gond laddoo | 460 | For new mothers, and for anyone who asks nicely.
Coconut barfi, undyed | 310 | White, as coconut is.
Jaggery chikki with peanuts | 220 | Stops conversation for a minute.
Anjeer roll | 620 | Figs, pistachio, no sugar at all.
Badam halwa, small jar | 540 | Eaten by the spoon at the fridge door. | jar
`,
}

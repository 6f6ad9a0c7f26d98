import { type CategoryStock, plainCategory } from './category-stock.ts'

export const scarves: CategoryStock = {
  ...plainCategory,
  path: 'shopping/scarves',
  object: 'scarf',
  colours: ['Marigold', 'Indigo', 'Rose', 'Moss', 'Ivory', 'Wine', 'Slate'],
  tone: 'Rose',
  grams: 140,
  hsn: '6214',
  care: 'Cold wash by hand, roll in a towel, dry flat in shade.',
  materials: ['Mulmul', 'Desi wool', 'Mulberry silk', 'Merino and silk', 'Kala cotton'],
  details: [
    'Two metres long, so it goes round twice with ends to spare.',
    'The fringe is twisted by hand, and takes longer than the hem.',
    'Warm enough for a night train, light enough for a day bag.',
    'The reverse is as good as the face; decide in the morning.',
  ],
  rows: `
Eleven-pass indigo stole | 1490 | The kurta’s little sister, from the same blocks. | scarf | dilli-dyers
Kalamkari tree stole | 1890 | One tree, drawn once, two metres tall. | scarf | kalakshetra-threads
Kantha reversible stole | 2490 | Two old sarees in conversation. | scarf | ganga-kantha
Jamdani mist stole | 2290 | Flowers that float, as far as one can tell. | scarf | tant-tangail
Kunbi red stole | 1190 | The old red, from one of nineteen looms. | scarf | red-cliff-swim-cloth
Ilkal comb-edge stole | 1390 | The pallu of a saree, at the size of a neck. | scarf | thari-looms
Beaded-edge cotton stole | 990 | Glass beads along the short sides, for weight and for clicking. | scarf | tulshibaug-thread
Desi wool herdsman’s wrap | 2790 | Undyed, from sheep with views of their own.
Ajrakh modal stole | 1690 | Slides like water, holds like a friend.
Bandhani silk square | 1290 | Four hundred knots, opened one by one.
Kullu border muffler | 1190 | Short, thick, and bright at both ends.
Gamchha, woven soft | 490 | Towel, turban, picnic cloth, scarf.
Chanderi gold-dot dupatta | 2190 | Dots of zari, far apart, like lamps on a hill.
Eri silk peace stole | 2890 | The moth left first; the silk is from the empty house.
Checked mul summer scarf | 690 | Weighs less than the bill.
Tassel stole, five shades | 1390 | Each end fades through five baths of the same dye.
Phulkari corner dupatta | 2590 | Embroidered at the corners only, where hands go.
`,
}

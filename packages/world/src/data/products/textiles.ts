import { type CategoryStock, plainCategory } from './category-stock.ts'

export const textiles: CategoryStock = {
  ...plainCategory,
  path: 'home-decor/textiles',
  object: 'cushion',
  colours: ['Indigo', 'Rust', 'Ivory', 'Moss', 'Marigold', 'Slate'],
  tone: 'Rust',
  grams: 900,
  hsn: '6304',
  days: [2, 3, 4],
  care: 'Machine wash cold, dry in shade. Shake dhurries outdoors, and with feeling.',
  materials: ['Handloom cotton', 'Kantha on mul', 'Cotton dhurrie', 'Raw silk', 'Block-printed voile'],
  details: [
    'Woven to size and not cut from a bolt, so all four edges are real.',
    'Filled with cotton by the kilo and quilted by hand.',
    'Covers come with a coconut button and no inner.',
    'It will fade gently where the sun sits; choose the side now.',
  ],
  rows: `
No-talking-to-cashier cushion | 1690 | Needlepoint rules of an Irani cafe. | cushion | irani-ivy
Gara-border table runner | 3490 | Silk cranes, corrected by two sisters of ninety. | cloth | irani-ivy
Nakshi kantha throw | 5900 | Look at the back to see who was in a good mood. | bed | ganga-kantha
Kantha baby quilt | 2290 | An old saree keeps a new child warm. | bed | ganga-kantha
Lambani mirror cushion | 1890 | The ant-path stitch, harder than it sounds. | cushion | banjara-mirror-works
Patchwork of fourteen stitches | 6900 | A bedcover that is also a dictionary. | bed | banjara-mirror-works
Ikat bolster pair | 2190 | Arrows from end to end. | cushion | pochampally-post
Double-weave bedcover | 4290 | Planned like a railway, warm like the waiting room. | bed | pochampally-post
Ilkal-edge bath towels | 1290 | Thin, and dry in an hour. | cloth | thari-looms
Striped pit-loom dhurrie | 3890 | Three feet by five, flat as a good joke. | rug | thari-looms
Temple-stripe bed sheet | 2690 | Sheets with a border, as one’s sarees have. | bed | mada-street-silks
Raw-silk curtain, eyelet | 2490 | Makes eleven in the morning look like five. | cloth | mada-street-silks
Razai from Jaipur, single | 4990 | A quilt so light that you check if it is there. | bed
Bagh-print table cloth | 1990 | For six, with room for elbows. | cloth
Suzani cushion, one sun | 1490 | One big sun and a few opinions. | cushion
Block-print napkins, six | 890 | Better with turmeric on them. | cloth
Jute and cotton floor mat | 1590 | Stays where you put it. | rug
Pom-pom throw | 2390 | Counted by cats. | bed
Kullu wool blanket | 5490 | Smells of smoke for a week, then of home. | bed
Quilted oven mitts | 690 | Two hands, ten fingers, no burns. | cloth
`,
}

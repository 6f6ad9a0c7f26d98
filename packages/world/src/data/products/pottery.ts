import { type CategoryStock, plainCategory } from './category-stock.ts'

export const pottery: CategoryStock = {
  ...plainCategory,
  path: 'home-decor/pottery',
  object: 'pot',
  colours: ['Terracotta', 'Indigo', 'Ivory', 'Moss', 'Charcoal'],
  tone: 'Terracotta',
  grams: 900,
  gst: 5,
  hsn: '6912',
  days: [2, 3, 4],
  care: 'Safe for the microwave and the dishwasher, unless the line says otherwise. Warm it before boiling tea.',
  materials: ['Khurja stoneware', 'Wood-fired stoneware', 'River clay', 'Blue-glazed faience', 'Black clay'],
  details: [
    'Thrown on a kick wheel; the rings under your fingers are where the hand was.',
    'The glaze is food safe, and breaks to brown at the rim.',
    'The foot is polished, so it does not scratch the table.',
    'Sizes vary by a few millimetres, and so do evenings.',
    'Signed under the base with a very small loaf of bread.',
  ],
  rows: `
Khurja tea-for-two pot | 1180 | Pours without a drip; the baker downstairs tested it. | teapot | mitti-studio
Burnt-sugar mug | 490 | A wide handle for three fingers and a glaze from the menu. | cup | mitti-studio
Rye dinner plate | 790 | Specks like a good loaf. | plate | mitti-studio
Brioche serving bowl | 1290 | Deep enough for biryani for four. | bowl | mitti-studio
Blue mackerel platter | 1690 | A fish on a plate, before the fish on the plate. | plate | casa-azulejo
Azulejo coaster set | 890 | Four tiles, cork below, one pattern when put together. | plate | casa-azulejo
Black-clay kundlem | 690 | Improves the curry and darkens with its owner. | pot | mapusa-mud
Mapusa water jar | 1190 | Keeps water at the temperature of shade. | amphora | mapusa-mud
Kumartuli mask, small Durga | 1490 | The eyes were painted last, in one breath. | mask | kumartuli-clay-works
Clay bankura horse | 890 | Ears up, as it heard something. | pot | kumartuli-clay-works
Ash-glaze moon jar | 3900 | The kiln wrote on it, and we left it alone. | vase | auro-clay
Tumbler pair, dragon kiln | 1090 | No two agree on the colour grey. | cup | auro-clay
Jaipur blue bud vase | 690 | Quartz, not clay, hence the glow. | vase
Longpi black casserole | 2490 | Stone and clay from Ukhrul, straight onto the flame. | pot
Martaban pickle barni | 1190 | Brown above, cream below, mango inside. | amphora
Kulhad set of six | 450 | Chai tastes of rain in them. | cup
Pinched salt cellar | 390 | Made with two thumbs. | bowl
Carved jaali fruit bowl | 1890 | Mangoes need to breathe. | bowl
Tall olive-oil jug | 990 | Drips nowhere; we are slightly obsessed. | teapot
Soup bowl with a bird | 590 | Finish the soup to meet the bird. | bowl
`,
}

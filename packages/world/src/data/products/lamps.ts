import { type CategoryStock, plainCategory } from './category-stock.ts'

export const lamps: CategoryStock = {
  ...plainCategory,
  path: 'home-decor/lamps',
  object: 'lantern',
  colours: ['Natural', 'Brass', 'Terracotta', 'Copper', 'Ivory'],
  tone: 'Marigold',
  grams: 1400,
  gst: 18,
  hsn: '9405',
  days: [2, 3, 4],
  care: 'Dust with a dry brush. Use a warm bulb of nine watts or less.',
  materials: ['Woven cane', 'Beaten copper', 'River clay', 'Handmade paper', 'Wood-fired stoneware'],
  details: [
    'Two metres of braided cloth flex with a switch that clicks properly.',
    'Takes an ordinary E27 bulb; one comes with it.',
    'The shadows are half of the design, so hang it near a wall.',
    'Packed in straw and newspaper, and it has always arrived.',
  ],
  rows: `
Forest-shadow cane pendant | 3490 | Throws a whole forest on the ceiling. | lantern | palolem-cane
Palm-leaf dome shade | 2690 | Woven between tides, lit between storms. | lantern | palolem-cane
Mathar copper table lamp | 6900 | Eleven thousand blows, counted in beads. | lamp | kasba-coppersmiths
Hanging copper diya, three wicks | 2190 | For a doorway that is expecting somebody. | diya | kasba-coppersmiths
Samai oil lamp, tall | 3290 | Brass in five parts that screw together. | diya | kansara-brass
Ship’s lantern, Girgaon | 4490 | Made for dhows, happy on balconies. | lantern | kansara-brass
River-clay diyas, set of twelve | 390 | Thrown by the men who make gods. | diya | kumartuli-clay-works
Painted-eye clay lamp | 1290 | It is watching the door for you. | lamp | kumartuli-clay-works
Ash-glaze table lamp | 5200 | Sixty hours of fire, one switch. | lamp | auro-clay
Stoneware tealight house | 990 | Windows cut with a butter knife. | lantern | auro-clay
Jaali brass wall light | 3890 | A mosque window’s worth of small stars. | lantern
Handmade-paper moon lamp | 1690 | Folds flat, opens full. | lantern
Bamboo reading lamp | 2490 | Bends to the book and stays there. | lamp
Etched glass hurricane | 1890 | Keeps a candle honest in the wind. | lantern
Brass elephant diya | 1490 | The trunk holds the wick; yes, really. | diya
Akash kandil, fold-up | 690 | The paper star of Diwali, reusable at last. | lantern
Cane floor lamp, waist high | 5900 | Stands in the corner and improves it. | lamp
Recycled-jar string of ten | 1190 | Ten jam jars, one warm wire. | bulb
`,
}

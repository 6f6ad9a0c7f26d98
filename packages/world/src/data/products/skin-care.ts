import { type CategoryStock, plainCategory } from './category-stock.ts'

export const skinCare: CategoryStock = {
  ...plainCategory,
  path: 'beauty/skin-care',
  object: 'cream',
  tone: 'Rose',
  packs: [
    ['30 ml', 90, 1],
    ['100 ml', 210, 2.4],
  ],
  grams: 120,
  gst: 18,
  hsn: '3304',
  days: [1, 2],
  care: 'Try a little behind the ear first. Use within six months of opening.',
  materials: ['Nine ingredients or fewer', 'Steam-distilled flowers', 'Creek salt and clay', 'Cold-pressed oils'],
  details: [
    'Every ingredient is on the front, in words that you know.',
    'Made in lots of two hundred and dated.',
    'Tested on forty neighbours who had plenty to say.',
    'The bottle comes back to us for a tenth off the next one.',
  ],
  isReturnable: false,
  bestBefore: '12 months from packing',
  rows: `
The doctor’s night cream | 790 | A trial on forty neighbours, and her mother’s approval. | cream | vetal-hill-botanicals
The mother’s ubtan | 490 | Turmeric, gram flour, eleven minutes. | jar | vetal-hill-botanicals
Sunscreen that vanishes, SPF 50 | 690 | No white ghost, in any photograph. | cream | vetal-hill-botanicals
Champak face oil | 640 | Four drops, and a walk down Sampige Road. | oil | sampige-soap-company
Gram and rose cleanser | 390 | A powder that wakes with water. | jar | sampige-soap-company
Creek clay mask | 450 | Grey, cool, and quick to crack a smile. | jar | siolim-salt-sun
After-sun aloe gel | 360 | For people who said they would be careful. | cream | siolim-salt-sun
Saffron kumkumadi | 980 | Twenty-six herbs, or so the palace ordered. | oil | nizam-attar-house
Rose water, first run | 320 | Steamed at dawn, bottled by ten. | perfume | nizam-attar-house
Hand salve for printers | 290 | Lanolin, beeswax, turpentine forgiven.
Kokum lip butter | 240 | Melts at the temperature of a kiss.
Neem and tulsi spot stick | 270 | For the night before the photograph.
Cucumber eye gel | 420 | Eight hours of sleep, approximately.
Vitamin C from amla | 690 | The sourest fruit does the kindest work. | oil
Sandal calming mist | 380 | For offices and airports. | perfume
Coffee under-eye roll-on | 460 | The last of the peaberries, put to use. | oil
`,
}

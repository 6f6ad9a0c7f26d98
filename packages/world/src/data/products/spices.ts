import { type CategoryStock, plainCategory } from './category-stock.ts'

export const spices: CategoryStock = {
  ...plainCategory,
  path: 'snacks-groceries/spices',
  object: 'spice',
  tone: 'Turmeric',
  packs: [
    ['50 g', 70, 1],
    ['100 g', 130, 1.8],
    ['250 g', 290, 4.1],
  ],
  grams: 100,
  hsn: '0910',
  days: [0, 1, 2],
  care: 'Close it well. Ground spice speaks for six months, whole spice for two years.',
  materials: ['Stone ground', 'Whole, sun-dried', 'Roasted in small pans', 'Hand-harvested'],
  details: [
    'Ground on stone before the street wakes, so that it never gets hot.',
    'The farm and the month of harvest are on the tin.',
    'Start with half of what you are used to.',
    'The tin has a flat spoon inside, cut from coconut shell.',
  ],
  isReturnable: false,
  bestBefore: '12 months from packing',
  rows: `
Garam masala No. 4 | 190 | Nineteen things, in the order great-grandfather wrote down. | spice | purani-dilli-masala-ghar
Kitchen King of Khari Baoli | 170 | For the days when nobody decided what to cook. | spice | purani-dilli-masala-ghar
Degi mirch | 160 | Colour of a bridal dupatta, heat of a polite remark. | chilli | purani-dilli-masala-ghar
Goda masala of the aunt | 220 | Dictated, ground, corrected for two years. | spice | aundh-roasters
Koli fish masala | 210 | Red, coastal, and quick. | spice | aundh-roasters
Gunpowder podi | 180 | No scale in the house, never wrong. | spice | thinnai-coffee-stores
Rasam powder, pepper forward | 170 | Clears the head and the guest room. | spice | thinnai-coffee-stores
Creek salt flakes | 240 | Raked at low tide, two hundred years in. | salt | siolim-salt-sun
Recheado paste | 260 | For mackerel, potatoes, or a dull Tuesday. | jar | siolim-salt-sun
Lakadong turmeric | 230 | From the Jaintia hills; stains like a promise.
Guntur sannam chilli, whole | 150 | Long, red, and serious. | chilli
Idukki cardamom, 8 mm | 390 | Fat, green, and worth the price.
Tellicherry pepper, extra bold | 290 | Picked late; tastes of pine and orange.
Kashmiri saffron, one gram | 590 | Three hundred and fifty threads, counted once.
Bhoot jolokia flakes | 280 | In Assam they keep elephants off with it. | chilli
Panch phoron | 140 | Five seeds that start every good dal.
Himalayan jakhya seeds | 210 | Crackles like mustard, tastes of mountains.
Smoked black cardamom | 260 | One pod for a pot of biryani.
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const planters: CategoryStock = {
  ...plainCategory,
  path: 'plants/planters',
  object: 'planter',
  colours: ['Terracotta', 'Ivory', 'Copper', 'Natural', 'Indigo'],
  tone: 'Terracotta',
  grams: 1500,
  gst: 12,
  hsn: '6914',
  days: [2, 3],
  care: 'Soak terracotta for an hour before the first planting.',
  materials: ['Terracotta', 'Stoneware', 'Woven palm', 'Beaten copper'],
  details: [
    'A drainage hole and a saucer that fits; both are rarer than they should be.',
    'Wide enough for roots that have plans.',
    'Frost is not its friend, but where would it meet any.',
    'Salt marks come with age and look well on it.',
  ],
  rows: `
Loaf-glaze planter | 890 | Crust outside, crumb inside. | planter | mitti-studio
Hanging rye bowl | 990 | For trailing things and dinner-plate jokes. | planter | mitti-studio
Kumartuli face pot | 790 | It grows hair. | planter | kumartuli-clay-works
Step-well planter | 1290 | Three tiers for three herbs. | planter | kumartuli-clay-works
Palm-leaf pot cover | 590 | Hides a multitude of nursery plastic. | basket | palolem-cane
Cane hanging nest | 790 | Woven round, hung low. | basket | palolem-cane
Mathar copper trough | 3490 | Mint on a windowsill, like royalty. | planter | kasba-coppersmiths
Self-watering clay olla | 490 | Buried, it waters for a week. | amphora | monsoon-leaf
Balcony rail pot | 690 | Sits astride, does not fall. | planter | monsoon-leaf
Moustache-cup succulent pot | 450 | The colonel would have approved. | cup | rock-garden-greens
Granite-grey bowl | 990 | For stones and things like stones. | planter | rock-garden-greens
Tulsi vrindavan, small | 1190 | A house for the plant that runs the house. | planter
Propagation bar, three tubes | 590 | Watch roots think. | vase
Painted oil-tin planter | 390 | Was ghee, is geranium. | tin
`,
}

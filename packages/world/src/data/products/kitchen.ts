import { type CategoryStock, plainCategory } from './category-stock.ts'

export const kitchen: CategoryStock = {
  ...plainCategory,
  path: 'home-decor/kitchen',
  object: 'pan',
  colours: ['Copper', 'Brass', 'Natural', 'Black'],
  tone: 'Copper',
  grams: 1100,
  gst: 12,
  hsn: '7418',
  days: [2, 3, 4],
  care: 'Season before first use; the card tells how. Tamarind and salt bring back the shine.',
  materials: ['Beaten copper, tinned', 'Bronze', 'Neem wood', 'Seasoned clay', 'Cast iron'],
  details: [
    'Tinned inside by hand, and tinned again for free when it wears.',
    'Heavy where the flame is, light where the hand is.',
    'The handle is riveted, not welded, and will outlast the tenant.',
    'Older than non-stick, and better at it after a month.',
  ],
  rows: `
Kansara brass dabba, seven cups | 2890 | The spice box every kitchen argues over. | tin | kansara-brass
Tinned patila, two litres | 2490 | Heard three lanes away while it was made. | pan | kansara-brass
Brass filter for two | 1690 | Decoction drips while you find your glasses. | cup | kansara-brass
Mathar copper jug | 3290 | Water by morning, as the doctors of 1890 said. | jug | kasba-coppersmiths
Copper tadka ladle | 890 | For the last thirty seconds of a dal. | spoon | kasba-coppersmiths
Seasoned clay kundlem with lid | 990 | Rice water, slow flame, no soap, ever. | pan | mapusa-mud
Clay tawa for bhakri | 590 | Thick, so that the heat thinks first. | pan | mapusa-mud
Lacquered measuring spoons | 490 | Four colours that come from kitchens anyway. | spoon | lacquer-lane
Neem-wood rolling set | 790 | Board and pin, turned from one log. | spoon | lacquer-lane
Stoneware idli steamer | 2190 | Twelve at a time, as light as promised. | pan | auro-clay
Ash-glaze mortar | 1490 | For green chilli and mild frustration. | bowl | auro-clay
Cast-iron dosa tawa | 1890 | Thirteen inches, seasoned with castor and patience. | pan
Bronze uruli | 4990 | Payasam, or floating flowers, or both. | bowl
Coconut grater, clamp-on | 990 | Screams a little, works for ever. | spoon
Kadhai with two ears | 1690 | Iron, deep, good for your blood as well. | pan
Banana-leaf steel thali | 790 | The leaf is etched, the curry is yours. | plate
Steel dabba, four tiers | 1290 | The lunch box of the Western line. | tin
Sil-batta, small | 1590 | A stone that has never needed a charger. | bowl
`,
}

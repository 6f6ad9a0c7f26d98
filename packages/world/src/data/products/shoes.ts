import { type CategoryStock, plainCategory } from './category-stock.ts'

export const shoes: CategoryStock = {
  ...plainCategory,
  path: 'shopping/shoes',
  object: 'jutti',
  colours: ['Tan', 'Black', 'Madder', 'Marigold', 'Indigo', 'Ivory'],
  tone: 'Tan',
  sizes: ['36', '37', '38', '39', '40', '41', '42', '43'],
  grams: 640,
  gst: 5,
  hsn: '6403',
  sgType: 'shoes',
  care: 'Wipe with a dry cloth; feed the leather with a drop of coconut oil at the start of winter. Keep out of puddles.',
  materials: ['Vegetable-tanned leather', 'Buffalo leather', 'Canvas and leather', 'Raw silk on leather'],
  details: [
    'The sole is stitched, not glued, and any mochi in the country can renew it.',
    'An arch is hidden under the insole; your heel will know.',
    'Eight millimetres of cushion where the old ones had none.',
    'They give a little in the first week, so take the size that is snug.',
    'Edges are burnished by hand with a piece of deer horn that is older than the shop.',
  ],
  netQuantity: '1 pair',
  rows: `
Everyday jutti sneaker | 2250 | A jutti above, a rubber sole below, and a bus to catch. | sneaker | mochi-daughters
Phulkari bridal jutti | 3290 | Silk darning on leather, cushioned for four hours of baraat. | jutti | mochi-daughters
Plain walnut jutti | 1690 | No work on it at all, except the good kind. | jutti | mochi-daughters
Arch-support kolhapuri | 2190 | Left and right, at last. | sandal | deccan-deewan
Toe-ring kolhapuri, oiled | 1990 | Squeaks for a mile, then keeps its word. | sandal | deccan-deewan
Tangra derby | 5490 | Bark-tanned, welted, ready to be polished on a Sunday. | boot | tangra-leather-house
Hakka courtyard clog | 3290 | Wooden sole, leather strap, a sound of its own. | sandal | tangra-leather-house
Mojari with curled toe | 1890 | The curl is structural, says the shoemaker, and will not explain.
Ikat slip-on | 1790 | Handloom uppers on a flat rubber sole. | sneaker
Canvas low-top, hand-quilted | 2390 | Kantha stitches around the toe, where sneakers crack first. | sneaker
Monsoon jelly-sole sandal | 1490 | Leather straps over a sole that does not mind the rain. | sandal
Gurgabi loafer | 3490 | A Punjabi court shoe that got a job.
T-bar school sandal, for adults | 2290 | You remember them; they now come in 42. | sandal
Khussa with mirror toe | 1990 | Eleven mirrors a foot.
Sheesham-heel mule | 2890 | Five centimetres of rosewood, turned on a lathe. | sandal
Chelsea in oiled buffalo | 5990 | For hills, platforms and mild drama. | boot
Lace-up desert boot | 4290 | Crepe sole, two eyelets, and a good dust colour. | boot
House slipper in felted wool | 1290 | Kullu wool over leather, for stone floors.
`,
}

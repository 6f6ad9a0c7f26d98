import { type CategoryStock, plainCategory } from './category-stock.ts'

export const sarees: CategoryStock = {
  ...plainCategory,
  path: 'shopping/sarees',
  object: 'saree',
  colours: ['Madder', 'Peacock', 'Marigold', 'Wine', 'Indigo', 'Rose', 'Moss', 'Ivory'],
  tone: 'Madder',
  grams: 600,
  hsn: '5208',
  days: [2, 3, 4],
  care: 'Dry clean the first time. After that, air it often, refold it along new lines, and keep it in muslin.',
  materials: ['Handloom cotton', 'Mulberry silk', 'Silk-cotton', 'Tussar silk', 'Linen by hand'],
  details: [
    'Five and a half metres, with a blouse piece of eighty centimetres in the same dye.',
    'Fall and pico are done, so it can be worn the evening it arrives.',
    'The weaver’s name is on a paper slip inside the last fold.',
    'It takes two people about three weeks, and they usually are married to each other.',
    'Softens after the fourth wearing, when most sarees give up.',
  ],
  rows: `
Ganga-Jamuna korvai Kanjeevaram | 24500 | Two borders of different rivers, joined to the body by three shuttles. | saree | mada-street-silks
Temple-border silk-cotton | 6800 | Small gopurams march along the edge, none of them out of step. | saree | mada-street-silks
Dhakai jamdani, monsoon grey | 8900 | Paisleys laid in by hand on cloth that you can read a letter through. | saree | tant-tangail
Begampuri everyday tant | 1890 | Crisp in the morning, yours by the evening. | saree | tant-tangail
Ilkal with tope-teni pallu | 3450 | A red pallu with combs of white, looped thread by thread. | saree | thari-looms
Molakalmuru fruit-border silk | 7600 | Pomegranates on the border, as the old pattern book has them. | saree | thari-looms
Peacock-pallu Paithani | 28900 | Two peacocks, one lotus, eight months. | saree | puneri-paithan
Nine-yard cotton navvari | 3250 | For dancing lavani, or for climbing into a bus with dignity. | saree | puneri-paithan
Pochampally rail-line ikat | 5400 | Geometry tied before it was woven, and on time. | saree | pochampally-post
Telia rumal double ikat | 11800 | Oil-treated threads in three colours, both ways. | saree | pochampally-post
Indigo dabu mul saree | 2690 | A mul saree that weighs as much as a mango. | saree | dilli-dyers
Hand-block Chanderi, evening rose | 4200 | Sheer, with rose-gold buti printed rather than woven. | saree | dilli-dyers
Garad with red border | 5900 | The one for pujo, undyed silk and one honest red.
Baluchari story pallu | 14500 | A whole horse carriage and a lady with a hookah, in silk.
Linen jamdani, sea salt | 6400 | Linen from Phulia with a scatter of small white fish.
Chettinad checks | 2450 | Big squares and a border that refuses to be subtle.
Kota zari checks | 4650 | Air, with gold lines drawn to keep it from leaving.
Bhujodi desi-wool edge saree | 3950 | Cotton with a thick, warm edge for January evenings.
Maheshwari reversible border | 3850 | Wear it one way to the office and the other to the concert.
Bomkai fish-motif cotton | 4750 | Fish along the pallu, for luck and for lunch.
`,
}

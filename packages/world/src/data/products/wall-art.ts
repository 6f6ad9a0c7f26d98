import { type CategoryStock, plainCategory } from './category-stock.ts'

export const wallArt: CategoryStock = {
  ...plainCategory,
  path: 'home-decor/wall-art',
  object: 'frame',
  colours: ['Ivory', 'Indigo', 'Madder', 'Moss'],
  tone: 'Madder',
  sizes: ['A4', 'A3', 'A2'],
  grams: 700,
  gst: 12,
  hsn: '9701',
  days: [1, 2, 3],
  care: 'Hang out of direct sun. Dust the frame and leave the paper be.',
  materials: ['Cotton rag paper', 'Letterpress on handmade paper', 'Natural pigments on cloth', 'Glazed tile'],
  details: [
    'Printed in an edition that is written by pencil in the corner.',
    'Comes flat between boards, with a frame if you choose the framed size.',
    'The colours are soot, turmeric, leaf and stone.',
    'The artist is paid per print and named on the back.',
  ],
  rows: `
First line, no second | 1290 | A print of one opening sentence and a great deal of sky. | frame | kala-katha
Hauz Khas at noon | 1490 | Goats on the madrasa steps, in four colours. | frame | kala-katha
House-name tile panel | 2900 | Six tiles, one mackerel, your gate. | tile | casa-azulejo
Fontainhas in ochre | 2290 | A street painted on tile, complete with cat. | tile | casa-azulejo
Samplers of good advice | 1890 | No combing of hair, in cross stitch. | frame | irani-ivy
Wood-type: Horn OK Please | 990 | Printed with letters that lost a foot. | frame | chor-bazaar-type-co
Wood-type: Mumbai local map | 1290 | Western, Central, Harbour, hope. | frame | chor-bazaar-type-co
Filmi sunset poster | 1190 | A hero, a scooter, a very orange sky. | frame | chor-bazaar-type-co
Dictionary page, monsoon | 890 | Rain, printed over the letter R. | frame | boi-para-bindery
Kalighat cat with prawn | 1390 | He has had it since 1880 and will not share. | frame | boi-para-bindery
Gond deer of many dots | 2490 | A deer with a forest for antlers.
Madhubani fish wedding | 2190 | Everybody is invited; the fish are pleased.
Warli harvest circle | 1690 | White rice paste, one long dance.
Pattachitra tree of life | 3290 | Painted with a brush of mongoose hair, long ago; squirrel now.
Phad strip: Pabuji rides | 2790 | A piece of a story that takes all night.
Cheriyal scroll mask pair | 1590 | Two masks who tell the tale in turns. | mask
Botanical: neem, sal, semal | 1190 | Three trees that everybody has stood under.
Night bus to Manali | 990 | Twelve windows and one person awake.
`,
}

import { type CategoryStock, plainCategory } from './category-stock.ts'

export const personalised: CategoryStock = {
  ...plainCategory,
  path: 'gifts/personalised',
  object: 'gift',
  colours: ['Ivory', 'Indigo', 'Madder'],
  tone: 'Indigo',
  grams: 500,
  gst: 18,
  hsn: '9703',
  days: [4, 5, 7],
  materials: ['Glazed tile', 'Letterpress', 'Hand embroidery', 'Lac and mirror'],
  details: [
    'Made after you order, by one person, who signs it.',
    'We send a drawing first, and wait for your yes.',
    'Spelling is checked by somebody who teaches spelling.',
  ],
  isReturnable: false,
  options: [
    { kind: 'field', title: 'Name or words', isRequired: true, price: 0, maxCharacters: 24 },
    {
      kind: 'drop_down',
      title: 'Script',
      isRequired: true,
      price: 0,
      values: [
        ['English', 0],
        ['Devanagari', 0],
        ['Bangla', 50],
        ['Tamil', 50],
      ],
    },
    { kind: 'file', title: 'A photo for the artist', isRequired: false, price: 150 },
  ],
  rows: `
House-name tile | 1890 | Tell us what the house is like, before the border is chosen. | tile | casa-azulejo
Doorbell tile with your cat | 1490 | Or dog; not both on one tile, they say. | tile | casa-azulejo
Cushion with what they always say | 2190 | Needlepoint of a family quotation. | cushion | irani-ivy
Wedding handkerchiefs, pair | 1290 | Initials and the date, for crying. | cloth | irani-ivy
Letterheads in your name | 990 | Fifty sheets, a treadle press, a name. | envelope | chitthi-paper-works
Bookplates, from the library of | 790 | Lend it, and it comes back. | notebook | chitthi-paper-works
Name bangles in mirror | 1590 | One letter a mirror. | bangle | laad-lac
Family tree in lac | 2890 | Branches, mirrors, and the odd cousin. | frame | laad-lac
Pet portrait, Kalighat style | 2490 | Your pet, as seen in 1880. | frame
Their street, as a map print | 1690 | With the corner shop marked.
Baby’s first kolam | 1390 | Name and birthday in dots.
Recipe in their handwriting | 1590 | Send a photo of the page; it returns on a plate. | plate
`,
}

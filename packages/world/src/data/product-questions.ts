type Pair = readonly [question: string, answer: string]

/** What shoppers ask about any product of a category, with the maker's answer. It agrees with the care instructions. */
export const questionsByCategory: Readonly<Record<string, readonly Pair[]>> = {
  'shopping/kurtas': [
    [
      'Does the colour run in the first wash?',
      'A little. Wash it alone and cold the first three times, then it stays.',
    ],
    [
      'I am between two sizes. Which one should I take?',
      'The larger one. It is cut straight, and a tailor can always take some away.',
    ],
    ['Can I put it in the machine?', 'After three washes by hand, yes: cold, inside out, and in a bag.'],
  ],
  'shopping/sarees': [
    [
      'Is a blouse piece attached?',
      'Please look at the details above: where it says so, it is woven at the end and not yet cut.',
    ],
    ['Can you do the fall and the edging before you send it?', 'Not yet. Any tailor near you will do both in a day.'],
    [
      'Does the zari turn black?',
      'Not if you keep it in muslin, away from perfume, and refold it along new lines now and then.',
    ],
  ],
  'shopping/dresses': [
    [
      'Is it see-through in the sun?',
      'We hold every piece against the window before it is packed. In the light colours, wear something in the shade of your skin below.',
    ],
    ['Will it shrink?', 'The cloth was washed before it was cut. In cold water it stays as it is.'],
  ],
  'shopping/shirts': [
    ['Does it need ironing?', 'Hang it wet by the tail. If you like a crisp collar, iron that and nothing else.'],
    [
      'How does it fit broad shoulders?',
      'Generously. Lay a shirt of yours that fits beside the size guide and compare the shoulder seam.',
    ],
  ],
  'shopping/shoes': [
    [
      'Do they hurt in the beginning?',
      'For two evenings. Wear them at home with socks, and the leather learns your foot.',
    ],
    ['I have wide feet. Should I take a size more?', 'Yes, one more. They give in width, but not in length.'],
  ],
  'shopping/jewellery': [
    [
      'Is it heavy? I would wear it all day.',
      'People wear ours to the office. If your ears are easily tired, start with an evening.',
    ],
    [
      'Will it lose its colour?',
      'Keep it dry and away from perfume, and rub it with a soft cloth. It darkens a little, and then it is prettier.',
    ],
  ],
  'shopping/bags': [
    [
      'Does a 13-inch laptop fit in?',
      'Compare with the measures in the details, please, and leave two fingers of air on each side.',
    ],
    ['Can I wash it?', 'Only with a damp cloth, where the spot is. Then let it dry in the shade.'],
  ],
  'shopping/scarves': [
    ['Does it scratch? I have tender skin.', 'No. Wash it once before you wear it and it is softer still.'],
  ],
  'shopping/watches': [
    ['Can the strap be shortened?', 'Any watchmaker can punch another hole. Do not use a nail, we beg you.'],
    ['Can I swim with it?', 'No. It is splash-proof, which means rain.'],
  ],
  'snacks-groceries/chai-coffee': [
    ['How many cups does a pack make?', 'With two grams for a cup, divide the weight by two. We drink it stronger.'],
    ['Is it ground or whole?', 'As the title and the details say. If they say neither, it is ready for the pot.'],
  ],
  'snacks-groceries/sweets': [
    [
      'Does it travel well in May?',
      'We send it on the day it is made, in a lined box. Ask for a day when somebody is at home.',
    ],
    ['How long does it keep?', 'Until the date on the lid. Keep it cool, and it is meant to be eaten, not looked at.'],
  ],
  'snacks-groceries/pickles': [
    [
      'Which oil do you use?',
      'It is on the label with everything else that is in the jar. Keep the oil above the fruit.',
    ],
    ['How hot is it?', 'Somebody who likes green chillies will find it mild; somebody who does not will need curd.'],
  ],
  'snacks-groceries/spices': [
    ['When was it ground?', 'The month is on the packet. We grind what we have sold, so it is never an old one.'],
  ],
  'snacks-groceries/snacks': [
    [
      'Is it fried or baked?',
      'It says so in the description. Either way it is made in small batches and packed the same day.',
    ],
  ],
  'home-decor/lamps': [
    ['Does a bulb come with it?', 'No. Any warm bulb of nine watts or less will do, so you can choose its light.'],
    [
      'How long is the cord?',
      'Long enough for a table beside a socket. For a ceiling, an electrician adds what is missing.',
    ],
  ],
  'home-decor/pottery': [
    [
      'Do all pieces look the same?',
      'No two of them. The glaze runs as it wants, within what you see in the pictures.',
    ],
    [
      'Is it packed well enough for a long journey?',
      'In straw paper and a second box. It has been to Shillong and back.',
    ],
  ],
  'home-decor/textiles': [
    ['Does it fade in the sun?', 'Everything does, slowly. Dry it in the shade and turn it over twice a year.'],
    ['Can it go into the machine?', 'Yes, cold. Shake it outdoors before you put it away.'],
  ],
  'home-decor/wall-art': [
    [
      'Is it an original or a print?',
      'The details say which. Prints are made in small numbers on paper that does not yellow.',
    ],
  ],
  'home-decor/candles': [
    [
      'Is the smell strong?',
      'It fills a room, not a flat. Let the first burn reach the edge, and it will burn evenly.',
    ],
  ],
  'home-decor/kitchen': [
    ['Does it work on induction?', 'Iron does, brass and wood do not. The card in the parcel tells how to season it.'],
    ['How do I get stains off?', 'Tamarind and salt, a soft cloth and a little patience. No steel wool.'],
  ],
  'beauty/skin-care': [
    ['Is it for oily skin as well?', 'It is light, and most people may use it. Try a little behind the ear first.'],
  ],
  'beauty/hair-care': [
    ['Does it smell much? I go to work in the morning.', 'Of its herbs, for an hour. After a wash nobody will know.'],
  ],
  'beauty/bath-body': [['How long does it last?', 'A month for one person, if it may dry between two baths.']],
  'beauty/fragrance': [
    [
      'How long does it stay?',
      'On skin until the evening, on a scarf until the next one. It has no alcohol that flies away.',
    ],
  ],
  'stationery/notebooks': [
    [
      'Does fountain pen ink come through?',
      'Not with a fine nib. With a broad one you see a shadow on the other side.',
    ],
    ['Are the pages lined?', 'Plain, unless the title says something else.'],
  ],
  'stationery/cards-wrap': [
    ['Do envelopes come with them?', 'With cards, yes, one for each. Wrapping paper is rolled, never folded.'],
  ],
  'kids-toys/wooden-toys': [
    [
      'Is the paint safe? Everything goes into her mouth.',
      'It is lacquer with vegetable colours, pressed on without a brush. A child’s mouth is fine.',
    ],
  ],
  'kids-toys/soft-toys': [
    ['Do the eyes come off?', 'They are stitched, not buttons. We pull at each of them before it leaves.'],
  ],
  'kids-toys/games-puzzles': [
    ['Are the rules in the box?', 'Yes, on one sheet, with the quarrel that you are most likely to have.'],
  ],
  'plants/indoor-plants': [
    [
      'Does it survive the courier?',
      'It travels upright in a box with holes. Give it three days out of the sun, and do not repot it in the first month.',
    ],
    [
      'Is it safe with a cat?',
      'Please ask your vet for this kind, and put it where the cat does not go until you know.',
    ],
  ],
  'plants/planters': [
    [
      'Is there a hole at the bottom?',
      'Yes. Put something below it, and soak terracotta for an hour before you plant.',
    ],
  ],
  'pet/beds-bowls': [['Does the cover come off?', 'Yes, and goes into the machine. The dog does not.']],
  'pet/treats': [['From what age can he have them?', 'When he has his second teeth. Break them for small dogs.']],
  'gifts/hampers': [
    ['Can you put a note in?', 'Yes: write it in the bag when you order. We leave the bill out of the box.'],
  ],
  'gifts/personalised': [
    [
      'Can you write it in Devanagari?',
      'Gladly. Type the name as you want to see it, and we copy it letter by letter.',
    ],
  ],
}

/** The one product that visitors of the demo look at first has questions of its own. */
export const questionsOfFirstProduct: readonly Pair[] = [
  ['Is the lining cotton?', 'There is no lining, and it needs none: the cloth is dense enough for a window seat.'],
  [
    'Does the indigo stain a white sofa?',
    'In the first week it can. Three cold washes, and it keeps its blue to itself.',
  ],
  ['How deep are the pockets?', 'Deep enough for a phone and a bus pass. Both side seams have one.'],
  [
    'Is the print the same on the back?',
    'Yes, all around. The block is set anew at the side seam, so look for the meeting of two leaves there.',
  ],
]

/** Asked by the demo's customer, and not answered yet. */
export const openQuestions: readonly { readonly product: string; readonly text: string }[] = [
  { product: 'indigo-block-print-kurta', text: 'Could you make it a hand longer? I am 178 cm tall.' },
  { product: 'indigo-block-print-kurta', text: 'Is it warm enough for a Delhi evening in December?' },
]

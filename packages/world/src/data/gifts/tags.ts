/** Tags that the gift finder's questions and products share. */
export const giftTags: Readonly<Record<string, string>> = {
  mother: 'Suits a mother',
  father: 'Suits a father',
  partner: 'Suits a partner',
  sister: 'Suits a sister',
  brother: 'Suits a brother',
  friend: 'Suits a friend',
  child: 'Suits a child',
  grandparent: 'Suits grandparents',
  colleague: 'Suits a colleague',
  host: 'Suits neighbours and hosts',
  couple: 'Suits a couple',
  cooking: 'Cooking',
  'tea-coffee': 'Chai and coffee',
  'sweet-tooth': 'Something sweet',
  snacking: 'Something to nibble',
  gardening: 'Plants',
  writing: 'Letters and notebooks',
  fashion: 'Clothes',
  jewellery: 'Jewellery',
  'self-care': 'A slow Sunday',
  home: 'The house',
  art: 'Art',
  games: 'Games',
  animals: 'Animals',
  practical: 'Of daily use',
  keepsake: 'To be kept',
  traditional: 'Made as ever',
  diwali: 'Diwali',
  birthday: 'Birthday',
  housewarming: 'Housewarming',
  rakhi: 'Rakhi',
  wedding: 'Wedding',
  sugar: 'Holds sugar',
  leather: 'Of leather',
  scented: 'Scented',
  fragile: 'Breaks when it falls',
  alive: 'Alive',
}

/** The tags that all products in a category have. */
export const tagsOfCategory: Readonly<Record<string, string>> = {
  'shopping/kurtas': 'mother sister partner friend father fashion traditional diwali birthday rakhi',
  'shopping/sarees': 'mother grandparent partner sister fashion traditional keepsake diwali wedding',
  'shopping/dresses': 'partner sister friend fashion birthday rakhi',
  'shopping/shirts': 'father brother partner friend fashion birthday rakhi diwali',
  'shopping/shoes': 'sister brother partner fashion birthday rakhi',
  'shopping/jewellery': 'mother sister partner friend couple jewellery keepsake diwali birthday rakhi wedding',
  'shopping/bags': 'sister friend colleague partner mother fashion practical birthday rakhi',
  'shopping/scarves': 'mother grandparent sister friend colleague fashion traditional birthday diwali',
  'shopping/watches': 'father brother partner colleague couple fashion keepsake birthday rakhi wedding',
  'snacks-groceries/chai-coffee':
    'father mother colleague host friend brother grandparent partner tea-coffee practical diwali birthday housewarming rakhi',
  'snacks-groceries/sweets':
    'mother father sister brother host colleague grandparent friend child sweet-tooth traditional sugar diwali rakhi wedding birthday',
  'snacks-groceries/pickles':
    'mother father grandparent host friend brother cooking snacking traditional diwali housewarming rakhi',
  'snacks-groceries/spices':
    'mother father host friend couple partner sister cooking practical diwali housewarming birthday',
  'snacks-groceries/snacks':
    'colleague brother friend father host child sister snacking diwali rakhi birthday housewarming',
  'home-decor/lamps': 'host couple mother friend grandparent home keepsake diwali housewarming wedding',
  'home-decor/pottery':
    'host couple friend mother partner colleague home art fragile diwali birthday housewarming wedding',
  'home-decor/textiles': 'host couple mother grandparent friend home traditional diwali housewarming wedding',
  'home-decor/wall-art':
    'host couple friend colleague partner father art home keepsake birthday housewarming wedding diwali',
  'home-decor/candles':
    'friend host sister partner colleague mother home self-care scented diwali birthday housewarming',
  'home-decor/kitchen':
    'mother father couple host friend partner sister brother cooking home practical keepsake diwali birthday housewarming wedding',
  'beauty/skin-care': 'mother sister partner friend self-care scented birthday rakhi diwali',
  'beauty/hair-care': 'mother sister grandparent friend self-care scented birthday rakhi',
  'beauty/bath-body': 'mother sister partner friend colleague host self-care scented birthday diwali rakhi',
  'beauty/fragrance': 'partner mother father brother couple self-care scented birthday wedding diwali rakhi',
  'stationery/notebooks': 'friend colleague sister brother child partner writing practical birthday rakhi diwali',
  'stationery/cards-wrap': 'friend colleague child sister writing art birthday diwali rakhi',
  'stationery/pens-desk': 'father colleague brother grandparent partner writing practical keepsake birthday rakhi',
  'kids-toys/wooden-toys': 'child brother sister games keepsake birthday diwali rakhi',
  'kids-toys/soft-toys': 'child sister birthday rakhi diwali',
  'kids-toys/games-puzzles':
    'child friend brother sister colleague couple host games birthday rakhi diwali housewarming',
  'plants/indoor-plants':
    'friend mother colleague host couple partner gardening home alive birthday housewarming diwali',
  'plants/planters': 'mother host friend couple gardening home housewarming birthday diwali',
  'plants/seeds-tools': 'father mother grandparent child friend host gardening practical birthday housewarming',
  'pet/beds-bowls': 'friend brother sister partner couple host animals birthday housewarming',
  'pet/treats': 'friend brother sister partner host animals birthday diwali',
  'pet/collars-toys': 'friend brother sister partner animals birthday diwali rakhi',
  'gifts/hampers':
    'colleague host mother father friend couple grandparent snacking diwali housewarming wedding birthday rakhi',
  'gifts/personalised':
    'partner friend mother father sister brother couple child grandparent keepsake birthday rakhi wedding housewarming',
}

/** Additional tags of a product in these sections, by words in its title. */
export const tagsByWords: readonly (readonly [sections: string, words: RegExp, tags: string])[] = [
  ['home-decor gifts stationery', /\b(chai|tea|coffee|teapot|kulhads?|mugs?|cups?|tumblers?)\b/i, 'tea-coffee'],
  [
    'snacks-groceries gifts',
    /chocolate|laddoo|barfi|jaggery|cake|biscuit|cookie|honey|\bjam\b|chikki/i,
    'sugar sweet-tooth',
  ],
  ['home-decor', /\b(tawa|ladle|kadhai|thali|plates?|bowls?|uruli|masala|spice)\b/i, 'cooking'],
  ['home-decor gifts', /\b(diyas?|lanterns?|tealights?|rangoli)\b/i, 'diwali traditional'],
  ['stationery home-decor gifts', /\b(wedding|bride|couple)\b/i, 'couple wedding'],
  ['gifts home-decor', /\b(house|doorbell|nameplate|door)\b/i, 'housewarming'],
]

/** The reason for a gift that a tag gives by itself. */
export const reasonsOfTags: Readonly<Record<string, string>> = {
  keepsake: 'it is a thing to keep',
  practical: 'it is of use every day',
  traditional: 'it is made the way it always was',
}

/** The tags of a product by its object: glass, clay and lamps are fragile. */
export const tagsOfObject: Readonly<Record<string, string>> = {
  mug: 'fragile tea-coffee',
  kulhad: 'fragile tea-coffee',
  teapot: 'fragile tea-coffee',
  kettle: 'tea-coffee',
  bowl: 'fragile',
  plate: 'fragile',
  vase: 'fragile',
  pot: 'fragile',
  planter: 'fragile',
  lamp: 'fragile',
  diya: 'diwali traditional fragile',
  lantern: 'diwali',
}

/**
 * Which rendered model shows a product: on each shelf the first pattern that its title meets. What meets none gets a
 * label card set in type, so that no picture ever shows another kind of thing.
 */
export type ShelfModels = readonly (readonly [title: RegExp, model: string])[]

const all = /./

const wear: Readonly<Record<string, ShelfModels>> = {
  'shopping/kurtas': [
    [/a-line|leheriya|angrakha|carnival|hammock|kota|chikan/i, 'kurta-flared'],
    [all, 'kurta-straight'],
  ],
  'shopping/sarees': [
    [/jamdani|tant|mul|linen|maheshwari|pochampally|paithani|baluchari|navvari|bomkai|chanderi/i, 'saree-draped'],
    [all, 'saree-folded'],
  ],
  'shopping/dresses': [
    [/slip|halter|column|kaftan|pinafore|backless|apron/i, 'none'],
    [all, 'dress'],
  ],
  'shopping/shirts': [[all, 'shirt']],
  'shopping/shoes': [
    [/sneaker|slip-on|low-top/i, 'sneaker'],
    [/kolhapuri/i, 'kolhapuri'],
    [/derby|loafer|clog|mule|slipper|mojari/i, 'none'],
    [/jutti|khussa/i, 'jutti'],
    [/sandal/i, 'sandal'],
    [/chelsea/i, 'none'],
    [/boot/i, 'boot'],
  ],
  'shopping/jewellery': [
    [/jhumka|temple-bell/i, 'jhumka'],
    [/studs/i, 'studs'],
    [/hoops/i, 'hoops'],
    [/pebble ring/i, 'ring'],
    [/anklet/i, 'anklet'],
    [/fish pendant/i, 'pendant'],
    [/kada|bangles/i, 'bangles'],
    [/thushi|haar/i, 'necklace'],
    [/ticket pendant/i, 'ticket_pendant'],
    [/signet ring/i, 'signet_ring'],
    [/nath/i, 'nath'],
    [/choker/i, 'choker'],
    [/moon earrings/i, 'moon_earrings'],
    [/mangalsutra bracelet/i, 'bead_bracelet'],
    [/chandbali/i, 'chandbali'],
    [/torque/i, 'torque'],
    [/knot ring/i, 'knot_ring'],
  ],
  'shopping/bags': [
    [/satchel|messenger/i, 'satchel'],
    [/conductor|sling/i, 'sling'],
    [/potli/i, 'potli'],
    [/basket/i, 'basket'],
    [/backpack/i, 'backpack'],
    [/sleeve|clutch/i, 'clutch'],
    [/jhola|tote|grocery|book bag|hobo/i, 'tote'],
  ],
  'shopping/scarves': [
    [/muffler|square/i, 'none'],
    [all, 'stole'],
  ],
  'shopping/watches': [
    [/clock/i, 'clock'],
    [/fob|pocket|cufflink|single-hand|bracelet/i, 'none'],
    [all, 'watch'],
  ],
}

const table: Readonly<Record<string, ShelfModels>> = {
  'snacks-groceries/chai-coffee': [
    [/tea\b|chai|darjeeling|flush|kahwa|assam|infusion/i, 'tea_caddy'],
    [/turmeric latte/i, 'spice_pouch'],
    [all, 'coffee_bag'],
  ],
  'snacks-groceries/sweets': [
    [/laddoo/i, 'laddoo'],
    [/katli/i, 'katli'],
    [/sandesh|peda/i, 'sandesh'],
    [/mysore pak/i, 'barfi'],
    [/coconut barfi/i, 'coconut_barfi'],
    [/chikki/i, 'chikki'],
    [/karanji/i, 'karanji'],
    [/puran poli/i, 'puran_poli'],
    [/bebinca/i, 'bebinca'],
    [/anjeer roll/i, 'anjeer_roll'],
    [/plum cake/i, 'cake'],
    [/rose cookies/i, 'none'],
    [/cookies/i, 'biscuits'],
    [/halwa, small jar/i, 'jam_jar'],
  ],
  'snacks-groceries/pickles': [
    [/honey/i, 'honey_jar'],
    [/jam\b|murabba/i, 'jam_jar'],
    [all, 'pickle_jar'],
  ],
  'snacks-groceries/spices': [
    [/chilli, whole/i, 'chillies'],
    [/recheado/i, 'pickle_jar'],
    [all, 'spice_pouch'],
  ],
  'snacks-groceries/snacks': [
    [/biscuit|ginger snaps|shrewsbury/i, 'biscuits'],
    [/cashew/i, 'nuts'],
    [/murukku|chakli/i, 'murukku'],
    [/popcorn/i, 'popcorn'],
    [/banana chips|khakhra|crackers|thattai|coconut chips/i, 'snack_pouch'],
    [all, 'snack_bag'],
  ],
  'home-decor/kitchen': [
    [/brass dabba/i, 'spice_box'],
    [/four tiers/i, 'tiffin'],
    [/jug/i, 'jug'],
    [/idli/i, 'steamer'],
    [/dosa tawa/i, 'tawa'],
    [/kadhai/i, 'pan'],
    [/tadka ladle/i, 'spoons'],
    [/ash-glaze mortar/i, 'mortar'],
    [/kundlem/i, 'pot'],
    [/patila/i, 'patila'],
    [/brass filter/i, 'coffee_filter'],
    [/clay tawa/i, 'clay_tawa'],
    [/measuring spoons/i, 'measuring_spoons'],
    [/rolling set/i, 'rolling_set'],
    [/uruli/i, 'uruli'],
    [/thali/i, 'thali'],
    [/sil-batta/i, 'sil_batta'],
  ],
  'home-decor/pottery': [
    [/tea-for-two/i, 'teapot'],
    [/kulhad/i, 'kulhad'],
    [/mug\b/i, 'mug'],
    [/plate|platter/i, 'plate'],
    [/bowl|cellar/i, 'bowl'],
    [/horse/i, 'horse'],
    [/mask/i, 'mask'],
    [/barni/i, 'barni'],
    [/vase|moon jar/i, 'vase'],
    [/jug/i, 'jug'],
    [/kundlem|water jar|casserole/i, 'pot'],
  ],
}

const home: Readonly<Record<string, ShelfModels>> = {
  'home-decor/lamps': [
    [/pendant|dome shade/i, 'pendant_lamp'],
    [/river-clay diyas/i, 'diya'],
    [/kandil/i, 'kandil'],
    [/lantern/i, 'lantern'],
    [/table lamp|clay lamp/i, 'table_lamp'],
    [/samai/i, 'samai'],
    [/hanging copper diya/i, 'hanging_diya'],
    [/moon lamp/i, 'moon_lamp'],
    [/reading lamp/i, 'reading_lamp'],
    [/hurricane/i, 'hurricane'],
    [/cane floor lamp/i, 'floor_lamp'],
    [/jar string/i, 'jar_lights'],
    [/wall light/i, 'wall_light'],
    [/tealight house/i, 'tealight_house'],
  ],
  'home-decor/textiles': [
    [/cushion/i, 'cushion'],
    [/bolster/i, 'bolster'],
    [/dhurrie|mat\b/i, 'dhurrie'],
    [/curtain/i, 'curtain'],
    [/mitts/i, 'none'],
    [/towels|napkins|cloth\b|runner/i, 'linen'],
    [/bedcover|sheet/i, 'bedcover'],
    [all, 'throw'],
  ],
  'home-decor/wall-art': [
    [/noon|sunset/i, 'frame'],
    [/house-name tile panel/i, 'tile_panel'],
    [/horn ok please|first line/i, 'type_print'],
    [/cheriyal|phad/i, 'none'],
    [all, 'art_print'],
  ],
  'home-decor/candles': [
    [/sambrani|coil|champa/i, 'incense'],
    [/resin|string/i, 'none'],
    [/tapers/i, 'tapers'],
    [/votives|tealights/i, 'none'],
    [all, 'candle'],
  ],
}

const care: Readonly<Record<string, ShelfModels>> = {
  'beauty/skin-care': [
    [/oil|kumkumadi|vitamin/i, 'oil_bottle'],
    [/rose water|mist/i, 'spray_bottle'],
    [/sunscreen|gel|salve/i, 'tube'],
    [/ubtan|cleanser|mask/i, 'powder_jar'],
    [/stick|roll-on/i, 'none'],
    [all, 'cream_jar'],
  ],
  'beauty/hair-care': [
    [/scrunch/i, 'none'],
    [/comb\b/i, 'comb'],
    [/shampoo bar/i, 'soap'],
    [/spray/i, 'spray_bottle'],
    [/curl cream|paste/i, 'cream_jar'],
    [/powder|henna/i, 'powder_jar'],
    [all, 'oil_bottle'],
  ],
  'beauty/bath-body': [
    [/loofah|melts/i, 'none'],
    [/butter|polish/i, 'cream_jar'],
    [/scrub|soak/i, 'powder_jar'],
    [all, 'soap'],
  ],
  'beauty/fragrance': [
    [/solid/i, 'none'],
    [all, 'attar'],
  ],
}

const paper: Readonly<Record<string, ShelfModels>> = {
  'stationery/notebooks': [
    [/letter pad|box/i, 'none'],
    [all, 'notebook'],
  ],
  'stationery/cards-wrap': [
    [/wrap\b|wrap,/i, 'wrap'],
    [/envelopes|rakhi|kit|tags|folding/i, 'none'],
    [all, 'card'],
  ],
  'stationery/pens-desk': [
    [/eyedropper|rollerball/i, 'pen'],
    [/ink,/i, 'ink'],
    [/calendar/i, 'calendar'],
    [/pencils/i, 'pencils'],
    [/tray/i, 'tray'],
    [/letter opener/i, 'letter_opener'],
    [/paperweight/i, 'paperweight'],
    [/tape dispenser/i, 'tape_dispenser'],
    [/pen slip/i, 'pen_slip'],
    [/blotter/i, 'blotter'],
    [/wax and seal/i, 'seal'],
    [/slate and chalk/i, 'slate'],
    [/book stand/i, 'book_stand'],
    [/watercolour/i, 'paint_tin'],
  ],
}

const play: Readonly<Record<string, ShelfModels>> = {
  'kids-toys/wooden-toys': [
    [/stacking/i, 'stacking_rings'],
    [/tops/i, 'tops'],
    [/street blocks/i, 'blocks'],
    [/nesting/i, 'nesting_dolls'],
    [/rail gaadi/i, 'train'],
    [/auto-rickshaw/i, 'auto_rickshaw'],
    [/rattle/i, 'rattles'],
    [/tortoise/i, 'tortoise'],
    [/bullock cart/i, 'bullock_cart'],
    [/yo-yo/i, 'yo_yo'],
    [/abacus/i, 'abacus'],
    [/balance boat/i, 'balance_boat'],
    [/tic-tac/i, 'tic_tac'],
  ],
  'kids-toys/soft-toys': [
    [/elephant/i, 'teddy'],
    [/bear$/i, 'bear'],
    [/turtle/i, 'turtle'],
    [/whale/i, 'whale'],
    [/crab/i, 'crab'],
    [/pariah dog/i, 'dog'],
    [/lion/i, 'lion'],
    [/otter/i, 'otter'],
    [/hoopoe/i, 'hoopoe'],
    [/pangolin/i, 'pangolin'],
    [/doll/i, 'rag_doll'],
    [/flying fox/i, 'bat'],
  ],
  'kids-toys/games-puzzles': [
    [/kites, five/i, 'kite'],
    [/jigsaw|pieces|puzzle/i, 'puzzle'],
    [/memory|modak|charades|deck|snap/i, 'card_deck'],
    [/draughts/i, 'draughts'],
    [/snakes|patam/i, 'snakes_ladders'],
    [/pachisi/i, 'board_game'],
  ],
  'plants/indoor-plants': [
    [/money plant|string of hearts/i, 'trailing'],
    [/snake plant/i, 'snake_plant'],
    [/fern/i, 'nest_fern'],
    [/areca/i, 'areca'],
    [/bougainvillea/i, 'flowering'],
    [/jade/i, 'jade'],
    [/cactus/i, 'cactus'],
    [/monstera/i, 'monstera'],
    [/peace lily/i, 'peace_lily'],
    [/desert rose/i, 'desert_rose'],
    [/agave/i, 'agave'],
    [/zz\b/i, 'zz_plant'],
    [/rubber fig/i, 'rubber_fig'],
    [/curry leaf/i, 'curry_leaf'],
  ],
  'plants/planters': [
    [/cane hanging|pot cover/i, 'basket'],
    [/hanging rye bowl/i, 'hanging_bowl'],
    [/face pot/i, 'face_pot'],
    [/trough/i, 'trough'],
    [/olla/i, 'olla'],
    [/tulsi vrindavan/i, 'tulsi_vrindavan'],
    [/propagation bar/i, 'tube_bar'],
    [/oil-tin/i, 'oil_tin'],
    [/loaf-glaze|succulent|granite|balcony rail|step-well/i, 'planter'],
  ],
  'plants/seeds-tools': [
    [/seeds|wildflowers|mint|chilli set|annuals|marigold/i, 'seeds'],
    [/long-spout/i, 'watering_can'],
  ],
}

const rest: Readonly<Record<string, ShelfModels>> = {
  'pet/beds-bowls': [
    [/cave|hammock|perch|mat with|stand/i, 'none'],
    [/towel/i, 'linen'],
    [/quilt/i, 'throw'],
    [/clay bowl/i, 'bowl'],
    [/bed\b/i, 'pet_bed'],
  ],
  'pet/treats': [
    [/biscuits|hearts/i, 'pet_biscuits'],
    [/sweet potato|coconut/i, 'snack_pouch'],
    [all, 'snack_bag'],
  ],
  'pet/collars-toys': [
    [/collar/i, 'collar'],
    [/rope that/i, 'rope'],
    [/net-twine ball/i, 'ball_toy'],
    [/mouse/i, 'mouse'],
    [/bell/i, 'bell'],
  ],
  'gifts/hampers': [
    [/basket/i, 'hamper'],
    [/tin of/i, 'biscuits'],
    [/cane box|hamper/i, 'hamper'],
    [all, 'gift_box'],
  ],
  'gifts/personalised': [
    [/cushion/i, 'cushion'],
    [/handkerchiefs/i, 'linen'],
    [/bangles/i, 'bangles'],
    [/house-name tile/i, 'name_tile'],
  ],
}

export const shelfModels: Readonly<Record<string, ShelfModels>> = {
  ...wear,
  ...table,
  ...home,
  ...care,
  ...paper,
  ...play,
  ...rest,
}

/** Colours of lids, tins, bags and covers where a product has no choice of colour: each maker has one for each thing. */
export const packColours = [
  '#b5371f',
  '#0b6b66',
  '#3b3a66',
  '#c98a12',
  '#7a2f4a',
  '#4f6b3a',
  '#35465c',
  '#a84a22',
  '#6b4630',
] as const

/** Shelves whose things come in such packs. */
export const packedShelves: ReadonlySet<string> = new Set([
  'snacks-groceries/chai-coffee',
  'snacks-groceries/pickles',
  'snacks-groceries/spices',
  'snacks-groceries/snacks',
  'beauty/skin-care',
  'beauty/hair-care',
  'beauty/bath-body',
  'beauty/fragrance',
  'plants/seeds-tools',
  'stationery/cards-wrap',
  'pet/treats',
  'gifts/hampers',
  'home-decor/candles',
  'kids-toys/games-puzzles',
])

/** What packs a product, so that its last picture shows how it arrives. */
export const packagings = ['parcel', 'pouch', 'mailer'] as const

/** A section of the shop and the categories in it: [slug, title, description]. */
interface SectionSeed {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly categories: readonly (readonly [string, string, string])[]
}

/** Categories that also have a one-word name, by that name. */
export const shortNames: Readonly<Record<string, string>> = {
  footwear: 'shopping/shoes',
  jewellery: 'shopping/jewellery',
  bags: 'shopping/bags',
  snacks: 'snacks-groceries',
  'skin-care': 'beauty/skin-care',
}

/** The shop's category tree, two levels deep: `shopping` contains `shopping/kurtas`. */
export const sections: readonly SectionSeed[] = [
  {
    slug: 'shopping',
    title: 'Shopping',
    description: 'Clothes, shoes and small treasures from workshops you can walk to.',
    categories: [
      ['kurtas', 'Kurtas', 'Hand-printed, hand-woven, and with pockets wherever we could ask for them.'],
      ['sarees', 'Sarees', 'Six yards from looms whose weavers we know by name.'],
      ['dresses', 'Dresses', 'Easy cuts in Indian cloth, for heat and for dancing.'],
      ['shirts', 'Shirts', 'Khadi, ikat and linen shirts for every kind of shoulder.'],
      ['shoes', 'Shoes', 'Juttis, kolhapuris and sneakers, stitched by people with callused thumbs.'],
      ['jewellery', 'Jewellery', 'Silver, brass, thread and terracotta, worn every day and not locked away.'],
      ['bags', 'Bags', 'Jholas, totes and satchels that carry more than they admit.'],
      ['scarves', 'Scarves & stoles', 'A yard of something good around the neck.'],
      ['watches', 'Watches', 'Quiet dials, Devanagari numerals, straps of real leather.'],
    ],
  },
  {
    slug: 'snacks-groceries',
    title: 'Snacks & groceries',
    description: 'What the neighbourhood eats between meals, and puts away for the year.',
    categories: [
      ['chai-coffee', 'Chai & coffee', 'Single estates, house masalas and a decoction that keeps its promise.'],
      ['sweets', 'Sweets', 'Mithai made in small pans, sent the same day.'],
      ['pickles', 'Pickles & preserves', 'Sun, salt, oil and a grandmother’s handwriting.'],
      ['spices', 'Spices', 'Ground this month, from farms with an address.'],
      ['snacks', 'Snacks', 'Things to open at four and finish by five.'],
    ],
  },
  {
    slug: 'home-decor',
    title: 'Home & decor',
    description: 'Lamps, clay, cloth and other reasons to stay in.',
    categories: [
      ['lamps', 'Lamps', 'Light through cane, paper, brass and blown glass.'],
      ['pottery', 'Pottery', 'Studio clay and old kilns: Khurja, Jaipur blue, Manipur black.'],
      ['textiles', 'Textiles', 'Bedcovers, dhurries and cushions that age well.'],
      ['wall-art', 'Wall art', 'Gond, Kalighat, Madhubani and a few new voices.'],
      ['candles', 'Candles & incense', 'Soy, beeswax and the smell of first rain.'],
      ['kitchen', 'Kitchen', 'Brass, neem wood and cast iron that your grandchildren will argue over.'],
    ],
  },
  {
    slug: 'beauty',
    title: 'Beauty',
    description: 'Short ingredient lists, made in small batches.',
    categories: [
      ['skin-care', 'Skin care', 'Rose, saffron, clay and no mystery.'],
      ['hair-care', 'Hair care', 'Oils the way they were warmed for you as a child.'],
      ['bath-body', 'Bath & body', 'Soaps, scrubs and ubtan for a slow Sunday.'],
      ['fragrance', 'Fragrance', 'Attars from Kannauj and modern noses from next door.'],
    ],
  },
  {
    slug: 'stationery',
    title: 'Stationery',
    description: 'For people who still write things down.',
    categories: [
      ['notebooks', 'Notebooks', 'Handmade paper, lay-flat bindings, covers worth keeping.'],
      ['cards-wrap', 'Cards & wrap', 'Letterpress, block print and the right words inside.'],
      ['pens-desk', 'Pens & desk', 'Nibs, trays and small brass things that do not slide.'],
    ],
  },
  {
    slug: 'kids-toys',
    title: 'Kids & toys',
    description: 'Toys that need no battery, only an afternoon.',
    categories: [
      ['wooden-toys', 'Wooden toys', 'Channapatna lacquer and Kondapalli wit.'],
      ['soft-toys', 'Soft toys', 'Stitched by hand, hugged out of shape.'],
      ['games-puzzles', 'Games & puzzles', 'Pachisi, maps in pieces and card games to quarrel about.'],
    ],
  },
  {
    slug: 'plants',
    title: 'Plants',
    description: 'Green things that forgive.',
    categories: [
      ['indoor-plants', 'Indoor plants', 'Chosen for Indian windows and busy people.'],
      ['planters', 'Planters', 'Terracotta, cane and ceramic homes for roots.'],
      ['seeds-tools', 'Seeds & tools', 'Balcony kitchens start here.'],
    ],
  },
  {
    slug: 'pet',
    title: 'Pets',
    description: 'For the one who runs the house.',
    categories: [
      ['beds-bowls', 'Beds & bowls', 'Dhurrie beds and clay bowls that stay put.'],
      ['treats', 'Treats', 'Baked slowly, tested by Simba of Lodhi Colony.'],
      ['collars-toys', 'Collars & toys', 'Block-printed collars and ropes that last a week, at least.'],
    ],
  },
  {
    slug: 'gifts',
    title: 'Gifts',
    description: 'Wrapped, with a note in a real hand.',
    categories: [
      ['hampers', 'Hampers', 'A few good things in a cane box.'],
      ['personalised', 'Personalised', 'Their name, their house, their dog, made to order.'],
    ],
  },
]

/** Every category by path, with its section. */
export const categories = sections.flatMap((section) =>
  section.categories.map(([slug, title, description]) => ({
    path: `${section.slug}/${slug}`,
    section: section.slug,
    title,
    description,
  })),
)

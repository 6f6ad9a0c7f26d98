/** In the order of the product page; the database keeps the options of an order in another one. */
const known = ['Colour', 'Size', 'Weight']
const rankOf = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)

/** The chosen options of a variant, in the same order on every screen. */
export const sortedOptions = (options: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(options).sort(([one], [other]) => rankOf(one) - rankOf(other))

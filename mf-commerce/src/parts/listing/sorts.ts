/** The orders a person can choose, by the spec's numbers. */
const sorts = [
  { value: 1, label: 'Default' },
  { value: 10, label: 'Popular' },
  { value: 4, label: 'Bestseller' },
  { value: 5, label: 'Newest arrivals' },
  { value: 3, label: 'Price: low to high' },
  { value: 2, label: 'Price: high to low' },
  { value: 6, label: 'Discount' },
  { value: 7, label: 'Rating' },
] as const

const relevance = { value: 0, label: 'Relevance' } as const

/** Relevance means something only where words were searched for. */
export const sortsFor = (hasWords: boolean): readonly { value: number; label: string }[] =>
  hasWords ? [relevance, ...sorts] : sorts

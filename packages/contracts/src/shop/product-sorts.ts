/**
 * The sort orders of a product list that a person can choose, by the spec's numbers; relevance is for search results.
 */
export const productSorts = [
  { value: 0, title: 'Relevance' },
  { value: 1, title: 'Default' },
  { value: 10, title: 'Popular' },
  { value: 4, title: 'Bestseller' },
  { value: 5, title: 'Newest arrivals' },
  { value: 3, title: 'Price: low to high' },
  { value: 2, title: 'Price: high to low' },
  { value: 6, title: 'Discount' },
  { value: 7, title: 'Rating' },
] as const

/**
 * The sort orders of a product list by name, in the order in which those with a title are offered. The values are the
 * numbers of the spec. `by` names a field of the index; the API's `product-shape.ts` has those that combine fields.
 * Relevance is for search results: products that match equally well are ordered as recommended.
 */
export const productSorts = {
  relevance: { value: 0, title: 'Relevance', sameAs: 'recommended' },
  recommended: { value: 1, title: 'Default', by: { highest: 'rank' } },
  popular: { value: 10, title: 'Popular' },
  bestselling: { value: 4, title: 'Bestseller', by: { highest: 'sales' } },
  newest: { value: 5, title: 'Newest arrivals', by: { highest: 'launched' } },
  cheapest: { value: 3, title: 'Price: low to high', by: { lowest: 'price' } },
  dearest: { value: 2, title: 'Price: high to low', by: { highest: 'price' } },
  discount: { value: 6, title: 'Discount', by: { highest: 'discount' } },
  rated: { value: 7, title: 'Rating' },
  latest: { value: 20, sameAs: 'newest' },
} as const

export type ProductSort = keyof typeof productSorts

/** The sort orders that a person can choose. */
export const offeredSorts = (): { value: number; title: string }[] =>
  Object.values(productSorts).flatMap((sort) => ('title' in sort ? { value: sort.value, title: sort.title } : []))

/** The numbers of all sort orders. */
export const sortNumbers = (): number[] => Object.values(productSorts).map(({ value }) => value)

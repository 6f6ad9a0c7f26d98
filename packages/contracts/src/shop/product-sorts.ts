/** Numbers that lists are sorted by in addition to the facts of a product: the columns of `product_numbers.sql`. */
export const productNumbers = ['popularity', 'saves'] as const

export type ProductNumber = (typeof productNumbers)[number]

/**
 * The sort orders of a product list by name, in the order in which those with a title are offered. The values are the
 * numbers of the spec, and others up to 999. `by` names a field of the index or one of the numbers above, and with
 * `ties` a field that orders those that are equal, roughly and the highest first; the API's `product-shape.ts` has
 * what combines fields otherwise. Relevance is for search results: products that match equally well are ordered as recommended.
 */
export const productSorts = {
  relevance: { value: 0, title: 'Relevance', sameAs: 'recommended' },
  recommended: { value: 1, title: 'Default', by: { highest: 'rank' } },
  popular: { value: 10, title: 'Popular', by: { highest: 'popularity' } },
  bestselling: { value: 4, title: 'Bestseller', by: { highest: 'sales' } },
  mostSaved: { value: 11, title: 'Most saved', by: { highest: 'saves', ties: 'rank' } },
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

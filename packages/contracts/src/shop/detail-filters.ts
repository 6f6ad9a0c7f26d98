/**
 * The details of products that lists can be filtered by: the name in queries and addresses, and the label of the detail
 * at a product. A row here adds the filter everywhere: index, query, counts, addresses and form.
 */
export const detailFilters = { material: 'Material' } as const satisfies Readonly<Record<string, string>>

export type DetailFilter = keyof typeof detailFilters
export const detailFilterNames = Object.keys(detailFilters) as readonly DetailFilter[]

/** Separates several values of such a filter in queries and addresses: a value may contain a comma. */
export const detailSeparator = ';'

/** A record with one value for each of these filters. */
export const byDetailFilter = <Value>(make: (name: DetailFilter) => Value): Readonly<Record<DetailFilter, Value>> =>
  Object.fromEntries(detailFilterNames.map((name) => [name, make(name)])) as Record<DetailFilter, Value>

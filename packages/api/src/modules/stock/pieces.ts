export interface Pieces {
  readonly sku: string
  readonly qty: number
}

/** Adds up lines of the same SKU; sorted in the order in which SKUs are locked. */
export function bySku(lines: readonly Pieces[]): Pieces[] {
  const counts = new Map<string, number>()
  for (const { sku, qty } of lines) counts.set(sku, (counts.get(sku) ?? 0) + qty)
  return [...counts].map(([sku, qty]) => ({ sku, qty })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/**
 * Optional texts about a product, each of them a column of `product` with that name. A row here, at the end, adds the
 * text to the calls and forms of merchants and to the product page. What only few products have is a detail instead
 * (`attributes`), which needs no column (decision 0666).
 */
export const productNotes = {
  care: { label: 'Care', hint: 'How to clean it and look after it', longest: 400 },
} as const satisfies Readonly<Record<string, { label: string; hint: string; longest: number }>>

export type ProductNote = keyof typeof productNotes
export const productNoteNames = Object.keys(productNotes) as readonly ProductNote[]

/** A record with one value for each of these texts. */
export const byProductNote = <Value>(make: (name: ProductNote) => Value): Readonly<Record<ProductNote, Value>> =>
  Object.fromEntries(productNoteNames.map((name) => [name, make(name)])) as Record<ProductNote, Value>

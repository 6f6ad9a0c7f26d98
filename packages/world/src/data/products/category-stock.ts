/** A question the buyer answers while ordering. */
export interface OptionSeed {
  readonly kind: 'field' | 'drop_down' | 'file'
  readonly title: string
  readonly isRequired: boolean
  readonly price: number
  readonly maxCharacters?: number
  readonly values?: readonly (readonly [title: string, price: number])[]
}

/**
 * The stock of one category. `rows` has one product per line: title | MRP in rupees | line | object | maker. Object and
 * maker may be left out: the category's own object and the category's makers in turn replace them.
 */
export interface CategoryStock {
  readonly path: string
  readonly object: string
  /** Colours of the category's products; empty if they have no choice of colour (food, soap). */
  readonly colours: readonly string[]
  /** The colour of its pictures if there is no choice of colour. */
  readonly tone: string
  readonly sizes: readonly string[]
  /** Packs as [label, grams, factor on the price]. */
  readonly packs: readonly (readonly [string, number, number])[]
  readonly grams: number
  readonly gst: 0 | 3 | 5 | 12 | 18
  readonly hsn: string
  readonly sgType: string | null
  /** Days until it is shipped by the maker. */
  readonly days: readonly number[]
  readonly care: string | null
  readonly materials: readonly string[]
  readonly details: readonly string[]
  readonly options?: readonly OptionSeed[]
  readonly isReturnable?: boolean
  /** What one contains if that is neither in its title nor chosen as a pack; one piece if left out. */
  readonly netQuantity?: string
  /** For what can spoil. */
  readonly bestBefore?: string
  readonly rows: string
}

/** The values that most categories share. */
export const plainCategory = {
  colours: [],
  sizes: [],
  packs: [],
  gst: 5,
  sgType: null,
  days: [1, 2, 2, 3],
  care: null,
} as const

/** The value of a keyword field: a slug, or the number of a row. */
export type Keyword = string | number

/** One value per document, such as its kind or its merchant. */
export interface KeywordField<Value extends Keyword = Keyword> {
  readonly type: 'keyword'
  /**
   * Bits stored per document, so that counting takes the same time for any number of values. Without this, values are
   * counted one by one, which suits about a dozen.
   */
  readonly column?: 8 | 16 | 32
  /** Never set; carries the type of the values. */
  readonly example?: Value
}

/** Any number of values per document, such as its colours or sizes. Queries ignore case. */
export interface KeywordsField {
  readonly type: 'keywords'
  /** Whether a search for such a value finds the documents that have it. */
  readonly isSearched?: boolean
}

/** A whole number from 0 that fits into its bits; larger ones are clamped to the maximum. */
export interface NumberField {
  readonly type: 'number'
  readonly bits: 8 | 16 | 32
  /**
   * The start of each step, the first at 0: steps are what is counted, and a range query scans at most the steps at its
   * two ends.
   */
  readonly steps?: readonly number[]
}

export interface FlagField {
  readonly type: 'flag'
}

export type Field = KeywordField | KeywordsField | NumberField | FlagField
export type Fields = Readonly<Record<string, Field>>

/** Names of the fields of a type. */
export type NamesOf<F extends Fields, Type extends Field> = {
  [Name in keyof F]: F[Name] extends Type ? Name : never
}[keyof F] &
  string

/** A keyword field, with the type of its values. */
export const keyword = <Value extends Keyword>(column?: 8 | 16 | 32): KeywordField<Value> => ({
  type: 'keyword',
  ...(column && { column }),
})

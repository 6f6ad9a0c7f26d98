/** What a keyword field holds: a slug, or the number of a row. */
export type Keyword = string | number

/** One value a document: its kind, its merchant. */
export interface KeywordField<Value extends Keyword = Keyword> {
  readonly type: 'keyword'
  /**
   * Bits that every document spends, so that counting costs the same however many values there are. Without them values are
   * counted one after the other, which is right for a dozen.
   */
  readonly column?: 8 | 16 | 32
  /** Never set; it carries the type of the values. */
  readonly example?: Value
}

/** Any number of values a document: its colours, its sizes. Case is ignored when they are asked for. */
export interface KeywordsField {
  readonly type: 'keywords'
  /** A search for such a value finds the documents that have it. */
  readonly isSearched?: boolean
}

/** A whole number from 0 that fits into its bits; larger ones become the largest. */
export interface NumberField {
  readonly type: 'number'
  readonly bits: 8 | 16 | 32
  /** Where steps begin, the first at 0: they are what is counted, and a range costs the steps at its two ends at most. */
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

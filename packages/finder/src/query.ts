import type {
  Field,
  Fields,
  FlagField,
  Keyword,
  KeywordField,
  KeywordsField,
  NamesOf,
  NumberField,
} from './field-shapes.ts'
import type { MeantWord } from './words/meaning.ts'

/** A condition for documents: one of several values, a range with both ends included, a flag. */
export type Condition<F extends Fields = Fields> =
  | { readonly field: NamesOf<F, KeywordField | KeywordsField>; readonly oneOf: readonly Keyword[] }
  | { readonly field: NamesOf<F, NumberField>; readonly from: number; readonly to: number }
  | { readonly field: NamesOf<F, FlagField>; readonly is: boolean }

/** A selection: documents meet at least one of its conditions; without conditions no document matches. */
export interface Filter<F extends Fields = Fields> {
  /** The facet whose counts ignore this selection. */
  readonly facet?: string | undefined
  readonly any: readonly Condition<F>[]
}

/** The field that is counted for each facet. */
export type Facets<F extends Fields = Fields> = Readonly<Record<string, keyof F & string>>

export interface Query<F extends Fields = Fields, SortName extends string = string, C extends Facets<F> = Facets<F>> {
  /** All of them must match. If omitted, every document matches; an empty list matches none. */
  readonly words?: readonly MeantWord[] | undefined
  /** All of them must match. */
  readonly filters?: readonly Filter<F>[]
  readonly sort: SortName
  /** Documents that match the words best come first; the sort decides among equals. */
  readonly isBestFirst?: boolean
  /** The page, as positions in the whole list: `to` is excluded. */
  readonly from: number
  readonly to: number
  /** Values of the shape's two paired fields that must go together, in lower case. */
  readonly paired?: readonly [firsts: readonly string[], seconds: readonly string[]] | undefined
  readonly facets?: C
  /** The number of first levels that count as close matches, which are counted separately. */
  readonly closeLevels?: number
}

/** The number of documents with each value, without zeros. */
export type KeywordCount<Value extends Keyword = Keyword> = ReadonlyMap<Value, number>

export interface NumberCount {
  /** The number of documents in each step of the field. */
  readonly steps: readonly number[]
  /** Lowest and highest are 0 if there are no documents. */
  readonly lowest: number
  readonly highest: number
}

type CountOf<F extends Field> =
  F extends KeywordField<infer Value>
    ? KeywordCount<Value>
    : F extends KeywordsField
      ? KeywordCount<string>
      : F extends NumberField
        ? NumberCount
        : number

/** The counts of a facet with a selection are of documents that match all other selections. */
type Counts<F extends Fields, C extends Facets<F>> = { readonly [Facet in keyof C]: CountOf<F[C[Facet]]> }

export interface Found<F extends Fields, C extends Facets<F>> {
  /** Documents of the page, in order. */
  readonly ids: readonly number[]
  readonly total: number
  readonly counts: Counts<F, C>
  /** The same for close matches; without words, for all documents. Only if `closeLevels` was given. */
  readonly close?: { readonly total: number; readonly counts: Counts<F, C> }
}

export type AnyCount = KeywordCount | NumberCount | number
/** The result of an index that only knows its fields at run time. */
export interface AnyFound extends Omit<Found<Fields, Facets>, 'counts' | 'close'> {
  readonly counts: Readonly<Record<string, AnyCount>>
  readonly close?: { readonly total: number; readonly counts: Readonly<Record<string, AnyCount>> }
}

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

/** What a document may meet: one of some values, a range with both ends, a flag. */
export type Condition<F extends Fields = Fields> =
  | { readonly field: NamesOf<F, KeywordField | KeywordsField>; readonly oneOf: readonly Keyword[] }
  | { readonly field: NamesOf<F, NumberField>; readonly from: number; readonly to: number }
  | { readonly field: NamesOf<F, FlagField>; readonly is: boolean }

/** A choice: documents meet one of its conditions at least; without conditions none does. */
export interface Filter<F extends Fields = Fields> {
  /** The facet whose counts ignore this choice. */
  readonly facet?: string | undefined
  readonly any: readonly Condition<F>[]
}

/** The field that is counted for each facet. */
export type Facets<F extends Fields = Fields> = Readonly<Record<string, keyof F & string>>

export interface Query<F extends Fields = Fields, SortName extends string = string, C extends Facets<F> = Facets<F>> {
  /** All of them must be met. Left out, everything is; an empty list meets nothing. */
  readonly words?: readonly MeantWord[] | undefined
  /** All of them must be met. */
  readonly filters?: readonly Filter<F>[]
  readonly sort: SortName
  /** Documents that answer the words best come first; the sort decides among equals. */
  readonly isBestFirst?: boolean
  /** The page, as places in the whole list: `to` is not part of it. */
  readonly from: number
  readonly to: number
  /** Values of the shape's two paired fields that must go together, in small letters. */
  readonly paired?: readonly [firsts: readonly string[], seconds: readonly string[]] | undefined
  readonly facets?: C
  /** So many of the first levels count as close; they are counted apart. */
  readonly closeLevels?: number
}

/** How many have each value, without those that nobody has. */
export type KeywordCount<Value extends Keyword = Keyword> = ReadonlyMap<Value, number>

export interface NumberCount {
  /** How many lie in each step of the field. */
  readonly steps: readonly number[]
  /** 0 and 0 for nothing. */
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

/** A facet that was chosen is counted among those who meet all other choices. */
type Counts<F extends Fields, C extends Facets<F>> = { readonly [Facet in keyof C]: CountOf<F[C[Facet]]> }

export interface Found<F extends Fields, C extends Facets<F>> {
  /** Documents of the page, in order. */
  readonly ids: readonly number[]
  readonly total: number
  readonly counts: Counts<F, C>
  /** The same of those who answer closely; of all without words. Only where `closeLevels` was given. */
  readonly close?: { readonly total: number; readonly counts: Counts<F, C> }
}

export type AnyCount = KeywordCount | NumberCount | number
/** Found by an index that knows its fields at run time only. */
export interface AnyFound extends Omit<Found<Fields, Facets>, 'counts' | 'close'> {
  readonly counts: Readonly<Record<string, AnyCount>>
  readonly close?: { readonly total: number; readonly counts: Readonly<Record<string, AnyCount>> }
}

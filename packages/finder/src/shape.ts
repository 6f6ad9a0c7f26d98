import type { Field, Fields, KeywordField, KeywordsField, NamesOf, NumberField } from './field-shapes.ts'

type ValueOf<F extends Field> =
  F extends KeywordField<infer Value>
    ? Value
    : F extends KeywordsField
      ? readonly string[]
      : F extends NumberField
        ? number
        : boolean

export interface DocumentBasics {
  /** A whole number from 1. */
  readonly id: number
  readonly title: string
  /** Further words by which it is found, ranked below those of the title. */
  readonly text: string
  /** 'indigo/m': which values of the two paired fields occur together; null or omitted if all do. */
  readonly pairs?: readonly string[] | null
  /** Seconds since 1970; it is not found before. */
  readonly shownFrom?: number
  /** Seconds since 1970; 0 if it does not end. */
  readonly shownUntil?: number
}

/** A document as it is put into an index. */
export type DocumentOf<F extends Fields> = DocumentBasics & { readonly [Name in keyof F]: ValueOf<F[Name]> }

/** The number fields of all documents, one column each. */
export type Columns<F extends Fields> = { readonly [Name in NamesOf<F, NumberField>]: ArrayLike<number> }

/** Sorts by a number field, or by a key below 2^32, smallest first. Equals are sorted by id. */
export type Sort<F extends Fields> =
  | { readonly highest: NamesOf<F, NumberField> }
  | { readonly lowest: NamesOf<F, NumberField> }
  | { key(columns: Columns<F>, at: number): number }

/**
 * Where a word of a search is looked up. 'names' are those of the dictionary, and the values of searched fields;
 * 'whole-names' only those of which the word is the whole, and the title for a word that is not such a name;
 * 'whole-names-in-title' also requires the word in the title.
 */
export type LevelSource =
  | 'whole-names-in-title'
  | 'whole-names'
  | 'title'
  | 'title-by-meaning'
  | 'names'
  | 'text'
  | 'text-by-meaning'

/** The fields of an index and how it can be queried. */
export interface IndexShape<F extends Fields = Fields, SortName extends string = string> {
  readonly fields: F
  readonly sorts: Readonly<Record<SortName, Sort<F>>>
  /** How well a document matches: each level adds a place in which the words may occur, the best first. */
  readonly levels: readonly LevelSource[]
  /** Two fields whose values belong together: a colour and the sizes it comes in. */
  readonly pairs?: readonly [NamesOf<F, KeywordsField>, NamesOf<F, KeywordsField>]
}

/** Defines a shape, inferring the types of its fields and sorts. */
export const defineShape = <const F extends Fields, SortName extends string>(
  shape: IndexShape<F, SortName>,
): IndexShape<F, SortName> => shape

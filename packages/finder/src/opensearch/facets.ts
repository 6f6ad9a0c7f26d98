import type { Types } from '@opensearch-project/opensearch'
import type { Field, Keyword } from '../field-shapes.ts'
import type { AnyCount } from '../query.ts'
import type { IndexShape } from '../shape.ts'
import { all, type Clause } from './clauses.ts'
import { keywordFrom } from './stored-document.ts'

type Aggregation = Types.Common_Aggregations.AggregationContainer

/** The client's types omit the field that is counted. */
export const ofField = <Options extends object>(field: string, options: Options): Options => ({ field, ...options })

/** The maximum number of counted values per facet; the engine sends the most frequent ones. */
const mostValues = 10_000

/** A choice of a counted facet: it narrows the page and the counts of all other facets. */
export interface ChosenFacet {
  readonly facet: string
  readonly clause: Clause
}

/** Counts a field among the documents that match all choices except the facet's own. */
export function facetAggregation(
  { fields }: IndexShape,
  { facet, field: name }: { readonly facet: string; readonly field: string },
  chosen: readonly ChosenFacet[],
): Aggregation {
  const others = chosen.filter((one) => one.facet !== facet).map(({ clause }) => clause)
  return { filter: all(others), aggs: countsOf(fieldOf(fields, name), `field.${name}`) }
}

function fieldOf(fields: IndexShape['fields'], name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`The index has no such field: ${name}.`)
  return field
}

function countsOf(field: Field, path: string): Record<string, Aggregation> {
  if (field.type === 'flag') return { values: { filter: { term: { [path]: { value: true } } } } }
  if (field.type !== 'number') return { values: { terms: ofField(path, { size: mostValues }) } }
  const starts = field.steps ?? [0]
  const ranges = starts.map((from, step) => ({ key: String(step), from, to: starts[step + 1] }))
  return {
    values: { range: { field: path, ranges } },
    lowest: { min: ofField(path, {}) },
    highest: { max: ofField(path, {}) },
  }
}

interface Bucket {
  readonly key: string
  readonly doc_count: number
}

/** The engine's response for one facet. */
export interface CountedFacet {
  readonly values: { readonly doc_count?: number; readonly buckets?: readonly Bucket[] }
  readonly lowest?: { readonly value: number | null }
  readonly highest?: { readonly value: number | null }
}

export function countFrom({ fields }: IndexShape, name: string, { values, lowest, highest }: CountedFacet): AnyCount {
  const field = fieldOf(fields, name)
  const buckets = values.buckets ?? []
  if (field.type === 'flag') return values.doc_count ?? 0
  if (field.type === 'number') {
    const byStep = new Map(buckets.map(({ key, doc_count }) => [Number(key), doc_count]))
    const steps = (field.steps ?? [0]).map((_, step) => byStep.get(step) ?? 0)
    return { steps, lowest: lowest?.value ?? 0, highest: highest?.value ?? 0 }
  }
  const readKey = (key: string): Keyword => (field.type === 'keyword' ? keywordFrom(key) : key)
  return new Map(buckets.map(({ key, doc_count }) => [readKey(key), doc_count]))
}

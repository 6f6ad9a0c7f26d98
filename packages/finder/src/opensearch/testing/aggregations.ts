import { type Clause, scoreOf } from './clauses.ts'
import { onlyKnown, parsing } from './stand-in-error.ts'
import { columnAt, type Mapping, type Stored, valuesAt } from './stored.ts'

type Aggregations = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Range {
  readonly key: string
  readonly from?: number
  readonly to?: number
}
interface Body {
  readonly field: string
  readonly size?: number
  readonly include?: string
  readonly ranges?: readonly Range[]
}

/** Counts documents as the engine does. */
export function aggregate(mapping: Mapping, documents: readonly Stored[], aggs: Aggregations): Record<string, unknown> {
  return Object.fromEntries(Object.entries(aggs).map(([name, one]) => [name, countOne(mapping, documents, one)]))
}

function countOne(mapping: Mapping, documents: readonly Stored[], one: Readonly<Record<string, unknown>>): unknown {
  const { aggs = {}, ...rest } = one
  const [kind] = Object.keys(rest)
  if (kind === 'filter') {
    const met = documents.filter((document) => scoreOf(mapping, document, one.filter as Clause) !== undefined)
    return { doc_count: met.length, ...aggregate(mapping, met, aggs as Aggregations) }
  }
  const body = rest[kind ?? ''] as Body
  if (kind === 'terms') return countTerms(mapping, documents, body)
  if (kind === 'range') return countRanges(mapping, documents, body)
  if (kind === 'min' || kind === 'max') return extreme(mapping, documents, body, kind)
  throw parsing(`unknown aggregation type [${kind}]`)
}

function countTerms(mapping: Mapping, documents: readonly Stored[], body: Body) {
  onlyKnown(body, ['field', 'size', 'include'], '[terms]')
  const { field, size = 10, include } = body
  columnAt(mapping, field)
  const isIncluded = include === undefined ? () => true : (key: string) => new RegExp(`^(?:${include})$`, 'u').test(key)
  const counts = new Map<string, number>()
  for (const document of documents)
    for (const value of new Set(valuesAt(mapping, document, field).map(String)))
      if (isIncluded(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
  const buckets = sorted.slice(0, size).map(([key, doc_count]) => ({ key, doc_count }))
  const sum_other_doc_count = sorted.slice(size).reduce((sum, [, count]) => sum + count, 0)
  return { doc_count_error_upper_bound: 0, sum_other_doc_count, buckets }
}

function numbersOf(mapping: Mapping, documents: readonly Stored[], field: string): number[] {
  columnAt(mapping, field)
  return documents.flatMap((document) => valuesAt(mapping, document, field) as number[])
}

function countRanges(mapping: Mapping, documents: readonly Stored[], body: Body) {
  onlyKnown(body, ['field', 'ranges'], '[range]')
  const numbers = numbersOf(mapping, documents, body.field)
  const buckets = (body.ranges ?? []).map(({ key, from = -Infinity, to = Infinity }) => ({
    key,
    doc_count: numbers.filter((number) => number >= from && number < to).length,
  }))
  return { buckets }
}

/** Null for no documents, as in the engine. */
function extreme(mapping: Mapping, documents: readonly Stored[], body: Body, kind: 'min' | 'max') {
  onlyKnown(body, ['field'], `[${kind}]`)
  const numbers = numbersOf(mapping, documents, body.field)
  return { value: numbers.length === 0 ? null : Math[kind](...numbers) }
}

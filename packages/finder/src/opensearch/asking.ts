import type { Types } from '@opensearch-project/opensearch'
import type { AnyCount, AnyFound, Query } from '../query.ts'
import type { IndexShape } from '../shape.ts'
import type { Dictionary } from '../words/wordbook.ts'
import { all, type Clause, filterClause, levelClauses, shownAt } from './clauses.ts'
import type { SearchAnswer, SearchBody } from './connection.ts'
import { type ChosenFacet, type CountedFacet, countFrom, facetAggregation } from './facets.ts'
import { lastPlace } from './mapping.ts'

type Order = Types.Common.SortCombinations

/** A query as one request: the page, its total, and the counts of all facets, each without its own choice. */
export function searchBody(shape: IndexShape, names: Dictionary['names'], query: Query, now: Date): SearchBody {
  const { filters = [], facets = {}, words, closeLevels = 0 } = query
  const levels = levelClauses(shape, names, words)
  const close = levels[Math.min(closeLevels, levels.length) - 1]
  const isCounted = (facet: string | undefined) => facet !== undefined && facet in facets
  const chosen = filters.flatMap((filter): ChosenFacet[] =>
    filter.facet !== undefined && isCounted(filter.facet)
      ? [{ facet: filter.facet, clause: filterClause(shape, filter) }]
      : [],
  )
  const narrowed = filters.filter(({ facet }) => !isCounted(facet)).map((filter) => filterClause(shape, filter))
  const counts = Object.fromEntries(
    Object.entries(facets).map(([facet, field]) => [facet, facetAggregation(shape, { facet, field }, chosen)]),
  )
  const total = { filter: all(chosen.map(({ clause }) => clause)) }
  return {
    query: matching([shownAt(now), ...levels.slice(-1), ...narrowed], levels.slice(0, -1)),
    post_filter: total.filter,
    aggs: {
      all: { filter: { match_all: {} }, aggs: counts },
      ...(close && { close: { filter: close, aggs: { ...counts, [totalName]: total } } }),
    },
    sort: orderOf(shape, query),
    ...pageOf(query),
    track_total_hits: true,
    _source: false,
  }
}

/** An aggregation beside the facets, counting the documents that match closely; no facet has this name. */
const totalName = '#total'

/** The score of a document is the number of better levels that it also matches. */
const matching = (must: Clause[], better: readonly Clause[]): Clause => ({
  bool: { filter: must, should: better.map((filter) => ({ constant_score: { filter, boost: 1 } })) },
})

function orderOf({ sorts }: IndexShape, { sort: name, isBestFirst }: Query): Order[] {
  const sort = sorts[name]
  if (!sort) throw new Error(`The index has no such sort: ${name}.`)
  const order: Order =
    'highest' in sort
      ? { [`field.${sort.highest}`]: { order: 'desc' } }
      : { ['lowest' in sort ? `field.${sort.lowest}` : `sort.${name}`]: { order: 'asc' } }
  return [...(isBestFirst ? [{ _score: { order: 'desc' } } satisfies Order] : []), order, { id: { order: 'asc' } }]
}

function pageOf({ from, to }: Query): { from: number; size: number } {
  const end = Math.min(to, lastPlace)
  return end > from ? { from, size: end - from } : { from: 0, size: 0 }
}

type Group = Readonly<Record<string, CountedFacet>> & { readonly [totalName]?: { readonly doc_count: number } }

/** Converts the engine's response into the terms of the index. */
export function foundFrom(shape: IndexShape, { facets = {} }: Query, { hits, aggregations }: SearchAnswer): AnyFound {
  const groups = aggregations as unknown as { readonly all: Group; readonly close?: Group }
  const countsOf = (group: Group): Record<string, AnyCount> =>
    Object.fromEntries(
      Object.entries(facets).map(([facet, field]) => [facet, countFrom(shape, field, group[facet] as CountedFacet)]),
    )
  const { all: everyone, close } = groups
  return {
    ids: hits.hits.map(({ _id }) => Number(_id)),
    total: typeof hits.total === 'object' ? hits.total.value : (hits.total ?? 0),
    counts: countsOf(everyone),
    ...(close && { close: { total: close[totalName]?.doc_count ?? 0, counts: countsOf(close) } }),
  }
}

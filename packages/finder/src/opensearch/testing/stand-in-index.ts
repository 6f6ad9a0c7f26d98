import { aggregate } from './aggregations.ts'
import { type Clause, scoreOf } from './clauses.ts'
import { onlyKey, onlyKnown, Refusal } from './stand-in-error.ts'
import { checkSource, columnAt, type Mapping, type Source, type Stored, valuesAt } from './stored.ts'
import { type Lexicon, readLexicon, suggestions } from './suggestions.ts'

const bodyKeys = ['query', 'post_filter', 'aggs', 'suggest', 'sort', 'from', 'size', 'track_total_hits', '_source']
const mostCounted = 10_000

interface Body {
  readonly query?: Clause
  readonly post_filter?: Clause
  readonly aggs?: Parameters<typeof aggregate>[2]
  readonly suggest?: Parameters<typeof suggestions>[2]
  readonly sort?: readonly Readonly<Record<string, { readonly order: 'asc' | 'desc' }>>[]
  readonly from?: number
  readonly size?: number
  readonly track_total_hits?: boolean
}
interface Scored extends Stored {
  readonly score: number
}

/** An index of the stand-in. Written documents are searchable only after a refresh. */
export class StandInIndex {
  readonly name: string
  readonly aliases = new Set<string>()
  readonly #mapping: Mapping
  readonly #window: number
  readonly #written = new Map<string, Source>()
  readonly #lexicons = new Map<string, Lexicon>()
  #found: readonly Stored[] = []

  constructor(
    name: string,
    { mappings = {}, settings }: { mappings?: Mapping; settings?: { index?: { max_result_window?: number } } },
  ) {
    this.name = name
    this.#mapping = mappings
    this.#window = settings?.index?.max_result_window ?? 10_000
  }

  put(id: string, source: Source): void {
    checkSource(this.#mapping, source)
    this.#written.set(id, source)
  }

  remove(id: string): boolean {
    return this.#written.delete(id)
  }

  get(id: string): Source | undefined {
    return this.#written.get(id)
  }

  refresh(): void {
    this.#found = [...this.#written].map(([id, source]) => ({ id, source }))
    this.#lexicons.clear()
  }

  #lexiconOf(field: string): Lexicon {
    const lexicon = this.#lexicons.get(field) ?? readLexicon(this.#mapping, this.#found, field)
    this.#lexicons.set(field, lexicon)
    return lexicon
  }

  search(body: Body): object {
    onlyKnown(body, bodyKeys, 'the search')
    const { from = 0, size = 10, aggs, suggest, post_filter, track_total_hits } = body
    if (from + size > this.#window)
      throw new Refusal(400, 'illegal_argument_exception', `Result window is too large: from + size is ${from + size}`)
    const matched = this.#matching(body.query ?? { match_all: {} })
    const shown = post_filter
      ? matched.filter((document) => scoreOf(this.#mapping, document, post_filter) !== undefined)
      : matched
    const isAll = track_total_hits === true || shown.length <= mostCounted
    const total = { value: isAll ? shown.length : mostCounted, relation: isAll ? 'eq' : 'gte' }
    const page = this.#sorted(shown, body.sort ?? [{ _score: { order: 'desc' } }]).slice(from, from + size)
    return {
      took: 1,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total,
        max_score: null,
        hits: page.map(({ id, score }) => ({ _index: this.name, _id: id, _score: score })),
      },
      ...(aggs && { aggregations: aggregate(this.#mapping, matched, aggs) }),
      ...(suggest && { suggest: suggestions(this.#mapping, (field) => this.#lexiconOf(field), suggest) }),
    }
  }

  #matching(query: Clause): Scored[] {
    return this.#found.flatMap((document) => {
      const score = scoreOf(this.#mapping, document, query)
      return score === undefined ? [] : [{ ...document, score }]
    })
  }

  #sorted(documents: readonly Scored[], sort: NonNullable<Body['sort']>): Scored[] {
    const orders = sort.map((one) => onlyKey<{ order: 'asc' | 'desc' }>(one, 'a sort'))
    for (const [path] of orders) if (path !== '_score') columnAt(this.#mapping, path)
    const keyOf = (document: Scored, path: string) =>
      path === '_score' ? document.score : Number(valuesAt(this.#mapping, document, path)[0] ?? 0)
    return [...documents].sort((one, other) => {
      for (const [path, { order }] of orders) {
        const difference = keyOf(one, path) - keyOf(other, path)
        if (difference !== 0) return order === 'asc' ? difference : -difference
      }
      return 0
    })
  }
}

import { onlyKey, onlyKnown, parsing } from './stand-in-error.ts'
import { type Mapping, type Stored, valuesAt } from './stored.ts'

export type Clause = Readonly<Record<string, unknown>>
type Score = number | undefined
type Matcher = (mapping: Mapping, document: Stored, body: never) => Score

const listed = (clauses: unknown): Clause[] =>
  clauses === undefined ? [] : Array.isArray(clauses) ? clauses : [clauses as Clause]

interface Bool {
  readonly filter?: unknown
  readonly must?: unknown
  readonly must_not?: unknown
  readonly should?: unknown
  readonly minimum_should_match?: number
}

function bool(mapping: Mapping, document: Stored, body: Bool): Score {
  onlyKnown(body, ['filter', 'must', 'must_not', 'should', 'minimum_should_match'], '[bool]')
  const scoresOf = (clauses: unknown) => listed(clauses).map((clause) => scoreOf(mapping, document, clause))
  const [filter, must, mustNot, should] = [body.filter, body.must, body.must_not, body.should].map(scoresOf)
  const needed = body.minimum_should_match ?? (listed(body.filter).length + listed(body.must).length > 0 ? 0 : 1)
  const met = should?.filter((score) => score !== undefined) ?? []
  if ([...(filter ?? []), ...(must ?? [])].includes(undefined)) return undefined
  if (mustNot?.some((score) => score !== undefined)) return undefined
  if (listed(body.should).length > 0 && met.length < needed) return undefined
  return [...(must ?? []), ...met].reduce<number>((sum, score) => sum + (score ?? 0), 0)
}

function range(mapping: Mapping, document: Stored, body: object): Score {
  const [path, limits] = onlyKey<Readonly<Record<string, number>>>(body, '[range]')
  onlyKnown(limits, ['gt', 'gte', 'lt', 'lte'], '[range]')
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = limits
  const lies = (value: unknown) => {
    const number = value as number
    return number > gt && number >= gte && number < lt && number <= lte
  }
  return valuesAt(mapping, document, path).some(lies) ? 1 : undefined
}

function terms(mapping: Mapping, document: Stored, body: object): Score {
  const [path, wanted] = onlyKey<readonly unknown[]>(body, '[terms]')
  if (!Array.isArray(wanted)) throw parsing('[terms] query requires a list of values')
  return valuesAt(mapping, document, path).some((value) => wanted.includes(value)) ? 1 : undefined
}

/** A matcher for a term query or a prefix query: `{ path: { value } }`. */
const byValue =
  (isMet: (value: unknown, wanted: unknown) => boolean): Matcher =>
  (mapping, document, body: object) => {
    const [path, options] = onlyKey<{ value: unknown }>(body, '[term]')
    onlyKnown(options, ['value'], '[term]')
    return valuesAt(mapping, document, path).some((value) => isMet(value, options.value)) ? 1 : undefined
  }

const matchers: Readonly<Record<string, Matcher>> = {
  match_all: () => 1,
  match_none: () => undefined,
  bool,
  range,
  terms,
  term: byValue((value, wanted) => value === wanted),
  prefix: byValue((value, wanted) => String(value).startsWith(String(wanted))),
  constant_score(mapping, document, body: { filter: Clause; boost?: number }) {
    onlyKnown(body, ['filter', 'boost'], '[constant_score]')
    return scoreOf(mapping, document, body.filter) === undefined ? undefined : (body.boost ?? 1)
  },
}

/** The score of a document for a clause; undefined when it does not match. */
export function scoreOf(mapping: Mapping, document: Stored, clause: Clause): Score {
  const [kind, body] = onlyKey<object>(clause, 'a query')
  const matcher = matchers[kind]
  if (!matcher) throw parsing(`unknown query [${kind}]`)
  return matcher(mapping, document, body as never)
}

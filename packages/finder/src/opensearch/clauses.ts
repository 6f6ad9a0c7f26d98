import type { Types } from '@opensearch-project/opensearch'
import type { Condition, Filter } from '../query.ts'
import type { IndexShape, LevelSource } from '../shape.ts'
import { type MeantWord, wholeNamesOf } from '../words/meaning.ts'
import type { Dictionary, Name } from '../words/wordbook.ts'
import { storedKeyword } from './stored-document.ts'

export type Clause = Types.Common_QueryDsl.QueryContainer

export const all = (clauses: readonly Clause[]): Clause => ({ bool: { filter: [...clauses] } })
/** At least one of the clauses; a `bool` without clauses would match everything. */
export const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 0 ? { match_none: {} } : { bool: { should: [...clauses], minimum_should_match: 1 } }
const terms = (path: string, values: readonly string[]): Clause => ({ terms: { [path]: [...values] } })

/** Matches documents that are visible at that time: begun, and not ended. */
export function shownAt(now: Date): Clause {
  const seconds = Math.floor(now.getTime() / 1000)
  return all([
    { range: { shown_from: { lte: seconds } } },
    anyOf([{ term: { shown_until: { value: 0 } } }, { range: { shown_until: { gt: seconds } } }]),
  ])
}

export const filterClause = (shape: IndexShape, { any }: Filter): Clause =>
  anyOf(any.map((condition) => conditionClause(shape, condition)))

function conditionClause(shape: IndexShape, condition: Condition): Clause {
  if ('oneOf' in condition) return valuesClause(shape, condition.field, condition.oneOf)
  const path = `field.${condition.field}`
  if ('is' in condition) return { term: { [path]: { value: condition.is } } }
  return { range: { [path]: { gte: condition.from, lte: condition.to } } }
}

function valuesClause({ fields }: IndexShape, name: string, values: readonly (string | number)[]): Clause {
  if (fields[name]?.type === 'keywords')
    return terms(
      `lower.${name}`,
      values.map((value) => String(value).toLowerCase()),
    )
  return terms(`field.${name}`, values.map(storedKeyword))
}

/** Names of the fields whose values are searched as words. */
export const searchedFields = ({ fields }: IndexShape): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === 'keywords' && field.isSearched ? [name] : []))

/** Matches documents that have a word of a search in one place. */
function placeClauses(shape: IndexShape, names: Dictionary['names'], place: LevelSource, word: MeantWord): Clause[] {
  if (place === 'title' || place === 'text') return [terms(place, word.words)]
  if (place === 'title-by-meaning') return [terms('title', word.meanings)]
  if (place === 'text-by-meaning') return [terms('text', word.meanings)]
  if (place !== 'names') return wholeNameClauses(shape, wholeNamesOf(names, word), place, word)
  const named = [...word.words, ...word.meanings].flatMap((one) => names.get(one) ?? [])
  return [
    ...named.map(({ field, value }) => valuesClause(shape, field, [value])),
    ...searchedFields(shape).map((field) => valuesClause(shape, field, [word.typed])),
  ]
}

function wholeNameClauses(
  shape: IndexShape,
  names: readonly Name[],
  place: LevelSource,
  { words }: MeantWord,
): Clause[] {
  const titled = terms('title', words)
  if (names.length === 0) return [titled]
  const named = names.map(({ field, value }) => valuesClause(shape, field, [value]))
  return place === 'whole-names' ? named : [all([anyOf(named), titled])]
}

/**
 * The documents that match all words, by how well: a clause for each level of the shape, which includes the one before
 * it.
 */
export function levelClauses(
  shape: IndexShape,
  names: Dictionary['names'],
  words: readonly MeantWord[] | undefined,
): Clause[] {
  if (words === undefined) return [{ match_all: {} }]
  if (words.length === 0) return shape.levels.map(() => ({ match_none: {} }))
  return shape.levels.map((_, level) =>
    all(
      words.map((word) =>
        anyOf(shape.levels.slice(0, level + 1).flatMap((place) => placeClauses(shape, names, place, word))),
      ),
    ),
  )
}

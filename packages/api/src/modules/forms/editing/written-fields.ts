import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Fields } from '../../../errors.ts'

const kindsOfFile = ['pdf', 'picture']
/** Repeated groups and many open ends make a pattern too slow to match. */
const mostOpenEnds = 2

/** What is wrong with a pattern that staff wrote; undefined when it is safe to match against user input. */
function wrongPattern(pattern: string): string | undefined {
  try {
    new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return 'is not a regular expression'
  }
  // Inside brackets or after a backslash nothing is a quantifier.
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  if (/\)[*+?{]/.test(bare)) return 'repeats a group, which is not allowed'
  const openEnds =
    bare
      .replace(/\{\d+\}/g, '')
      .replace(/\(\?[:=!<]/g, '(')
      .match(/[*+?]|\{\d+,\d*\}/g) ?? []
  return openEnds.length > mostOpenEnds ? `has more than ${mostOpenEnds} parts without a fixed length` : undefined
}

/** The input errors of one question, by the name of its part. */
function wrongIn({ type, options = [], min, max, pattern }: FormField): Fields {
  const isChoice = type === 'select' || type === 'multi'
  const values = options.map(({ value }) => value)
  const wrong = pattern === undefined ? undefined : wrongPattern(pattern)
  return {
    ...(isChoice && values.length === 0 && { options: 'needs at least one option' }),
    ...(new Set(values).size < values.length && { options: 'has the same option twice' }),
    ...(type === 'file' &&
      values.some((value) => !kindsOfFile.includes(value)) && { options: 'must be pdf or picture' }),
    ...(type === 'file' && max !== undefined && (max < 1 || max > 10) && { max: 'must be 1 to 10 megabytes' }),
    ...(min !== undefined && max !== undefined && min > max && { max: 'must not be less than the minimum' }),
    ...(wrong && { pattern: wrong }),
  }
}

/**
 * The input errors of questions, by `fields.<at>.<part>`. A name that was used before must keep its type, because its column
 * holds the answers to both.
 */
export function wrongFields(fields: readonly FormField[], before: readonly FormField[]): Fields {
  const wrong: Fields = {}
  for (const [at, field] of fields.entries()) {
    const earlier = before.find(({ name }) => name === field.name)
    const problems: Fields = {
      ...wrongIn(field),
      ...(fields.findIndex(({ name }) => name === field.name) < at && { name: 'is used twice' }),
      ...(earlier &&
        earlier.type !== field.type && { type: `was “${earlier.type}” before: ask a new question instead` }),
    }
    for (const [part, problem] of Object.entries(problems)) wrong[`fields.${at}.${part}`] = problem
  }
  return wrong
}

import { valueWordsOf } from '@nukkad/contracts/value-words'
import type { ErrorObject } from 'ajv'

/** Ajv's view of one problem; `parentSchema` is included because of `verbose`. */
export type SchemaProblem = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message' | 'parentSchema'>

/** Problems as readable messages, by the path of the field. The first problem of a field wins. */
export function fieldsOf(problems: readonly SchemaProblem[]): Record<string, string> {
  const fields: Record<string, string> = {}
  // Each alternative that does not match is a separate problem; the outermost, which comes last, names them all.
  const choices = new Map(problems.filter(isChoice).map((problem) => [problem.instancePath, problem]))
  for (const problem of problems) {
    if ((choices.get(problem.instancePath) ?? problem) !== problem) continue
    const text = inWords(problem)
    const name = fieldName(problem)
    if (text && !(name in fields)) fields[name] = text
  }
  return fields
}

/** The allowed values of a field whose schema enumerates them: an enumeration or a union of constants. */
function alternatives({ keyword, params, parentSchema }: SchemaProblem): readonly unknown[] | undefined {
  if (keyword === 'enum') return params.allowedValues as unknown[]
  if (keyword !== 'anyOf') return undefined
  const values = flattened(parentSchema?.anyOf as readonly Alternative[])
  return values.every((one) => 'const' in one) ? values.map((one) => one.const) : undefined
}

interface Alternative {
  readonly const?: unknown
  readonly anyOf?: readonly Alternative[]
}
const flattened = (all: readonly Alternative[] = []): Alternative[] =>
  all.flatMap((one) => (one.anyOf ? flattened(one.anyOf) : one))

const wordsFor = (schema: object | undefined) => Object.keys(valueWordsOf(schema)).filter((word) => !/^\d+$/.test(word))

const isChoice = (problem: SchemaProblem) => problem.keyword === 'anyOf' && alternatives(problem) !== undefined

function fieldName({ instancePath, keyword, params }: SchemaProblem): string {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') path.push(String(params.missingProperty))
  return path.join('.') || 'body'
}

function inWords(problem: SchemaProblem): string | undefined {
  const { keyword, params, parentSchema, message } = problem
  const choice = alternatives(problem)
  if (choice) return `must be one of ${[...choice, ...wordsFor(parentSchema)].join(', ')}`
  const description: unknown = parentSchema?.description
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'type':
      if (wordsFor(parentSchema).length > 0) return `must be a number or one of ${wordsFor(parentSchema).join(', ')}`
      return `must be ${typeNames[String(params.type)] ?? `of type ${params.type}`}`
    case 'minLength':
      return params.limit === 1 ? 'is required' : `needs at least ${params.limit} characters`
    case 'maxLength':
      return `is too long: at most ${params.limit} characters`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'minItems':
      return `needs at least ${params.limit}`
    case 'maxItems':
      return `takes at most ${params.limit}`
    case 'pattern':
      return pattern(String(parentSchema?.pattern), description)
    case 'format':
      return `must be a valid ${params.format}`
    case 'const':
      return `must be ${params.allowedValue}`
    case 'anyOf':
      return 'has a value that is not known'
    default:
      return message
  }
}

function pattern(source: string, description: unknown): string {
  if (typeof description === 'string') return `must be: ${description}`
  if (source.includes('@')) return 'must be an email address like name@example.com'
  if (source.startsWith('^[^\\u0000')) return 'has characters that cannot be shown'
  if (source === '^[0-9]{6}$') return 'must be six digits'
  return 'has a form that is not accepted'
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
}

import { valueWordsOf } from '@nukkad/contracts/value-words'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import type { App } from '../../plugin.ts'
import { dropUnknown } from './drop-unknown.ts'

/** Ajv's view of one problem; `parentSchema` is included because of `verbose`. */
export type SchemaProblem = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message' | 'parentSchema'>

/**
 * `strictNumbers`: 1e309 is parsed as infinity, which is not a valid number here. Without `optimize` the first call of
 * a kind waits half as long for its validator, and later calls are as fast.
 */
const common = {
  verbose: true,
  useDefaults: true,
  strict: false,
  strictNumbers: true,
  code: { optimize: false },
} as const

/** Moments that our calendars and the database accept: no leap seconds and no five-digit years in any time zone. */
const isMoment = (text: string): boolean => {
  const at = Date.parse(text)
  return at >= Date.UTC(1900, 0, 1) && at < Date.UTC(2200, 0, 1)
}

function withFormats(ajv: Ajv): Ajv {
  const withAll = addFormats.default(ajv)
  for (const name of ['date', 'date-time']) {
    const known = withAll.formats[name] as { validate: (text: string) => boolean }
    withAll.addFormat(name, (text: string) => known.validate(text) && isMoment(text))
  }
  return withAll
}

/** All of them cache compiled schemas: tests build the API more than once in a process. */
const validators = (coerceTypes: 'array' | false) => ({
  first: withFormats(new Ajv({ ...common, coerceTypes })),
  all: withFormats(new Ajv({ ...common, coerceTypes, allErrors: true })),
})
const coercing = validators('array')
const exact = validators(false)

/** More values than almost any form has. */
const mostValues = 1_000

/** Whether the value holds so many others that naming the problem of each would take seconds and megabytes. */
function isLarge(root: unknown): boolean {
  const waiting: unknown[] = [root]
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const value = waiting.pop()
    if (seen + waiting.length > mostValues) return true
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) waiting.push(inner)
  }
  return false
}

/** Problems of an invalid value: all of them, or the first one of a large value. */
function problemsOf(value: unknown, schema: TSchema, { all }: ReturnType<typeof validators>, first: ValidateFunction) {
  if (isLarge(value)) return first.errors
  const every = all.compile(schema)
  every(value)
  return every.errors ?? first.errors
}

/**
 * A query is text, so it is coerced; a body is typed and is not ("1" is not a number). Fields of a body that its schema
 * does not declare are dropped, so that older and newer apps keep working.
 *
 * The first check ends at the first problem, and a list or a text that is too long is one before its contents are read:
 * nothing that somebody sends takes longer to check than something valid.
 */
export function validateByContract(app: App): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const isBody = httpPart === 'body'
    const kind = isBody ? exact : coercing
    // Compiled on the first call: there are hundreds, and the start would wait for them all.
    let made: { validate: ValidateFunction; clean: (value: unknown) => unknown } | undefined
    return (value: unknown) => {
      made ??= { validate: kind.first.compile(schema), clean: isBody ? dropUnknown(schema) : (given) => given }
      const { validate, clean } = made
      if (validate(value)) return { value: clean(value) }
      return { error: Object.assign(new Error('invalid'), { validation: problemsOf(value, schema, kind, validate) }) }
    }
  })
}

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

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import type { App } from '../plugin.ts'
import { dropUnknown } from './drop-unknown.ts'

/** Ajv's view of one problem; `parentSchema` is there because of `verbose`. */
export type SchemaProblem = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message' | 'parentSchema'>

const common = { allErrors: true, verbose: true, useDefaults: true, strict: false } as const

/**
 * A query is text, so it is coerced; a body says what it means and is taken at its word ("1" is no number).
 * Fields that a body carries beyond its schema are dropped: older and newer apps keep working.
 */
export function validateByContract(app: App): void {
  const coercing = addFormats.default(new Ajv({ ...common, coerceTypes: 'array' }))
  const exact = addFormats.default(new Ajv({ ...common, coerceTypes: false }))
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const isBody = httpPart === 'body'
    // Made with the first call: there are hundreds, and a start would wait for them all.
    let made: { validate: ValidateFunction; clean: (value: unknown) => unknown } | undefined
    return (value: unknown) => {
      made ??= isBody
        ? { validate: exact.compile(schema), clean: dropUnknown(schema) }
        : { validate: coercing.compile(schema), clean: (given) => given }
      const { validate, clean } = made
      if (validate(value)) return { value: clean(value) }
      return { error: Object.assign(new Error('invalid'), { validation: validate.errors }) }
    }
  })
}

/** Problems in words a person understands, by the path of the field. The first problem of a field wins. */
export function fieldsOf(problems: readonly SchemaProblem[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const problem of problems) {
    const text = inWords(problem)
    const name = fieldName(problem)
    if (text && !(name in fields)) fields[name] = text
  }
  return fields
}

function fieldName({ instancePath, keyword, params }: SchemaProblem): string {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') path.push(String(params.missingProperty))
  return path.join('.') || 'body'
}

function inWords({ keyword, params, parentSchema, message }: SchemaProblem): string | undefined {
  const description: unknown = parentSchema?.description
  switch (keyword) {
    case 'required':
      return 'is needed'
    case 'type':
      return `must be ${typeNames[String(params.type)] ?? `of type ${params.type}`}`
    case 'minLength':
      return params.limit === 1 ? 'is needed' : `needs at least ${params.limit} characters`
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
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
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

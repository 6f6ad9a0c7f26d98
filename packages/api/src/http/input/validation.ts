import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import type { App } from '../../plugin.ts'
import { dropUnknown } from './drop-unknown.ts'

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

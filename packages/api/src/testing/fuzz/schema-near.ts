import fc from 'fast-check'
import { hostileValue } from './hostile-values.ts'

/** The keywords of a schema that determine what a value looks like. */
export interface Shape {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** A placeholder for a name seen in a response; which one is chosen when the request is sent. */
export class Known {
  constructor(
    readonly field: string,
    readonly pick: number,
    readonly otherwise: unknown,
  ) {}
}

export interface NearOptions {
  readonly schemas: Readonly<Record<string, Shape>>
  /** One value in this many is hostile; 0 for none. */
  readonly hostileIn: number
}

/** Values that match a schema or nearly do, with known names where the field has such a name. */
export function schemaNear({ schemas, hostileIn }: NearOptions) {
  const spoiled = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    hostileIn === 0 ? arbitrary : fc.oneof({ weight: hostileIn - 1, arbitrary }, { weight: 1, arbitrary: hostileValue })

  function near(shape: Shape, field: string, depth = 0): fc.Arbitrary<unknown> {
    if (shape.$ref) return near(schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}, field, depth)
    return spoiled(plain(shape, field, depth))
  }

  function plain(shape: Shape, field: string, depth: number): fc.Arbitrary<unknown> {
    if ('const' in shape) return fc.constant(shape.const)
    if (shape.enum) return fc.constantFrom(...shape.enum)
    if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => near(one, field, depth + 1)))
    switch (shape.type) {
      case 'object':
        return objectOf(shape, depth)
      case 'array':
        return fc.array(near(shape.items ?? {}, field, depth + 1), {
          minLength: shape.minItems ?? 0,
          maxLength: Math.min(shape.maxItems ?? 3, (shape.minItems ?? 0) + 3),
        })
      case 'integer':
        return known(field, fc.integer(range(shape)))
      case 'number':
        return fc.oneof(fc.integer(range(shape)), fc.double({ ...range(shape), noNaN: true }))
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'string':
        return known(field, textOf(shape))
      default:
        return depth > 4 ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 })
    }
  }

  function objectOf({ properties = {}, required = [] }: Shape, depth: number): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, shape]) => [name, near(shape, name, depth + 1)] as const)
    const needed = fields.map(([name]) => name).filter((name) => required.includes(name))
    return fc.record(Object.fromEntries(fields), { requiredKeys: needed })
  }
  return near
}

const known = (field: string, otherwise: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.nat(1_000), otherwise).map(([pick, value]) => new Known(field, pick, value)) },
    { weight: 1, arbitrary: otherwise },
  )

const range = ({ minimum = 0, maximum = minimum + 100 }: Shape) => ({
  min: Math.ceil(minimum),
  max: Math.floor(Math.max(minimum, maximum)),
})

/** Cached generators of texts by their schemas: creating one costs more than everything it generates. */
const texts = new Map<string, fc.Arbitrary<unknown>>()

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<unknown> {
  const asked = JSON.stringify([pattern, format, minLength, maxLength])
  const known = texts.get(asked) ?? newText({ pattern, format, minLength, maxLength })
  texts.set(asked, known)
  return known
}

interface AskedText {
  readonly pattern: string | undefined
  readonly format: string | undefined
  readonly minLength: number
  readonly maxLength: number
}

function newText({ pattern, format, minLength, maxLength }: AskedText): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  const simple = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  if (!pattern) return simple
  if (pattern.startsWith('^[^\\u0000')) return simple
  const wanted = new RegExp(pattern)
  // The generator does not support lookaheads: values that they would refuse are filtered out afterwards.
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?[=!](?:\[[^\]]*\]|[^)[])*\)/g, '')))
    .map((text) => text.slice(0, Math.max(maxLength, minLength)))
    .filter((text) => wanted.test(text) || text.length === maxLength)
}

import fc from 'fast-check'
import { hostileValue } from './hostile-values.ts'
import { textOf } from './near-texts.ts'
import type { Shape } from './schema-shape.ts'

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

export const known = (field: string, otherwise: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.nat(1_000), otherwise).map(([pick, value]) => new Known(field, pick, value)) },
    { weight: 1, arbitrary: otherwise },
  )

const range = ({ minimum = 0, maximum = minimum + 100 }: Shape) => ({
  min: Math.ceil(minimum),
  max: Math.floor(Math.max(minimum, maximum)),
})

/** As much of a schema as decides how a value is written. */
interface Shape {
  readonly anyOf?: readonly Shape[]
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

const typesOf: Readonly<Record<string, string>> = { string: 'string', number: 'number', boolean: 'boolean' }

const valuesOf = (shape: Shape): readonly unknown[] => ('const' in shape ? [shape.const] : (shape.enum ?? [undefined]))

/** The type that all constants of a union have in common. */
function commonType(shapes: readonly Shape[]): string | undefined {
  const [type, ...others] = new Set(shapes.flatMap(valuesOf).map((value) => typeof value))
  return others.length === 0 && type ? typesOf[type] : undefined
}

function writtenUnion(shapes: readonly Shape[]): object | undefined {
  const some = shapes.filter(({ type }) => type !== 'null')
  const isNullable = some.length < shapes.length
  const type = commonType(some)
  if (type) return { type, nullable: isNullable }
  const [only, ...others] = some
  if (!isNullable || !only || others.length > 0) return undefined
  if (only.anyOf) {
    const inner = writtenUnion(only.anyOf)
    return inner && { ...inner, nullable: true }
  }
  return typeof only.type === 'string' ? { ...(writtenSchema(only) as object), nullable: true } : undefined
}

/**
 * The same schema for a writer: a value or nothing, and one of several words, are types of their own in it. In a union the
 * writer would first ask a validator, which it compiles for each, as which of the members a value is to be written.
 */
export function writtenSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(writtenSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf } = schema as Shape
  const union = anyOf && writtenUnion(anyOf)
  if (union) return union
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, writtenSchema(value)]))
}

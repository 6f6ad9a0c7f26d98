/** The parts of a schema that determine how a value is serialized. */
interface Shape {
  readonly anyOf?: readonly Shape[]
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

const typesOf: Readonly<Record<string, string>> = { string: 'string', number: 'number', boolean: 'boolean' }

const valuesOf = (shape: Shape): readonly unknown[] => ('const' in shape ? [shape.const] : (shape.enum ?? [undefined]))

/** The type shared by all constants of a union. */
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
 * The same schema for the serializer: a nullable value and a union of constants become plain types. For a union, the
 * serializer would otherwise call a validator, compiled for each member, to find the member to serialize the value as.
 */
export function writtenSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(writtenSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf } = schema as Shape
  const union = anyOf && writtenUnion(anyOf)
  if (union) return union
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, writtenSchema(value)]))
}

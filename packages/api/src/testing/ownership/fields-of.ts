import type { Described, ReadDocument } from '../fuzz/operations.ts'
import type { Shape } from '../fuzz/schema-shape.ts'

/** The place where a call names a thing: in its path, its query, or a field of its body. */
export interface NamingField {
  readonly place: 'path' | 'query' | 'body'
  readonly path: readonly string[]
}

const naming = /(id|sku|slug|handle)$/i

/** The fields of a call that name things, recognised by their own names. */
export function namingFieldsOf({ parameters, body }: Described, { components }: ReadDocument): NamingField[] {
  const inBody = (shape: Shape, path: readonly string[]): NamingField[] => {
    const known = shape.$ref ? (components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}) : shape
    return Object.entries(known.properties ?? {}).flatMap(([name, inner]): NamingField[] => [
      ...(naming.test(name) ? [{ place: 'body' as const, path: [...path, name] }] : []),
      ...inBody(inner, [...path, name]),
    ])
  }
  return [
    ...parameters.filter(({ name }) => naming.test(name)).map(({ name, in: place }) => ({ place, path: [name] })),
    ...(body ? inBody(body, []) : []),
  ]
}

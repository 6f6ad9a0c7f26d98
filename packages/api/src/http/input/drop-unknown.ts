import type { TSchema } from 'typebox'
import { Clean } from 'typebox/value'

type Cleaner = (value: unknown) => unknown
interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly allOf?: readonly TSchema[]
}

const asIs: Cleaner = (value) => value
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Removes the properties of a valid value that its schema does not declare, like typebox's Clean, but inspects the
 * schema once instead of at every call: for a small body, Clean takes a fifth of a millisecond.
 */
export function dropUnknown(schema: TSchema): Cleaner {
  const { type, properties, items, anyOf, allOf } = schema as Node
  if (type === 'object' && properties) return cleanObject(properties)
  if (type === 'array' && items) {
    const clean = dropUnknown(items)
    return clean === asIs ? asIs : (value) => (Array.isArray(value) ? value.map(clean) : value)
  }
  const members = anyOf ?? allOf
  if (!members || members.every((member) => dropUnknown(member) === asIs)) return asIs
  return (value) => Clean(schema, value)
}

function cleanObject(properties: Readonly<Record<string, TSchema>>): Cleaner {
  const known = Object.entries(properties).map(([name, schema]) => [name, dropUnknown(schema)] as const)
  return (value) => {
    if (!isObject(value)) return value
    const kept: Record<string, unknown> = {}
    for (const [name, clean] of known) if (value[name] !== undefined) kept[name] = clean(value[name])
    return kept
  }
}

import { endpointModules } from '@nukkad/contracts/endpoint-modules'
import * as shapes from '@nukkad/contracts/schema'
import type { TSchema } from 'typebox'

/** A schema as written in the document. */
export type JsonSchema = { readonly [keyword: string]: unknown }

export const errorSchema: JsonSchema = { $ref: '#/components/schemas/ErrorBody' }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Strings and numbers are described inline, where a reader wants their rules. */
const deservesName = (value: unknown): value is TSchema =>
  isRecord(value) && '~kind' in value && (value.type === 'object' || 'anyOf' in value)

/** Schemas that contracts export by name are described once, under that name. */
function namesOfSchemas(): ReadonlyMap<object, string> {
  const names = new Map<object, string>()
  const taken = new Set<string>()
  for (const exported of [shapes, ...Object.values(endpointModules)]) {
    for (const [name, value] of Object.entries(exported)) {
      if (!deservesName(value) || names.has(value)) continue
      if (taken.has(name)) throw new Error(`Two different schemas are exported as ${name}.`)
      names.set(value, name)
      taken.add(name)
    }
  }
  return names
}

/** Writes schemas of the contracts as JSON Schema 2020-12, and collects the named ones. */
export function schemaWriter() {
  const names = namesOfSchemas()
  const components: Record<string, JsonSchema> = {}

  function write(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(write)
    if (!isRecord(schema)) return schema
    const name = names.get(schema)
    if (!name) return inFull(schema)
    if (!(name in components)) {
      components[name] = {}
      components[name] = inFull(schema)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const inFull = (schema: Record<string, unknown>): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword, value]) => !keyword.startsWith('~') && value !== undefined)
        .map(([keyword, value]) => [keyword, write(value)]),
    )
  return {
    /** Inline, or a reference when the schema has a name. */
    write: (schema: TSchema): JsonSchema => write(schema) as JsonSchema,
    components: (): Readonly<Record<string, JsonSchema>> =>
      Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
export type SchemaWriter = ReturnType<typeof schemaWriter>

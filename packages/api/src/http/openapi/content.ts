import type { JsonSchema } from './json-schema.ts'

/** What a request or an answer carries, by its media type. */
export interface Content {
  readonly [type: string]: { readonly schema: JsonSchema }
}

/** One schema for each of these media types. */
export const contentOf = (types: readonly string[] = ['application/json'], schema: JsonSchema): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]))

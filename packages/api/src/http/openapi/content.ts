import type { JsonSchema } from './json-schema.ts'

/** The content of a request or a response, by media type. */
export interface Content {
  readonly [type: string]: { readonly schema: JsonSchema }
}

/** The same schema for each of these media types. */
export const contentOf = (types: readonly string[] = ['application/json'], schema: JsonSchema): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]))

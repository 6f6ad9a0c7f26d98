import type { NamedEndpoint } from '@nukkad/contracts/all-endpoints'
import type { TSchema } from 'typebox'
import { type Content, contentOf } from './content.ts'
import type { JsonSchema, SchemaWriter } from './json-schema.ts'
import { type Responses, responsesOf } from './responses.ts'
import { securityOf } from './security.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description?: unknown
  readonly schema: JsonSchema
}

/** One call as described in the document. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: ReturnType<typeof securityOf>
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Responses
}

/** The properties of an object schema, and which of them are required. */
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** Describes one call of the contract; `isLimited` when its route is rate limited. */
export function operationOf({ name, endpoint }: NamedEndpoint, { write }: SchemaWriter, isLimited: boolean): Operation {
  const { summary, tags, schema } = endpoint
  const parameters = [
    ...parametersIn('path', schema.params, write),
    ...parametersIn('query', schema.querystring, write),
  ]
  const body = schema.raw ?? schema.body
  return {
    operationId: name,
    summary,
    tags,
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: schema.raw !== undefined || !takesNothing(body),
        content: contentOf(schema.consumes, write(body)),
      },
    }),
    responses: responsesOf(endpoint, write, isLimited),
  }
}

const takesNothing = (schema: TSchema): boolean => 'anyOf' in schema || '~optional' in schema

function parametersIn(place: 'path' | 'query', schema: TSchema | undefined, write: SchemaWriter['write']): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: write(rest as TSchema),
  }))
}

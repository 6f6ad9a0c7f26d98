import type { Endpoint } from '@nukkad/contracts'
import type { NamedEndpoint } from '@nukkad/contracts/all-endpoints'
import type { TSchema } from 'typebox'
import { errorSchema, type JsonSchema, type SchemaWriter } from './json-schema.ts'
import { securityOf, statusesOfAccess } from './security.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description?: unknown
  readonly schema: JsonSchema
}
interface Content {
  readonly [type: string]: { readonly schema: JsonSchema }
}
interface Response {
  readonly description: string
  readonly content?: Content
}
/** One call as the document tells it. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: ReturnType<typeof securityOf>
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}

const meanings: Readonly<Record<string, string>> = {
  200: 'Done',
  206: 'A part',
  303: 'Look there',
  400: 'The request cannot be read or is not valid',
  401: 'The caller is not known, or no longer',
  403: 'Not for this caller',
  404: 'Not there, or not for this caller',
  409: 'Something else came before',
  410: 'No longer there, or moved',
  413: 'Too much data',
  415: 'Not written in a type that this call takes',
  416: 'The range lies outside',
  429: 'Too many tries; Retry-After says how long to wait',
  502: 'A service that is needed did not answer well',
  503: 'Busy or away; Retry-After says how long to wait',
}

/** Keywords of an object's schema, and of its fields. */
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** One call of the contract. `isLimited` where the route counts its callers. */
export function operationOf({ name, endpoint }: NamedEndpoint, { write }: SchemaWriter, isLimited: boolean): Operation {
  const { summary, tags, schema } = endpoint
  const parameters = [
    ...parametersIn('path', schema.params, write),
    ...parametersIn('query', schema.querystring, write),
  ]
  const body = schema.raw ?? schema.body
  return {
    ...{ operationId: name, summary, tags },
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

const contentOf = (types: readonly string[] = ['application/json'], schema: JsonSchema): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]))

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

function responsesOf(endpoint: Endpoint, write: SchemaWriter['write'], isLimited: boolean): Operation['responses'] {
  const { access, schema } = endpoint
  const refusals = [
    400,
    ...statusesOfAccess(access),
    ...(schema.params ? [404] : []),
    ...(schema.body || schema.raw ? [413, 415] : []),
    ...(isLimited ? [429] : []),
  ]
  const told = Object.entries<TSchema & { type?: unknown }>(schema.response).map(
    ([status, answer]) => [status, Number(status) < 400 ? answer : undefined] as const,
  )
  const responses: Record<string, Response> = {}
  for (const [status, answer] of [...told, ...refusals.map((status) => [String(status), undefined] as const)]) {
    if (status in responses) continue
    const description = meanings[status] ?? 'Refused'
    const isEmpty = answer?.type === 'null' || status === '416'
    const types = Number(status) < 400 ? schema.produces : undefined
    responses[status] = isEmpty
      ? { description }
      : { description, content: contentOf(types, answer ? write(answer) : errorSchema) }
  }
  return { ...responses, '5XX': { description: 'Our fault', content: contentOf(undefined, errorSchema) } }
}

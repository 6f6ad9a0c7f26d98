import type { Endpoint } from '@nukkad/contracts'
import type { TSchema } from 'typebox'
import { type Content, contentOf } from './content.ts'
import { errorSchema, type SchemaWriter } from './json-schema.ts'
import { statusesOfAccess } from './security.ts'

interface Response {
  readonly description: string
  readonly content?: Content
}
/** The responses of one call, by status. */
export type Responses = Readonly<Record<string, Response>>

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

/** The responses of the contract, and the errors that follow from what a call requires. */
export function responsesOf(endpoint: Endpoint, write: SchemaWriter['write'], isLimited: boolean): Responses {
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

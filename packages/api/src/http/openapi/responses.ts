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
  200: 'Success',
  206: 'The requested part',
  303: 'Redirect to the result',
  400: 'The request is malformed or not valid',
  401: 'The caller is not signed in, or the session has ended',
  403: 'The caller is not allowed to do this',
  404: 'Does not exist, or is not visible to this caller',
  409: 'Conflicts with an earlier change',
  410: 'No longer available, or moved',
  413: 'The request is too large',
  415: 'The content type is not supported by this call',
  416: 'The requested range is outside the file',
  429: 'Too many requests; Retry-After says how long to wait',
  502: 'A required service failed or did not respond',
  503: 'Busy or unavailable; Retry-After says how long to wait',
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
  return { ...responses, '5XX': { description: 'An error on our side', content: contentOf(undefined, errorSchema) } }
}

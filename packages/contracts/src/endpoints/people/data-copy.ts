import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'
import { Code, Id } from './account.ts'

const tags = ['account'] as const

/** A copy of all data about a person, from the request until it can no longer be downloaded. */
export const DataCopy = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('preparing'), Type.Literal('ready'), Type.Literal('taken'), Type.Literal('expired')]),
  askedAt: Timestamp,
  expiresAt: Timestamp,
})
export type DataCopy = Static<typeof DataCopy>

export const latestCopy = {
  method: 'GET',
  url: '/account/copy',
  access: 'user',
  summary: 'Returns the progress of the caller’s latest data export; null if none was requested',
  tags,
  schema: { response: { 200: Data(Nullable(DataCopy)), 401: ErrorBody } },
} as const satisfies Endpoint

export const askForCopy = {
  method: 'POST',
  url: '/account/copy',
  access: 'user',
  summary: 'Requests an export of all data about the caller, given a fresh code',
  tags,
  schema: {
    body: Type.Object({ code: Code }),
    response: { 200: Data(DataCopy), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const takeCopy = {
  method: 'GET',
  url: '/account/copy/:id/file',
  access: 'user',
  answers: 'file',
  summary: 'Downloads the export as a zip file, once, within two days',
  tags,
  schema: {
    params: Type.Object({ id: Id }),
    produces: ['application/zip'],
    response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }), 401: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

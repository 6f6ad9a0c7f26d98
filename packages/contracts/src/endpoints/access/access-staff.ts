import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Slug, Text } from '../../schema.ts'

const tags = ['operations'] as const

/** A person who confirms members' codes at a place. */
export const AccessStaff = Type.Object({
  place: Slug,
  title: Type.String({ description: 'name of the place' }),
  email: Type.String(),
  name: Type.String(),
  counter: Type.String({ description: 'location of the counter: counter 1' }),
})
export type AccessStaff = Static<typeof AccessStaff>

export const listAccessStaff = {
  method: 'GET',
  url: '/operations/access/staff',
  access: 'operator',
  summary: 'Lists the staff who confirm members’ codes, with their places',
  tags,
  schema: { response: { 200: Data(Type.Array(AccessStaff)) } },
} as const satisfies Endpoint

export const putAccessStaff = {
  method: 'PUT',
  url: '/operations/access/staff',
  access: 'operator',
  summary:
    'Makes an account staff of one access programme place at a time; the user has to sign in again. Accounts with another role are refused',
  tags,
  schema: {
    body: Type.Object({ place: Slug, email: Email, counter: Type.Optional(Text(1, 40)) }),
    response: { 200: Data(Type.Array(AccessStaff)), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const removeAccessStaff = {
  method: 'POST',
  url: '/operations/access/staff/remove',
  access: 'operator',
  summary: 'Removes a staff member: the account becomes a shopper account again and is signed out everywhere',
  tags,
  schema: {
    body: Type.Object({ email: Email }),
    response: { 200: Data(Type.Array(AccessStaff)), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

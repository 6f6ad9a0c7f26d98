import Type from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { Data, ErrorBody, Text } from '../schema.ts'
import { User } from './auth.ts'

const tags = ['users'] as const

export const me = {
  method: 'GET',
  url: '/web/users/me',
  access: 'optional',
  summary: "The load-time user check; signed out it answers with message 'Unauthorized' and no data",
  tags,
  schema: {
    response: { 200: Type.Union([Data(User), Type.Object({ message: Type.Literal('Unauthorized') })]) },
  },
} as const satisfies Endpoint

export const updateProfile = {
  method: 'POST',
  url: '/web/users',
  access: 'user',
  summary: 'Changes the profile of the caller',
  tags,
  schema: {
    body: Type.Object({
      firstName: Text(1, 60),
      lastName: Text(0, 60),
      description: Type.Optional(Text(0, 500)),
      instagramLink: Type.Optional(Text(0, 200)),
      websiteLink: Type.Optional(Text(0, 200)),
    }),
    response: { 200: Data(User), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const changePassword = {
  method: 'POST',
  url: '/web/users/password',
  access: 'user',
  summary: 'Changes the password; ends the other sessions',
  tags,
  schema: {
    body: Type.Object({
      currentPassword: Type.String({ maxLength: 128 }),
      newPassword: Type.String({ minLength: 8, maxLength: 128 }),
      verifyPassword: Type.String({ maxLength: 128 }),
    }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 400: ErrorBody },
  },
} as const satisfies Endpoint

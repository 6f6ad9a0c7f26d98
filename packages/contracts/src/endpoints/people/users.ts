import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Text } from '../../schema.ts'
import { User } from './auth.ts'

const tags = ['users'] as const

export const me = {
  method: 'GET',
  url: '/web/users/me',
  access: 'optional',
  summary:
    "Returns the signed-in user when a page loads; if signed out, responds with message 'Unauthorized' and no data",
  tags,
  schema: {
    response: { 200: Type.Union([Data(User), Type.Object({ message: Type.Literal('Unauthorized') })]) },
  },
} as const satisfies Endpoint

/** A user's own profile. Authors are shown with their full name, everyone else as 'Asha R.'. */
export const OwnProfile = Type.Object({
  id: Type.String({ description: 'identifier in the profile’s address: a handle, or a number' }),
  firstName: Type.String(),
  lastName: Type.String(),
  line: Type.String(),
  story: Type.String({ description: 'plain text' }),
  picture: Nullable(Picture),
  instagramLink: Type.String(),
  websiteLink: Type.String(),
  isAuthor: Type.Boolean(),
})
export type OwnProfile = Static<typeof OwnProfile>

export const ownProfile = {
  method: 'GET',
  url: '/web/users/me/profile',
  access: 'user',
  summary: 'Returns the caller’s profile for editing',
  tags,
  schema: { response: { 200: Data(OwnProfile), 401: ErrorBody } },
} as const satisfies Endpoint

/** If `line` or `picture` is omitted it stays; any other omitted field is cleared. */
export const updateProfile = {
  method: 'POST',
  url: '/web/users',
  access: 'user',
  summary: 'Updates the caller’s profile',
  tags,
  schema: {
    body: Type.Object({
      firstName: Text(1, 60),
      lastName: Text(0, 60),
      line: Type.Optional(Text(0, 120)),
      description: Type.Optional(Text(0, 2_000)),
      picture: Type.Optional(
        Nullable(Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_-]{1,200}$' }), {
          description: 'URL of a picture uploaded by the caller; null for none',
        }),
      ),
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
  summary: 'Changes the password; ends all other sessions',
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

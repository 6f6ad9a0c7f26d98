import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture, Slug } from '../../schema.ts'

const tags = ['posts'] as const

/** A person who writes for the site. `id` is that of their account. */
export const Author = Type.Object({
  id: Type.String(),
  handle: Slug,
  name: Type.String(),
  line: Type.String(),
  href: Type.String(),
  face: Nullable(Picture),
})
export type Author = Static<typeof Author>

export const AuthorProfile = Type.Intersect([
  Author,
  Type.Object({ city: Nullable(CitySlug), story: Type.String(), posts: Type.Integer() }),
])
export type AuthorProfile = Static<typeof AuthorProfile>

export const listAuthors = {
  method: 'GET',
  url: '/authors',
  access: 'public',
  summary: 'Lists the authors of a city, or of all cities',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(Type.Array(AuthorProfile)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getAuthor = {
  method: 'GET',
  url: '/authors/:handle',
  access: 'public',
  summary: 'Returns an author by handle or account number',
  tags,
  schema: { params: Type.Object({ handle: Slug }), response: { 200: Data(AuthorProfile), 404: ErrorBody } },
} as const satisfies Endpoint

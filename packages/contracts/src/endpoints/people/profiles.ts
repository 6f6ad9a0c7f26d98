import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Picture, Timestamp } from '../../schema.ts'
import { PostCard } from '../content/cards.ts'

const tags = ['users'] as const

/**
 * How others see a person, never with an email address. `id` identifies the profile: a handle such as 'ananya', or a
 * number.
 */
export const PersonCard = Type.Object({
  id: Type.String(),
  user_id: Type.String({ description: 'account id, as in session.user._id' }),
  name: Type.String(),
  line: Type.String({ description: 'one line about the person, may be empty' }),
  image: Nullable(Picture),
})
export type PersonCard = Static<typeof PersonCard>

export const Profile = Type.Intersect([
  PersonCard,
  Type.Object({
    story: Type.String({ description: 'plain text' }),
    city: Nullable(Type.String({ description: 'slug of the city' })),
    instagram_link: Type.String(),
    website_link: Type.String(),
    since: Timestamp,
    posts: Type.Integer(),
    followers: Type.Integer(),
    following: Type.Integer(),
  }),
])
export type Profile = Static<typeof Profile>

/** A handle or the number of an account. */
export const UserId = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const params = Type.Object({ id: UserId })

export const getProfile = {
  method: 'GET',
  url: '/web/users/:id',
  access: 'public',
  summary: 'Returns the public profile of a person',
  tags,
  schema: { params, response: { 200: Data(Profile), 404: ErrorBody } },
} as const satisfies Endpoint

export const listFollowers = {
  method: 'GET',
  url: '/web/users/:id/followers',
  access: 'public',
  summary: 'Lists the followers of a person, newest first',
  tags,
  schema: {
    params,
    querystring: Type.Object(PageQuery),
    response: { 200: Page(PersonCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const listFollowing = {
  method: 'GET',
  url: '/web/users/:id/following',
  access: 'public',
  summary: 'Lists the people that a person follows, newest first',
  tags,
  schema: {
    params,
    querystring: Type.Object(PageQuery),
    response: { 200: Page(PersonCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const listDiscoveries = {
  method: 'GET',
  url: '/v4/users/:id/discoveries',
  access: 'public',
  summary: 'Lists what a person has written, newest first',
  tags,
  schema: {
    params,
    querystring: Type.Object(PageQuery),
    response: { 200: Page(PostCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

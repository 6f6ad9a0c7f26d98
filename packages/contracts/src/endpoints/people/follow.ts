import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody } from '../../schema.ts'
import { UserId } from './profiles.ts'

const tags = ['follow'] as const
const params = Type.Object({ userId: UserId })

export const Following = Type.Object({
  userId: Type.String(),
  isFollowing: Type.Boolean(),
  followers: Type.Integer(),
})
export type Following = Static<typeof Following>

export const doIFollow = {
  method: 'GET',
  url: '/follow/user/:userId',
  access: 'user',
  summary: 'Returns whether the caller follows this person',
  tags,
  schema: { params, response: { 200: Data(Following), 404: ErrorBody } },
} as const satisfies Endpoint

export const followUser = {
  method: 'POST',
  url: '/follow/user/:userId',
  access: 'user',
  summary: 'Follows a person; idempotent. Users cannot follow themselves',
  tags,
  schema: { params, response: { 200: Data(Following), 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const unfollowUser = {
  method: 'POST',
  url: '/follow/unfollowUser/:userId',
  access: 'user',
  summary: 'Unfollows a person',
  tags,
  schema: { params, response: { 200: Data(Following), 404: ErrorBody } },
} as const satisfies Endpoint

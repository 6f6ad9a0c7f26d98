import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { User } from './auth.ts'
import { EngagementProfile } from './engagement.ts'

const tags = ['users'] as const

export const ownEngagement = {
  method: 'GET',
  url: '/web/users/me/engagement',
  access: 'user',
  summary: 'Returns the caller’s answers for recommendations; null without consent',
  tags,
  schema: { response: { 200: Data(Nullable(EngagementProfile)), 401: ErrorBody } },
} as const satisfies Endpoint

export const agreeToEngagement = {
  method: 'PUT',
  url: '/web/users/me/engagement',
  access: 'user',
  summary: 'Stores the caller’s answers for recommendations; sending them constitutes consent',
  tags,
  schema: { body: EngagementProfile, response: { 200: Data(User), 400: ErrorBody, 401: ErrorBody } },
} as const satisfies Endpoint

export const withdrawEngagement = {
  method: 'DELETE',
  url: '/web/users/me/engagement',
  access: 'user',
  summary: 'Withdraws the consent and deletes the answers',
  tags,
  schema: { response: { 200: Data(User), 401: ErrorBody } },
} as const satisfies Endpoint

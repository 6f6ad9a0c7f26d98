import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { User } from './auth.ts'
import { EngagementProfile } from './engagement.ts'

const tags = ['users'] as const

export const ownEngagement = {
  method: 'GET',
  url: '/web/users/me/engagement',
  access: 'user',
  summary: 'What the caller has told for suggestions; null without consent',
  tags,
  schema: { response: { 200: Data(Nullable(EngagementProfile)), 401: ErrorBody } },
} as const satisfies Endpoint

export const agreeToEngagement = {
  method: 'PUT',
  url: '/web/users/me/engagement',
  access: 'user',
  summary: 'Keeps what the caller tells for suggestions. To send it is the consent',
  tags,
  schema: { body: EngagementProfile, response: { 200: Data(User), 400: ErrorBody, 401: ErrorBody } },
} as const satisfies Endpoint

export const withdrawEngagement = {
  method: 'DELETE',
  url: '/web/users/me/engagement',
  access: 'user',
  summary: 'Takes the consent back and forgets what was told',
  tags,
  schema: { response: { 200: Data(User), 401: ErrorBody } },
} as const satisfies Endpoint

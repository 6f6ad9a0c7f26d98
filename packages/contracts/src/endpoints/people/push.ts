import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'

const tags = ['account'] as const

export const PushState = Type.Object({
  key: Nullable(Type.String(), { description: 'applicationServerKey for PushManager; null if there are no notices' }),
  isOn: Type.Boolean({ description: 'whether this session’s browser gets notices' }),
})
export type PushState = Static<typeof PushState>

/** A PushSubscription as its toJSON() returns it; the sizes are those of RFC 8291. */
export const PushSubscriptionBody = Type.Object({
  endpoint: Type.String({
    maxLength: 1000,
    pattern: '^https?://',
    description: 'address at the browser’s push service',
  }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
})
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>

export const pushState = {
  method: 'GET',
  url: '/account/push',
  access: 'user',
  summary: 'Returns the key for notices on this device, and whether they are on',
  tags,
  schema: { response: { 200: Data(PushState), 401: ErrorBody } },
} as const satisfies Endpoint

export const turnPushOn = {
  method: 'PUT',
  url: '/account/push',
  access: 'user',
  summary: 'Turns on notices of orders on this device until its session ends',
  tags,
  schema: { body: PushSubscriptionBody, response: { 200: Data(PushState), 400: ErrorBody, 401: ErrorBody } },
} as const satisfies Endpoint

export const turnPushOff = {
  method: 'DELETE',
  url: '/account/push',
  access: 'user',
  summary: 'Turns off notices on this device',
  tags,
  schema: { response: { 200: Data(PushState), 401: ErrorBody } },
} as const satisfies Endpoint

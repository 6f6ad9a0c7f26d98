import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Text, Timestamp } from '../../schema.ts'
import { ListedEvent } from './event-shapes.ts'
import { byEvent } from './tickets.ts'

const tags = ['events'] as const

/** The result of a scan; only `welcome` admits the guest. A ticket of another event is not described. */
export const CheckIn = Type.Object({
  result: Type.Union([
    Type.Literal('welcome'),
    Type.Literal('used_before'),
    Type.Literal('cancelled'),
    Type.Literal('other_event'),
    Type.Literal('unknown'),
  ]),
  message: Type.String(),
  guest: Nullable(Type.String()),
  type: Nullable(Type.String()),
  usedAt: Nullable(Timestamp),
})
export type CheckIn = Static<typeof CheckIn>

export const Door = Type.Object({
  event: ListedEvent,
  sold: Type.Integer(),
  arrived: Type.Integer(),
  latest: Type.Array(Type.Object({ guest: Type.String(), type: Type.String(), at: Timestamp })),
})
export type Door = Static<typeof Door>

export const eventDoor = {
  method: 'GET',
  url: '/events/:discoveryId/check-in',
  access: 'user',
  summary: 'Returns the number of arrivals; for organisers of the event',
  tags,
  schema: { params: byEvent, response: { 200: Data(Door), 403: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const checkIn = {
  method: 'POST',
  url: '/events/:discoveryId/check-in',
  access: 'user',
  summary: 'Checks in the holder of a ticket, once; for organisers of the event',
  tags,
  schema: {
    params: byEvent,
    body: Type.Object({ code: Text(1, 80) }),
    response: { 200: Data(Type.Object({ checkIn: CheckIn, door: Door })), 403: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** The same for operators, at any event. */
export const operatorCheckIn = {
  method: 'POST',
  url: '/operations/events/:discoveryId/check-in',
  access: 'operator',
  summary: 'Checks in the holder of a ticket at any event',
  tags: ['operations'],
  schema: {
    params: byEvent,
    body: Type.Object({ code: Text(1, 80) }),
    response: { 200: Data(Type.Object({ checkIn: CheckIn, door: Door })), 404: ErrorBody },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Phone, Picture, Slug, Timestamp } from '../../schema.ts'
import { OrderId } from './order-ids.ts'
import { Shipment, TrackStep } from './shipment.ts'

const tags = ['tracking'] as const

export const phoneCode = {
  method: 'POST',
  url: '/user/pseudo-login-otp',
  access: 'public',
  summary:
    'Sends a one-time code to a phone if there are recent orders for it; the response is the same if there are none',
  tags,
  schema: {
    body: Type.Object({ phone: Phone }),
    response: {
      200: Data(Type.Object({ resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })),
      400: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const phoneVerify = {
  method: 'POST',
  url: '/user/pseudo-login-verify',
  access: 'public',
  summary: 'Exchanges the code for a tracking token, which only allows tracking orders for this phone',
  tags,
  schema: {
    body: Type.Object({
      phone: Phone,
      otp: Type.String({ pattern: '^[0-9]{6}$' }),
      source: Type.Literal('orderTracking'),
    }),
    response: {
      200: Data(
        Type.Object({
          tracking_token: Type.String(),
          expiresAt: Type.Integer({ description: 'milliseconds since 1970' }),
          orders: Type.Array(Type.Object({ orderId: OrderId, label: Type.String(), placed: Timestamp }), {
            description: 'the ten newest orders of the last ninety days for this phone; older ones need the account',
          }),
        }),
      ),
      400: ErrorBody,
      401: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** The tracking state of an order. Contains no street, phone or amounts: the phone's holder may not be the buyer. */
export const Tracking = Type.Object({
  orderId: OrderId,
  placed: Timestamp,
  state: Type.String(),
  label: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  to: Type.Object({ name: Type.String(), city: Type.String(), postcode: Type.String() }),
  deliver_on: Nullable(Type.String({ format: 'date', description: 'the day that the buyer chose' })),
  expected_by: Nullable(Type.String({ format: 'date' })),
  is_late: Type.Boolean({ description: 'not delivered yet, and `expected_by` has passed in India' }),
  delivered_at: Nullable(Timestamp),
  lines: Type.Array(
    Type.Object({ name: Type.String(), slug: Slug, qty: Type.Integer(), media_image: Picture, label: Type.String() }),
  ),
  shipments: Type.Array(Shipment),
  steps: Type.Array(TrackStep),
  events: Type.Array(Type.Object({ at: Timestamp, text: Type.String() })),
  version: Type.String({ description: 'version to send as `seen` to wait for the next change' }),
  is_final: Type.Boolean({ description: 'no further changes; stop polling' }),
})
export type Tracking = Static<typeof Tracking>

/**
 * Live tracking by long polling, which works through every proxy: with `seen` the answer is held until something
 * happens after that version, for at most `wait` seconds; then ask again with the new version. Give the call a timeout
 * of `wait` plus a few seconds. The caller is the buyer, or the holder of a tracking token of the order's phone:
 * `api.call(trackOrder, input, { bearer: tracking_token })`. 401 means that the phone has to be verified.
 */
export const trackOrder = {
  method: 'GET',
  url: '/orders/:orderId/track',
  access: 'optional',
  summary:
    "Returns an order's tracking state to its buyer or the holder of its phone's tracking token; supports long polling",
  tags,
  schema: {
    params: Type.Object({ orderId: OrderId }),
    querystring: Type.Object({
      seen: Type.Optional(Type.String({ maxLength: 60 })),
      wait: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 15, default: 15, description: 'maximum wait in seconds' }),
      ),
    }),
    response: { 200: Data(Tracking), 401: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

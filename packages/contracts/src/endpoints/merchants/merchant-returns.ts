import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Text } from '../../schema.ts'
import { RequestId } from '../orders/order-ids.ts'
import { PickupSlot, ReturnRequest } from '../orders/return-shapes.ts'
import { Awb, Courier } from '../orders/shipment.ts'
import { NextStep } from './merchant-orders.ts'

const tags = ['merchant'] as const

/** A request as the merchant handles it: with its buyer, and the steps allowed now. */
export const MerchantReturn = Type.Object({
  ...ReturnRequest.properties,
  buyer: Type.String(),
  next: Type.Array(NextStep),
})
export type MerchantReturn = Static<typeof MerchantReturn>

export const returnGroups = ['waiting', 'under_way', 'ended'] as const
export type ReturnGroup = (typeof returnGroups)[number]

export const merchantReturns = {
  method: 'GET',
  url: '/merchant/returns',
  access: 'merchant',
  summary: "Lists returns, exchanges and claims of the merchant's orders: open ones oldest first; with counts",
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      group: Type.Optional(Type.Enum(returnGroups)),
    }),
    response: {
      200: Type.Object({
        ...Page(MerchantReturn).properties,
        counts: Type.Object({
          all: Type.Integer(),
          waiting: Type.Integer(),
          under_way: Type.Integer(),
          ended: Type.Integer(),
        }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const requestStepNames = [
  'approve',
  'deny',
  'schedule_pickup',
  'picked_up',
  'received',
  'refund',
  'ship_replacement',
  'deliver_replacement',
] as const
export type RequestStepName = (typeof requestStepNames)[number]

/**
 * `deny` requires a reason, `schedule_pickup` a pickup (day and part, courier and number if any), `received` the
 * condition: good items go back into stock. `ship_replacement` requires a courier and its number like `ship`.
 */
export const stepReturn = {
  method: 'POST',
  url: '/merchant/returns/:id/status',
  access: 'merchant',
  summary: 'Performs an allowed step of a return, an exchange or a claim',
  tags,
  schema: {
    params: Type.Object({ id: RequestId }),
    body: Type.Object({
      step: Type.Enum(requestStepNames),
      reason: Type.Optional(Text(1, 300)),
      pickup: Type.Optional(PickupSlot),
      courier: Type.Optional(Courier),
      awb: Type.Optional(Nullable(Awb)),
      condition: Type.Optional(Type.Union([Type.Literal('good'), Type.Literal('poor')])),
    }),
    response: {
      200: Data(MerchantReturn),
      400: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Picture, Rupees, Sku, Slug } from '../../schema.ts'
import { Session } from '../people/auth.ts'

const tags = ['merchant'] as const

export const merchantSignIn = {
  method: 'POST',
  url: '/merchant/auth/signin',
  access: 'public',
  summary: "Signs a merchant in; `user.role` is then 'merchant'. Shopper accounts are refused with 403",
  tags,
  schema: {
    body: Type.Object({ username: Email, password: Type.String({ minLength: 1, maxLength: 128 }) }),
    response: { 200: Data(Session), 401: ErrorBody, 403: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** The mail's link is `/merchant-signin#reset-password=<token>`, which the site's password dialog reads. */
export const merchantForgot = {
  method: 'POST',
  url: '/merchant/auth/forgot',
  access: 'public',
  summary: 'Sends a merchant a password reset link by email; the response does not reveal whether the address exists',
  tags,
  schema: { body: Type.Object({ email: Email }), response: { 200: Data(Type.Object({ ok: Type.Boolean() })) } },
} as const satisfies Endpoint

/** Numbers of orders and requests that wait for the merchant. */
export const Waiting = Type.Object({
  to_accept: Type.Integer(),
  to_pack: Type.Integer(),
  to_ship: Type.Integer(),
  to_send_today: Type.Integer({ description: 'have to leave today, or should have left before' }),
  on_the_way: Type.Integer(),
  failed: Type.Integer({ description: 'failed deliveries, to be retried or returned' }),
  on_hold: Type.Integer(),
  to_answer: Type.Integer({ description: 'returns, exchanges and claims awaiting an answer' }),
  to_reply: Type.Integer({ description: 'questions of shoppers awaiting an answer' }),
  to_fetch: Type.Integer({ description: 'approved, their pickup still to be arranged' }),
  to_settle: Type.Integer({ description: 'back with the merchant and awaiting refund or replacement' }),
  to_receive: Type.Integer({
    description: 'with the courier: to be collected, coming back, or a replacement under way',
  }),
})
const Sales = Type.Object({ orders: Type.Integer(), pieces: Type.Integer(), sales: Rupees })

export const Dashboard = Type.Object({
  merchant: Type.Object({ slug: Slug, name: Type.String(), maker: Type.String() }),
  has_products: Type.Boolean({ description: 'false for a merchant who has not added a product yet' }),
  away_until: Nullable(Type.String({ format: 'date' }), { description: 'last day of an absence that has begun' }),
  waiting: Waiting,
  today: Sales,
  last_7_days: Sales,
  days: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), orders: Type.Integer(), sales: Rupees }), {
    description: 'the last seven days in India, oldest first, including days without sales',
  }),
  low_stock: Type.Array(
    Type.Object({
      sku: Sku,
      title: Type.String(),
      options: Type.Record(Type.String(), Type.String()),
      media_image: Picture,
      stock: Type.Integer(),
    }),
    { description: 'up to ten variants with five or fewer left, lowest stock first' },
  ),
})
export type Dashboard = Static<typeof Dashboard>

export const merchantDashboard = {
  method: 'GET',
  url: '/merchant/dashboard',
  access: 'merchant',
  summary: "Returns the merchant's open tasks, today's sales and low stock",
  tags,
  schema: { response: { 200: Data(Dashboard), 401: ErrorBody, 403: ErrorBody } },
} as const satisfies Endpoint

const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description: 'a month in India: 2026-11' })

/** What a merchant sold in a month, by the day of the order; cancelled orders, and those that came back, do not count. */
export const TakingsMonth = Type.Object({
  month: Month,
  orders: Type.Integer(),
  sales: Rupees,
  cash: Type.Number({ minimum: 0, description: 'rupees of those sales that are paid in cash at the door' }),
  refunded: Type.Number({ minimum: 0, description: 'rupees of those sales that were given back, for returns' }),
})
export type TakingsMonth = Static<typeof TakingsMonth>

export const merchantTakings = {
  method: 'GET',
  url: '/merchant/takings',
  access: 'merchant',
  summary: "Returns the merchant's sales of the last twelve months that had any, newest first",
  tags,
  schema: { response: { 200: Data(Type.Array(TakingsMonth)), 401: ErrorBody, 403: ErrorBody } },
} as const satisfies Endpoint

export const merchantTakingsFile = {
  method: 'GET',
  url: '/merchant/takings/:month',
  access: 'merchant',
  answers: 'file',
  summary: "Exports the merchant's orders of a month as CSV: one row each with amounts, GST, refund and invoice",
  tags,
  schema: {
    params: Type.Object({ month: Month }),
    produces: ['text/csv'],
    response: {
      200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
      400: ErrorBody,
      401: ErrorBody,
      403: ErrorBody,
    },
  },
} as const satisfies Endpoint

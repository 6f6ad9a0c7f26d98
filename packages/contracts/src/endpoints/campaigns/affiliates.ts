import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Rupees, Timestamp } from '../../schema.ts'

const tags = ['operations'] as const
const code = Type.String({ pattern: '^[A-Za-z0-9_-]{2,80}$', description: 'the aff_id in its links' })
const percent = Type.Number({
  minimum: 0.01,
  maximum: 30,
  description: 'percentage of the value of goods that are not returned',
})

/** How an affiliate is paid, and its results. */
export const Affiliate = Type.Object({
  code,
  name: Type.String(),
  percent,
  starts_at: Timestamp,
  ends_at: Nullable(Timestamp),
  orders: Type.Integer({ description: 'number of orders placed under this rule' }),
  earned: Rupees,
  taken_back: Rupees,
  paid_out: Rupees,
  payable: Rupees,
})
export type Affiliate = Static<typeof Affiliate>

export const listAffiliates = {
  method: 'GET',
  url: '/operations/affiliates',
  access: 'operator',
  summary: 'Lists affiliates with their commission rates and results',
  tags,
  schema: { response: { 200: Data(Type.Array(Affiliate)) } },
} as const satisfies Endpoint

/** An affiliate's own record, with the same fields that operators see. */
export const ownAffiliates = {
  method: 'GET',
  url: '/affiliates/mine',
  access: 'user',
  summary: 'Lists the caller’s affiliate links with their results',
  tags: ['users'],
  schema: { response: { 200: Data(Type.Array(Affiliate)), 401: ErrorBody } },
} as const satisfies Endpoint

export const putAffiliate = {
  method: 'PUT',
  url: '/operations/affiliates/:code',
  access: 'operator',
  summary: 'Sets an affiliate’s commission rule for future orders; existing orders keep their rule',
  tags,
  schema: {
    params: Type.Object({ code }),
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 120 }),
      percent,
      user_id: Type.Optional(
        Nullable(Type.String({ pattern: '^[0-9]{1,18}$' }), { description: 'account of the affiliate' }),
      ),
      starts_at: Timestamp,
      ends_at: Type.Optional(Nullable(Timestamp)),
    }),
    response: { 200: Data(Type.Object({ code: Type.String() })), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const payAffiliate = {
  method: 'POST',
  url: '/operations/affiliates/:code/payouts',
  access: 'operator',
  summary: 'Records a payout of the full payable amount; each reference counts once',
  tags,
  schema: {
    params: Type.Object({ code }),
    body: Type.Object({
      reference: Type.String({ minLength: 1, maxLength: 80, description: 'reference of the bank transfer' }),
    }),
    response: { 200: Data(Type.Object({ code: Type.String(), amount: Rupees })), 404: ErrorBody },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'
import { CampaignGoal, variantKeys } from './studio.ts'

const tags = ['studio'] as const
const count = () => Type.Integer({ minimum: 0 })

/** The counts of a page, a block or a variant; a person is counted once, whatever the number of days. */
const counts = {
  views: count(),
  people: count(),
  taps: count(),
  adds: Type.Integer({ description: 'products that were put into the cart after it' }),
  orders: count(),
  revenuePaise: Type.Integer({ description: 'what these orders cost together' }),
}
export const CampaignCounts = Type.Object(counts)
export type CampaignCounts = Static<typeof CampaignCounts>

const Day = Type.Object({ day: Type.String({ format: 'date', description: 'in India' }), ...counts })

/** Views of single blocks are not counted: a block's people are those who tapped it. */
const BlockCounts = Type.Object({
  block: Type.String({ description: 'id; of a block that is on the page or was there' }),
  kind: Type.String(),
  place: Nullable(Type.Integer({ description: 'from 1; null: it is not on the page any more' })),
  variant: Type.Enum(variantKeys),
  ...counts,
})

const Comparison = Type.Object({
  difference: Type.Number({ description: 'of the rates, to that of variant a' }),
  low: Type.Number(),
  high: Type.Number(),
  p: Type.Number(),
  isDecided: Type.Boolean({ description: 'the interval does not hold zero' }),
})
const VariantCounts = Type.Object({
  variant: Type.Enum(variantKeys),
  name: Type.String(),
  weight: Type.Number({ description: 'of a hundred who see the page' }),
  ...counts,
})

/** The results of the variants since shares, variants or the goal last changed. */
const Test = Type.Object({
  goal: CampaignGoal,
  phase: Type.Integer(),
  since: Timestamp,
  arms: Type.Array(
    Type.Object({
      variant: Type.Enum(variantKeys),
      people: count(),
      successes: Type.Integer({ description: 'of these people, those who reached the goal within the window' }),
      against: Nullable(Comparison, { description: 'null: variant a itself, or too few to say anything' }),
    }),
  ),
  hasMismatch: Type.Boolean({ description: 'people do not meet the variants in the shares that were set: no winner' }),
  winner: Nullable(Type.Enum(variantKeys)),
})

export const CampaignResults = Type.Object({
  title: Type.String(),
  slug: Type.String(),
  countedAt: Timestamp,
  windowDays: Type.Integer({ description: 'so long before an order its last campaign counts' }),
  totals: CampaignCounts,
  days: Type.Array(Day, { description: 'every day that was asked for, oldest first' }),
  blocks: Type.Array(BlockCounts),
  variants: Type.Array(VariantCounts),
  test: Nullable(Test, { description: 'null: everybody sees the same' }),
})
export type CampaignResults = Static<typeof CampaignResults>

const params = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) })
const querystring = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'until today; 30 unless told' })),
})
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody } as const

export const campaignResults = {
  method: 'GET',
  url: '/staff/campaigns/:id/results',
  access: 'campaigner',
  summary: 'What a page brought, by day, block and variant, and which variant does better',
  tags,
  schema: { params, querystring, response: { 200: Data(CampaignResults), ...refusals } },
} as const satisfies Endpoint

const File = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })

export const campaignResultsCsv = {
  method: 'GET',
  url: '/staff/campaigns/:id/results.csv',
  access: 'campaigner',
  answers: 'file',
  summary: 'The same as a table: a line for each day, variant and block',
  tags,
  schema: { params, querystring, produces: ['text/csv'], response: { 200: File, ...refusals } },
} as const satisfies Endpoint

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
  adds: Type.Integer({ description: 'number of products added to the cart afterwards' }),
  orders: count(),
  revenuePaise: Type.Integer({ description: 'total value of these orders' }),
}
export const CampaignCounts = Type.Object(counts)
export type CampaignCounts = Static<typeof CampaignCounts>

const Day = Type.Object({ day: Type.String({ format: 'date', description: 'day in India' }), ...counts })

/** Views of single blocks are not counted: a block's people are those who tapped it. */
const BlockCounts = Type.Object({
  block: Type.String({ description: 'id of a block that is or was on the page' }),
  kind: Type.String(),
  place: Nullable(Type.Integer({ description: 'position on the page, from 1; null if removed from the page' })),
  variant: Type.Enum(variantKeys),
  ...counts,
})

const Comparison = Type.Object({
  difference: Type.Number({ description: 'difference from the rate of variant a' }),
  low: Type.Number(),
  high: Type.Number(),
  p: Type.Number(),
  isDecided: Type.Boolean({ description: 'whether the confidence interval excludes zero' }),
})
const VariantCounts = Type.Object({
  variant: Type.Enum(variantKeys),
  name: Type.String(),
  weight: Type.Number({ description: 'percentage of the page’s visitors' }),
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
      successes: Type.Integer({ description: 'number of these people who reached the goal within the window' }),
      against: Nullable(Comparison, {
        description: 'comparison with variant a; null for variant a itself, or if there is too little data',
      }),
    }),
  ),
  hasMismatch: Type.Boolean({
    description: 'whether visitors are not distributed in the configured shares; then there is no winner',
  }),
  winner: Nullable(Type.Enum(variantKeys)),
})

export const CampaignResults = Type.Object({
  title: Type.String(),
  slug: Type.String(),
  countedAt: Timestamp,
  windowDays: Type.Integer({
    description: 'attribution window: days before an order within which its last campaign counts',
  }),
  totals: CampaignCounts,
  days: Type.Array(Day, { description: 'every requested day, oldest first' }),
  blocks: Type.Array(BlockCounts),
  variants: Type.Array(VariantCounts),
  test: Nullable(Test, { description: 'null if all visitors see the same page' }),
})
export type CampaignResults = Static<typeof CampaignResults>

const params = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) })
const querystring = Type.Object({
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 90, description: 'number of days up to today; defaults to 30' }),
  ),
})
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody } as const

export const campaignResults = {
  method: 'GET',
  url: '/staff/campaigns/:id/results',
  access: 'campaigner',
  summary: 'Returns the results of a page by day, block and variant, and which variant performs better',
  tags,
  schema: { params, querystring, response: { 200: Data(CampaignResults), ...refusals } },
} as const satisfies Endpoint

const File = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })

export const campaignResultsCsv = {
  method: 'GET',
  url: '/staff/campaigns/:id/results.csv',
  access: 'campaigner',
  answers: 'file',
  summary: 'Returns the same results as CSV, one row per day, variant and block',
  tags,
  schema: { params, querystring, produces: ['text/csv'], response: { 200: File, ...refusals } },
} as const satisfies Endpoint

const Mark = (description: string) => Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,59}$', description })

/** The address of a page for publishing elsewhere: events of visitors who follow it record their source. */
export const campaignLink = {
  method: 'GET',
  url: '/staff/campaigns/:id/link',
  access: 'campaigner',
  summary:
    'Returns the address of a page with source parameters (UTM), also as a QR code; utm_campaign is the page’s name',
  tags,
  schema: {
    params,
    querystring: Type.Object({
      source: Mark('source that carries the link: newsletter, instagram'),
      medium: Mark('medium of the source: mail, social, print'),
      content: Type.Optional(Mark('distinguishes several links in one source')),
    }),
    response: {
      200: Data(
        Type.Object({
          url: Type.String(),
          qr: Type.Object(
            { size: Type.Integer(), path: Type.String() },
            { description: 'QR code as an SVG path, one unit per module' },
          ),
        }),
      ),
      ...refusals,
    },
  },
} as const satisfies Endpoint

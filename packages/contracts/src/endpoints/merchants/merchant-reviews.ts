import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug, Text, Timestamp } from '../../schema.ts'

const tags = ['merchant'] as const

/** Maximum length of an answer to a review, in characters. */
export const longestReviewAnswer = 1000

export const merchantReviewGroups = ['open', 'answered'] as const
export type MerchantReviewGroup = (typeof merchantReviewGroups)[number]

/** A published review of one of the merchant's products. */
export const MerchantReview = Type.Object({
  id: Type.String(),
  product: Type.Object({ slug: Slug, title: Type.String(), image: Nullable(Picture), is_sold: Type.Boolean() }),
  author: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  text: Type.String({ description: 'plain text' }),
  verified: Type.Boolean({ description: 'the author bought the product here' }),
  written_at: Timestamp,
  photos: Type.Array(Picture),
  answer: Nullable(Type.String()),
  answered_at: Nullable(Timestamp),
  version: Type.Integer({ description: 'to be sent with a change: grows with each, also of the review itself' }),
})
export type MerchantReview = Static<typeof MerchantReview>

export const merchantReviews = {
  method: 'GET',
  url: '/merchant/reviews',
  access: 'merchant',
  summary: "Lists published reviews of the merchant's products, the newest first; with counts",
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, group: Type.Optional(Type.Enum(merchantReviewGroups)) }),
    response: {
      200: Type.Object({
        ...Page(MerchantReview).properties,
        counts: Type.Object({ open: Type.Integer(), answered: Type.Integer() }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

const params = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) })
const version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const response = { 200: Data(MerchantReview), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

/** The first answer is mailed to who wrote the review; a later one replaces it. */
export const answerReview = {
  method: 'PUT',
  url: '/merchant/reviews/:id/answer',
  access: 'merchant',
  summary: 'Answers a review, or changes its answer, which everybody can then read',
  tags,
  schema: { params, body: Type.Object({ version, answer: Text(1, longestReviewAnswer) }), response },
} as const satisfies Endpoint

export const withdrawReviewAnswer = {
  method: 'POST',
  url: '/merchant/reviews/:id/withdraw-answer',
  access: 'merchant',
  summary: 'Deletes the answer to a review',
  tags,
  schema: { params, body: Type.Object({ version }), response },
} as const satisfies Endpoint

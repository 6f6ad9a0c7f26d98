import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug, Text, Timestamp } from '../../schema.ts'
import { longestProductAnswer, QuestionNumber } from '../shop/product-questions.ts'

const tags = ['merchant'] as const

/** Maximum length of the reason for not answering a question, in characters. */
export const longestReason = 300

export const merchantQuestionGroups = ['open', 'answered', 'declined'] as const
export type MerchantQuestionGroup = (typeof merchantQuestionGroups)[number]

/**
 * A shopper's question as the merchant sees it. `held` after reports, `removed` by the team: in both cases it is not
 * public, and a removed one cannot be changed.
 */
export const MerchantQuestion = Type.Object({
  id: Type.String(),
  product: Type.Object({ slug: Slug, title: Type.String(), image: Nullable(Picture), is_sold: Type.Boolean() }),
  asker: Type.String({ description: "first name, or 'A shopper' after the account was closed" }),
  text: Type.String(),
  state: Type.Enum(merchantQuestionGroups),
  visibility: Type.Enum(['shown', 'held', 'removed'] as const),
  asked_at: Timestamp,
  answer: Nullable(Type.String()),
  answered_at: Nullable(Timestamp),
  reason: Nullable(Type.String()),
  version: Type.Integer({ description: 'to be sent with a change: grows with each' }),
})
export type MerchantQuestion = Static<typeof MerchantQuestion>

export const merchantQuestions = {
  method: 'GET',
  url: '/merchant/questions',
  access: 'merchant',
  summary: "Lists questions about the merchant's products: open ones oldest first; with counts",
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, group: Type.Optional(Type.Enum(merchantQuestionGroups)) }),
    response: {
      200: Type.Object({
        ...Page(MerchantQuestion).properties,
        counts: Type.Object({ open: Type.Integer(), answered: Type.Integer(), declined: Type.Integer() }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

const params = Type.Object({ id: QuestionNumber })
const version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const response = { 200: Data(MerchantQuestion), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

/** The first answer is mailed to who asked; a later one replaces it. */
export const answerQuestion = {
  method: 'PUT',
  url: '/merchant/questions/:id/answer',
  access: 'merchant',
  summary: 'Answers a question, or changes its answer, which everybody can then read',
  tags,
  schema: { params, body: Type.Object({ version, answer: Text(1, longestProductAnswer) }), response },
} as const satisfies Endpoint

export const declineQuestion = {
  method: 'POST',
  url: '/merchant/questions/:id/decline',
  access: 'merchant',
  summary: 'Does not answer a question, or hides it with its answer; who asked reads the reason',
  tags,
  schema: { params, body: Type.Object({ version, reason: Text(1, longestReason) }), response },
} as const satisfies Endpoint

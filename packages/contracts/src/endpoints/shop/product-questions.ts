import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Slug, Text, Timestamp } from '../../schema.ts'
import { ReviewedProduct } from './reviews.ts'

const tags = ['questions'] as const

/** Maximum length of a question to a merchant and of its answer, in characters. */
export const longestProductQuestion = 300
export const longestProductAnswer = 1000
/** The shortest question that says anything: 'Is it silk?'. */
export const shortestProductQuestion = 8

/** A question with the merchant's answer, as everybody sees it: without the name of who asked. */
export const AnsweredQuestion = Type.Object({
  id: Type.String(),
  text: Type.String({ description: 'plain text' }),
  answer: Type.String({ description: 'plain text' }),
  answered_at: Timestamp,
})
export type AnsweredQuestion = Static<typeof AnsweredQuestion>

const ofProduct = Type.Object({ productSlug: Slug })
export const QuestionNumber = Type.String({ pattern: '^[0-9]{1,18}$' })
const ofQuestion = Type.Object({ questionId: QuestionNumber })

export const listProductQuestions = {
  method: 'GET',
  url: '/product/v3/:productSlug/questions',
  access: 'public',
  summary: 'Lists the answered questions about a product, the latest answer first',
  tags,
  schema: {
    params: ofProduct,
    querystring: Type.Object(PageQuery),
    response: {
      200: Type.Intersect([Page(AnsweredQuestion), Type.Object({ product: ReviewedProduct })]),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** `removed`: taken down by the team. Only answered questions are public. */
export const productQuestionStates = ['open', 'answered', 'declined', 'removed'] as const
export type ProductQuestionState = (typeof productQuestionStates)[number]

/** A question as the person who asked it sees it. */
export const OwnQuestion = Type.Object({
  id: Type.String(),
  product: Type.Object({
    slug: Slug,
    title: Type.String(),
    is_sold: Type.Boolean({ description: 'false for a product that has no page any more' }),
  }),
  merchant: Type.String(),
  text: Type.String(),
  state: Type.Enum(productQuestionStates),
  asked_at: Timestamp,
  answer: Nullable(Type.String()),
  answered_at: Nullable(Timestamp),
  reason: Nullable(Type.String(), { description: 'why the merchant does not answer it' }),
})
export type OwnQuestion = Static<typeof OwnQuestion>

export const askProductQuestion = {
  method: 'POST',
  url: '/product/:productSlug/questions',
  access: 'user',
  summary: 'Sends a question about a product to its merchant; sending the same one twice is no second question',
  tags,
  schema: {
    params: ofProduct,
    body: Type.Object({ text: Text(1, longestProductQuestion) }),
    response: { 200: Data(OwnQuestion), 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const ownQuestions = {
  method: 'GET',
  url: '/account/questions',
  access: 'user',
  summary: "Lists the caller's questions to merchants with their state, newest first",
  tags,
  schema: { querystring: Type.Object(PageQuery), response: { 200: Page(OwnQuestion), 400: ErrorBody } },
} as const satisfies Endpoint

export const withdrawQuestion = {
  method: 'DELETE',
  url: '/account/questions/:questionId',
  access: 'user',
  summary: 'Deletes a question of the caller that nobody has answered yet',
  tags,
  schema: {
    params: ofQuestion,
    response: { 200: Data(Type.Object({ id: Type.String() })), 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const flagQuestion = {
  method: 'POST',
  url: '/product/questions/:questionId/flag',
  access: 'user',
  summary: 'Reports an answered question; several reports hide it until the team has looked at it',
  tags,
  schema: {
    params: ofQuestion,
    body: Type.Object({ reason: Type.Optional(Text(0, 300)) }),
    response: { 200: Data(Type.Object({ id: Type.String() })), 404: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

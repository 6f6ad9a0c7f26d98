import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Slug } from '../../schema.ts'
import { ProductCard } from './product-card.ts'

const tags = ['gifts'] as const

/** 22 random letters that can't be guessed. */
export const GiftChoiceId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
export const QuestionId = Type.String({ minLength: 1, maxLength: 30, pattern: '^[a-z][a-z0-9-]*$' })
export const OptionValue = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })

/** How a question is answered: with one option, several options, or a price range. */
export const GiftQuestionKind = Type.Union([Type.Literal('one'), Type.Literal('many'), Type.Literal('range')])
export const GiftRange = Type.Object({
  min: Type.Integer({ minimum: 0, description: 'rupees' }),
  max: Type.Integer({ minimum: 1 }),
  step: Type.Integer({ minimum: 1 }),
})

export const GiftQuestion = Type.Object({
  id: QuestionId,
  title: Type.String(),
  hint: Nullable(Type.String()),
  kind: GiftQuestionKind,
  options: Type.Array(
    Type.Object({
      value: Type.String({ description: "for a range: 'from-to' in rupees" }),
      label: Type.String(),
    }),
  ),
  isRequired: Type.Boolean(),
  range: Nullable(GiftRange),
})
export type GiftQuestion = Static<typeof GiftQuestion>

const Heading = { slug: Slug, title: Type.String(), intro: Type.String(), occasion: Nullable(Type.String()) }
export const GiftQuestions = Type.Object({ ...Heading, questions: Type.Array(GiftQuestion) })
export type GiftQuestions = Static<typeof GiftQuestions>

export const giftOccasions = {
  method: 'GET',
  url: '/gift-finder/questions',
  access: 'public',
  isShared: true,
  summary: 'Lists the occasions of the gift finder',
  tags,
  schema: { response: { 200: Data(Type.Array(Type.Object({ ...Heading, count: Type.Integer() }))) } },
} as const satisfies Endpoint

export const giftQuestions = {
  method: 'GET',
  url: '/gift-finder/questions/:slug',
  access: 'public',
  isShared: true,
  summary: 'Returns the questions of an occasion',
  tags,
  schema: { params: Type.Object({ slug: Slug }), response: { 200: Data(GiftQuestions), 404: ErrorBody } },
} as const satisfies Endpoint

/** One answer: an option, several options, or for a range its two ends in rupees ('500', '1000' or '500-1000'). */
export const GiftAnswer = Type.Object({
  questionId: QuestionId,
  values: Type.Array(OptionValue, { maxItems: 20 }),
})
export type GiftAnswer = Static<typeof GiftAnswer>
export const Answers = Type.Array(GiftAnswer, { maxItems: 12 })

export const Gift = Type.Intersect([
  ProductCard,
  Type.Object({
    because: Type.String({ description: "reason in one sentence: 'Because she cooks, and it stays within ₹1,000.'" }),
    reasons: Type.Array(Type.String()),
  }),
])
export type Gift = Static<typeof Gift>

const Given = Type.Object({
  questionId: QuestionId,
  title: Type.String(),
  values: Type.Array(Type.String()),
  labels: Type.Array(Type.String()),
})
const list = {
  slug: Slug,
  title: Type.String(),
  occasion: Nullable(Type.String()),
  answers: Type.Array(Given),
  relaxed: Nullable(Type.Object({ questionIds: Type.Array(QuestionId), message: Type.String() }), {
    description:
      'answers that were ignored because too few products match all of them; the message also names those that are ' +
      'never ignored, when fewer than three products are left',
  }),
  products: Type.Array(Gift),
}
export const GiftList = Type.Object(list)
export type GiftList = Static<typeof GiftList>
export const SavedGiftList = Type.Object({ id: GiftChoiceId, ...list })
export type SavedGiftList = Static<typeof SavedGiftList>

/** `answers` is written like 'who:mother;likes:cooking,reading;budget:0-1000'. */
export const giftPreview = {
  method: 'GET',
  url: '/gift-finder/gifts/:slug',
  access: 'public',
  summary: 'Returns the gifts that match these answers, without storing the answers',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({ answers: Type.Optional(Type.String({ maxLength: 1200 })) }),
    response: { 200: Data(GiftList), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

const Kept = Data(Type.Object({ slug: Slug, id: GiftChoiceId }))

/** A guest's list belongs to the browser, which gets an HttpOnly cookie. */
export const keepGiftChoice = {
  method: 'POST',
  url: '/gift-finder/choices',
  access: 'optional',
  summary: 'Stores answers; the returned id identifies the list of matching gifts',
  tags,
  schema: {
    body: Type.Object({ slug: Slug, answers: Answers }),
    response: { 200: Kept, 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const giftChoice = {
  method: 'GET',
  url: '/gift-finder/choices/:slug/:id',
  access: 'public',
  summary: 'Returns stored answers and the gifts that currently match them',
  tags,
  schema: {
    params: Type.Object({ slug: Slug, id: GiftChoiceId }),
    response: { 200: Data(SavedGiftList), 404: ErrorBody },
  },
} as const satisfies Endpoint

/** Returns 404 to everyone but the owner of the list. */
export const changeGiftChoice = {
  method: 'PUT',
  url: '/gift-finder/choices/:id',
  access: 'optional',
  summary: 'Updates the answers of the caller’s own list',
  tags,
  schema: {
    params: Type.Object({ id: GiftChoiceId }),
    body: Type.Object({ answers: Answers }),
    response: { 200: Kept, 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** Sent by a plain HTML form, so that a list can be saved and shared without scripts: `answers` as in the preview. */
export const keepGiftForm = {
  method: 'POST',
  url: '/gift-finder/lists/:slug',
  access: 'public',
  summary: 'Stores the same answers from a plain HTML form: redirects (303) to the page of the list',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    consumes: ['application/x-www-form-urlencoded'],
    raw: Type.Object({ answers: Type.String(), of: Type.Optional(Type.String()) }),
    response: { 200: Type.Unknown(), 303: Type.Null({ description: 'redirects to the list' }), 404: ErrorBody },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Slug } from '../../schema.ts'
import { Versioned } from '../site/staff-shapes.ts'
import { Answers, GiftList, GiftQuestionKind, GiftRange, OptionValue, QuestionId } from './gift-finder.ts'

/** The subject of a question: the recipient, their taste, what to avoid, the price, or the city. */
export const GiftSubject = Type.Union([
  Type.Literal('person'),
  Type.Literal('taste'),
  Type.Literal('avoid'),
  Type.Literal('price'),
  Type.Literal('city'),
])
export type GiftSubject = Static<typeof GiftSubject>

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f<>]*$' })

/** A question as staff edit it: the meaning of an answer is defined with each option. */
export const GiftQuestionDraft = Type.Object({
  id: QuestionId,
  title: Line(120),
  hint: Nullable(Line(160)),
  kind: GiftQuestionKind,
  subject: GiftSubject,
  isRequired: Type.Boolean(),
  range: Nullable(GiftRange),
  options: Type.Array(
    Type.Object({
      value: OptionValue,
      label: Line(60),
      tags: Type.Array(Slug, {
        maxItems: 8,
        description: 'tags of which any one must match; empty if every product matches',
      }),
      because: Nullable(Line(80), { description: "template: '{who} cook{s}', '{who} {is} new in town'" }),
      who: Nullable(Type.Union([Type.Literal('she'), Type.Literal('he'), Type.Literal('they')])),
    }),
    { maxItems: 16 },
  ),
})
export type GiftQuestionDraft = Static<typeof GiftQuestionDraft>

export const GiftQuestionnaire = Type.Object({
  title: Line(80),
  intro: Line(240),
  occasion: Nullable(Slug, { description: 'tag; products with it rank first' }),
  questions: Type.Array(GiftQuestionDraft, { minItems: 1, maxItems: 8 }),
})
export type GiftQuestionnaire = Static<typeof GiftQuestionnaire>

const Edited = Type.Object({
  slug: Slug,
  ...Versioned,
  isPublished: Type.Boolean(),
  content: GiftQuestionnaire,
  versions: Type.Array(Type.Object({ version: Type.Integer(), savedAt: Type.String({ format: 'date-time' }) })),
  tags: Type.Array(Type.Object({ tag: Slug, label: Type.String(), count: Type.Integer() }), {
    description: 'tags with their number of products in stock',
  }),
})
export type EditedQuestionnaire = Static<typeof Edited>
const editing = ['editor'] as const
const edited = { 200: Data(Edited), 400: ErrorBody, 404: ErrorBody }

/** The occasions in the order in which visitors see them. */
const Occasions = Type.Object({
  ...Versioned,
  occasions: Type.Array(
    Type.Object({
      slug: Slug,
      title: Type.String(),
      isPublished: Type.Boolean(),
      lists: Type.Integer({ description: 'number of lists that users stored for this occasion' }),
    }),
  ),
})
export type EditedOccasions = Static<typeof Occasions>

export const editedQuestionnaires = {
  method: 'GET',
  url: '/editor/gift-finder',
  access: 'editor',
  summary: 'Lists all questionnaires of the gift finder in order, including drafts',
  tags: editing,
  schema: { response: { 200: Data(Occasions) } },
} as const satisfies Endpoint

/** Questionnaires added in the meantime stay at the end. Overwriting another person's order is refused (409). */
export const orderQuestionnaires = {
  method: 'PUT',
  url: '/editor/gift-finder',
  access: 'editor',
  summary: 'Sets the order of the occasions; visible to visitors at once',
  tags: editing,
  schema: {
    body: Type.Object({
      version: Versioned.version,
      slugs: Type.Array(Slug, { minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    response: { 200: Data(Occasions), 400: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const editedQuestionnaire = {
  method: 'GET',
  url: '/editor/gift-finder/:slug',
  access: 'editor',
  summary: 'Returns a questionnaire for editing, or an earlier version of it',
  tags: editing,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
    response: edited,
  },
} as const satisfies Endpoint

/** Version 0 creates a new one. Saving over another person's changes is refused (409), and nothing is written. */
export const saveQuestionnaire = {
  method: 'PUT',
  url: '/editor/gift-finder/:slug',
  access: 'editor',
  summary: 'Saves a questionnaire as its next version; visitors see it at once',
  tags: editing,
  schema: {
    params: Type.Object({ slug: Slug }),
    body: Type.Object({
      version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      isPublished: Type.Boolean(),
      content: GiftQuestionnaire,
    }),
    response: { ...edited, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const previewQuestionnaire = {
  method: 'POST',
  url: '/editor/gift-finder/:slug/preview',
  access: 'editor',
  summary: 'Returns the gifts that these answers would find with unsaved questions; nothing is stored',
  tags: editing,
  schema: {
    params: Type.Object({ slug: Slug }),
    body: Type.Object({ content: GiftQuestionnaire, answers: Answers }),
    response: { 200: Data(GiftList), 400: ErrorBody },
  },
} as const satisfies Endpoint

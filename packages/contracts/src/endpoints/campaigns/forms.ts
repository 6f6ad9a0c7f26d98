import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Slug, Text, Timestamp } from '../../schema.ts'
import { FileForm } from '../content/media.ts'

const tags = ['forms'] as const

/** The input types of a question. */
export const FormFieldType = Type.Union([
  Type.Literal('text'),
  Type.Literal('textarea'),
  Type.Literal('email'),
  Type.Literal('phone'),
  Type.Literal('number'),
  Type.Literal('date'),
  Type.Literal('select'),
  Type.Literal('multi'),
  Type.Literal('file'),
  Type.Literal('consent'),
])
export type FormFieldType = Static<typeof FormFieldType>

/** One question. Its name identifies it across all versions of the form. */
export const FormField = Type.Object({
  name: Type.String({ maxLength: 40, pattern: '^[a-z][A-Za-z0-9_]*$' }),
  label: Text(1, 200),
  type: FormFieldType,
  required: Type.Boolean(),
  options: Type.Optional(
    Type.Array(Type.Object({ value: Text(1, 80), label: Text(1, 120) }), {
      description: 'for select and multi the choices; for file the accepted kinds, pdf and picture',
    }),
  ),
  min: Type.Optional(
    Type.Number({ description: 'minimum: value of a number, length of a text, days from today, number of choices' }),
  ),
  max: Type.Optional(Type.Number({ description: 'maximum, in the same units; for a file its size in megabytes' })),
  pattern: Type.Optional(
    Type.String({ maxLength: 200, description: 'regular expression that the whole text must match' }),
  ),
  hint: Type.Optional(Text(1, 200)),
})
export type FormField = Static<typeof FormField>

/** The texts of a form and its questions. */
const wordsOfForm = {
  id: Slug,
  title: Type.String(),
  intro: Type.String(),
  submit: Type.String({ description: 'label of the submit button' }),
  thanks: Type.String({ description: 'message shown after submission' }),
  fields: Type.Array(FormField),
}
export const FormDefinition = Type.Object({
  ...wordsOfForm,
  endsAt: Nullable(Timestamp),
  isOver: Type.Boolean(),
  keepDays: Type.Integer({ description: 'days after which the answers are deleted' }),
  begun: Type.String({
    description:
      'token to send with the answers; proves which questions were shown and that the form was opened in time',
  }),
})
export type FormDefinition = Static<typeof FormDefinition>

/** The answer to a question: for a file its id, for consent true. */
export const FormAnswer = Type.Union([
  Type.String({ maxLength: 5000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 }),
])
export type FormAnswer = Static<typeof FormAnswer>

const Mark = Type.Optional(Type.String({ maxLength: 80 }))
/** Where the visitor came from, as far as the page knows. */
export const LeadSource = Type.Object({
  page: Type.String({ maxLength: 300, pattern: '^/' }),
  ref: Mark,
  aff_id: Mark,
  utm: Type.Optional(Type.Object({ source: Mark, medium: Mark, campaign: Mark, term: Mark, content: Mark })),
})
export type LeadSource = Static<typeof LeadSource>

/** What is sent besides the form's id, in every call that sends answers to a form. */
export const FilledIn = {
  answers: Type.Record(Type.String({ maxLength: 40 }), FormAnswer, { maxProperties: 80 }),
  source: Type.Optional(LeadSource),
  begun: Type.Optional(Type.String({ maxLength: 120 })),
  website: Type.Optional(Type.String({ maxLength: 500, description: 'honeypot field, hidden from people' })),
}
const Taken = Data(Type.Object({ ok: Type.Boolean(), id: Type.String() }))

export const getForm = {
  method: 'GET',
  url: '/form/:id',
  access: 'public',
  summary: 'Returns a form: its texts, its questions and its closing time',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(FormDefinition), 404: ErrorBody } },
} as const satisfies Endpoint

/**
 * The same answers sent again with the same `Idempotency-Key`, or the same email and content, are stored once and get
 * the same response.
 */
export const sendLead = {
  method: 'POST',
  url: '/form/lead',
  access: 'optional',
  summary: 'Submits answers to a form; invalid answers are reported by field, as answers.<name>',
  tags,
  schema: {
    body: Type.Object({ formId: Slug, ...FilledIn }),
    response: { 200: Taken, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 410: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** A file that is not sent with answers within a day is deleted. */
export const uploadFormFile = {
  method: 'POST',
  url: '/form/:id/files/:field',
  access: 'public',
  summary:
    'Uploads a file for a question (multipart field "file"); its type is checked by content, its id is the answer',
  tags,
  schema: {
    params: Type.Object({ id: Slug, field: FormField.properties.name }),
    consumes: ['multipart/form-data'],
    raw: FileForm,
    body: Type.Unsafe<FormData>({ description: 'multipart/form-data with one file in the field "file"' }),
    response: {
      200: Data(Type.Object({ id: Type.String(), name: Type.String(), bytes: Type.Integer() })),
      400: ErrorBody,
      404: ErrorBody,
      413: ErrorBody,
      415: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint

/** What a browser sends before the page's scripts run: the fields answers.<name>, page, begun, website. */
export const sendPlainForm = {
  method: 'POST',
  url: '/form/:id/page',
  access: 'public',
  summary:
    'Submits answers as an HTML form: redirects to its page with ?sent=<id>, or returns a page listing the errors',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    consumes: ['multipart/form-data'],
    raw: Type.Object({ page: LeadSource.properties.page }),
    body: Type.Unsafe<FormData>({ description: 'multipart/form-data with answers.<name> for each question' }),
    produces: ['text/html'],
    response: { 200: Type.String(), 303: Type.String(), 404: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

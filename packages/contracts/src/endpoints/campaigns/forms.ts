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
      description: 'of select and multi: what may be chosen; of file: the kinds that are taken, of pdf and picture',
    }),
  ),
  min: Type.Optional(Type.Number({ description: 'value of a number, letters of a text, days from today, choices' })),
  max: Type.Optional(Type.Number({ description: 'the same; of a file its megabytes' })),
  pattern: Type.Optional(Type.String({ maxLength: 200, description: 'a regular expression for all of a text' })),
  hint: Type.Optional(Text(1, 200)),
})
export type FormField = Static<typeof FormField>

/** The texts of a form and its questions. */
const wordsOfForm = {
  id: Slug,
  title: Type.String(),
  intro: Type.String(),
  submit: Type.String({ description: 'what its button says' }),
  thanks: Type.String({ description: 'what is said when it has come' }),
  fields: Type.Array(FormField),
}
export const FormDefinition = Type.Object({
  ...wordsOfForm,
  endsAt: Nullable(Timestamp),
  isOver: Type.Boolean(),
  keepDays: Type.Integer({ description: 'after so many days the answers are deleted' }),
  begun: Type.String({ description: 'goes back with the answers: which questions were read, and that it was in time' }),
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
  website: Type.Optional(Type.String({ maxLength: 500, description: 'a field that people do not see' })),
}
const Taken = Data(Type.Object({ ok: Type.Boolean(), id: Type.String() }))

export const getForm = {
  method: 'GET',
  url: '/form/:id',
  access: 'public',
  summary: 'A form: its words, its questions and until when it is open',
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
  summary: 'Answers to a form; what does not fit its questions is refused by field, as answers.<name>',
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
  summary: 'A file for a question of a form (multipart field "file"), looked at by its content; its id is the answer',
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
  summary: 'The same as a form of HTML: leads back to its page with ?sent=<id>, or answers with a page of what to mend',
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

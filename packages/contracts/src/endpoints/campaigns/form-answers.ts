import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CountsByDay, Data, ErrorBody, Nullable, Page, PageQuery, Slug, Timestamp } from '../../schema.ts'

const tags = ['studio'] as const

const ListedForm = Type.Object({
  id: Slug,
  title: Type.String(),
  answers: Type.Integer(),
  newestAt: Nullable(Timestamp),
  endsAt: Nullable(Timestamp),
  keepDays: Type.Integer(),
  isPublished: Type.Boolean(),
})
export type ListedForm = Static<typeof ListedForm>

export const listForms = {
  method: 'GET',
  url: '/studio/forms',
  access: 'campaigner',
  summary: 'Lists all forms with their number of answers, most recently answered first',
  tags,
  schema: { response: { 200: Data(Type.Array(ListedForm)) } },
} as const satisfies Endpoint

/** A column is one question over all versions of the form; retired questions come last. */
export const AnswerColumn = Type.Object({ name: Type.String(), label: Type.String(), isRetired: Type.Boolean() })
export const AnswerRow = Type.Object({
  id: Type.String(),
  sentAt: Timestamp,
  eraseAt: Timestamp,
  page: Type.String(),
  cells: Type.Array(Type.Object({ text: Type.String(), file: Nullable(Type.String({ description: 'id of a file' })) })),
})
export type AnswerRow = Static<typeof AnswerRow>
export type AnswerColumn = Static<typeof AnswerColumn>

export const listAnswers = {
  method: 'GET',
  url: '/studio/forms/:id/answers',
  access: 'campaigner',
  summary: 'Lists the answers to a form as a table, newest first',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    querystring: Type.Object(PageQuery),
    response: {
      200: Type.Object({
        ...Page(AnswerRow).properties,
        title: Type.String(),
        columns: Type.Array(AnswerColumn),
        days: CountsByDay,
      }),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

const File = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })

export const exportAnswers = {
  method: 'GET',
  url: '/studio/forms/:id/export',
  access: 'campaigner',
  answers: 'file',
  summary:
    'Exports all answers to a form: as CSV for spreadsheets, with cells protected from being read as formulas, or as JSON with the original values',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    querystring: Type.Object({ as: Type.Union([Type.Literal('csv'), Type.Literal('json')], { default: 'csv' }) }),
    produces: ['text/csv', 'application/json'],
    response: { 200: File, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const answerFile = {
  method: 'GET',
  url: '/studio/form-files/:id',
  access: 'campaigner',
  answers: 'file',
  summary: 'Downloads a file submitted with an answer, as an attachment that is not opened in the page',
  tags,
  schema: {
    params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
    produces: ['application/pdf', 'image/webp'],
    response: { 200: File, 404: ErrorBody },
  },
} as const satisfies Endpoint

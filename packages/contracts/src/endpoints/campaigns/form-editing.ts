import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, RecordId, Slug, Timestamp } from '../../schema.ts'
import { Versioned, Words } from '../site/staff-shapes.ts'
import { FormField } from './forms.ts'

const { name, type, required } = FormField.properties
/** A question as it is edited; its numbers are explained at the question of a form. */
const WrittenField = Type.Object({
  name,
  type,
  required,
  label: Words(1, 200),
  options: Type.Optional(Type.Array(Type.Object({ value: Words(1, 80), label: Words(1, 120) }), { maxItems: 60 })),
  min: Type.Optional(Type.Number({ minimum: -100_000, maximum: 1_000_000_000 })),
  max: Type.Optional(Type.Number({ minimum: -100_000, maximum: 1_000_000_000 })),
  pattern: FormField.properties.pattern,
  hint: Type.Optional(Words(1, 200)),
})

/** A form as the campaign team edits it. */
export const FormDraft = Type.Object({
  title: Words(1, 120),
  intro: Words(0, 1000),
  submit: Words(1, 40),
  thanks: Words(1, 400),
  fields: Type.Array(WrittenField, { minItems: 1, maxItems: 40 }),
  startsAt: Timestamp,
  endsAt: Nullable(Timestamp),
  keepDays: Type.Integer({ minimum: 1, maximum: 1100, description: 'days after which an answer is deleted' }),
  teamEmail: Nullable(Email, { description: 'recipient of answer notifications; null for the site team' }),
  isPublished: Type.Boolean(),
})
export type FormDraft = Static<typeof FormDraft>

/** A form opened for editing, with its retired questions, which can be asked again. */
export const EditedForm = Type.Object({
  id: Slug,
  ...Versioned,
  ...FormDraft.properties,
  answers: Type.Integer(),
  retired: Type.Array(FormField),
})
export type EditedForm = Static<typeof EditedForm>

const params = Type.Object({ id: Slug })
const answers = { 200: Data(EditedForm), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

export const createForm = {
  method: 'POST',
  url: '/studio/forms',
  access: 'campaigner',
  summary: 'Creates a form; not visible until published',
  tags: ['studio'],
  schema: {
    body: Type.Object({ id: RecordId, title: FormDraft.properties.title }),
    response: { 200: Data(EditedForm), 400: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const editedForm = {
  method: 'GET',
  url: '/studio/forms/:id',
  access: 'campaigner',
  summary: 'Returns a form for editing',
  tags: ['studio'],
  schema: { params, response: { 200: Data(EditedForm), 404: ErrorBody } },
} as const satisfies Endpoint

/** Changed questions make a new version of the form: answers keep the questions they were given to. */
export const saveForm = {
  method: 'PUT',
  url: '/studio/forms/:id',
  access: 'campaigner',
  summary: 'Updates a form; responds 409 and changes nothing if another user changed it in the meantime',
  tags: ['studio'],
  schema: {
    params,
    body: Type.Object({ version: Versioned.version, ...FormDraft.properties }),
    response: answers,
  },
} as const satisfies Endpoint

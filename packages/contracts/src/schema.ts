import Type, { type Static, type TSchema } from 'typebox'
import { emailPattern } from './people/email.ts'

/** Text that a person typed: trimmed by the service, no control characters, length in UTF-16 units. */
export const Text = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$' })

/** A readable identifier in an address: lower-case letters, digits and single hyphens. */
export const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
/** The name that staff give a form, a poll, an opening or a giveaway; it is part of its address for good. */
export const RecordId = Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
export const Sku = Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' })
export const Pincode = Type.String({ pattern: '^[1-9][0-9]{5}$', description: 'six digits, not starting with 0' })
export const Phone = Type.String({ pattern: '^[6-9][0-9]{9}$', description: 'Indian mobile number, ten digits' })
export const Email = Type.String({ maxLength: 254, pattern: emailPattern })
export const Quantity = Type.Integer({ minimum: 0, maximum: 50, description: '0 removes the line' })
/** Rupees with at most two decimals, as the spec's fields require; the database stores paise. */
export const Rupees = Type.Number({ description: 'rupees' })
export const Timestamp = Type.String({ format: 'date-time' })
export const CitySlug = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$' })

export const Nullable = <T extends TSchema>(schema: T, options: { description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options)
export const Data = <T extends TSchema>(data: T) => Type.Object({ data })

/** Pages are numbered from 1; the default size is 20 rows, the maximum 50. */
export const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pagesize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
}
export const Page = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    pagesize: Type.Integer(),
    hasNext: Type.Boolean(),
  })

/**
 * The only error body. `fields` names the faults of the input by path; `to` is the new address of a thing that moved.
 */
export const ErrorBody = Type.Object({
  message: Type.Object({
    message: Type.String(),
    code: Type.String(),
    requestId: Type.String(),
    to: Type.Optional(Type.String()),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
})
export type ErrorBody = Static<typeof ErrorBody>

/** A picture: `url` accepts fm, width, height and dpr as query; `color` is its background while it loads. */
export const Picture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Type.String(),
  color: Type.String({ description: 'dominant colour, #rrggbb' }),
  focus: Type.Optional(
    Type.Object(
      { x: Type.Integer(), y: Type.Integer() },
      { description: 'focal point that is never cropped, in percent from the left and top' },
    ),
  ),
})
export type Picture = Static<typeof Picture>

/** The count of each day in India, the first day first and no day left out; at most the last ninety. */
export const CountsByDay = Type.Array(
  Type.Object({ day: Type.String({ format: 'date' }), count: Type.Integer({ minimum: 0 }) }),
)
export type CountsByDay = Static<typeof CountsByDay>

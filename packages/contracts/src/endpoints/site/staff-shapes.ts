import Type, { type Static } from 'typebox'
import { Nullable, Timestamp } from '../../schema.ts'

/** Words of the campaign team: plain text in which no tag stands, so that none is ever shown or run. */
export const Words = (minLength: number, maxLength: number) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '^(?:(?!<[A-Za-z/!?])[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f])*$',
    description: 'plain text without tags',
  })

/** Where something of the campaign team leads: a page of this site or an address that begins with https. */
export const Target = Type.String({
  maxLength: 300,
  pattern: '^(/([^/\\\\\\s][^\\s]*)?|https://[^\\s/][^\\s]*)$',
  description: 'a path of this site, or an https address',
})

/** A picture as staff choose it: one that they uploaded, or one that stood here before. */
export const ChosenPicture = Type.Object({
  url: Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_.-]{1,200}$' }),
  alt: Words(0, 300),
})
export type ChosenPicture = Static<typeof ChosenPicture>

/** Where a thing stands among its changes. The version goes back with the next change: an older one is refused (409). */
export const Versioned = {
  version: Type.Integer({ minimum: 0, description: 'changes until now; goes back with the next one' }),
  changed: Nullable(Type.Object({ by: Type.String({ description: 'a first name' }), at: Timestamp })),
}

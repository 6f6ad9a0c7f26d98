import Type, { type Static } from 'typebox'
import { Nullable, Timestamp } from '../../schema.ts'

/** Text of the campaign team: plain text that can't contain a tag, so that no markup is ever shown or run. */
export const Words = (minLength: number, maxLength: number) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '^(?:(?!<[A-Za-z/!?])[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f])*$',
    description: 'plain text without tags',
  })

/** The target of a campaign link: a page of this site or an https address. */
export const Target = Type.String({
  maxLength: 300,
  pattern: '^(/([^/\\\\\\s][^\\s]*)?|https://[^\\s/][^\\s]*)$',
  description: 'path on this site, or an https address',
})

/** A picture as staff choose it: one that they uploaded, or one that was used here before. */
export const ChosenPicture = Type.Object({
  url: Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_.-]{1,200}$' }),
  alt: Words(0, 300),
})
export type ChosenPicture = Static<typeof ChosenPicture>

/** The version of an edited record. It is sent with the next change: an outdated one is refused (409). */
export const Versioned = {
  version: Type.Integer({ minimum: 0, description: 'number of changes so far; to be sent with the next change' }),
  changed: Nullable(Type.Object({ by: Type.String({ description: 'first name of the editor' }), at: Timestamp })),
}

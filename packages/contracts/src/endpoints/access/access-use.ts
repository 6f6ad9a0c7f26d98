import Type, { type Static } from 'typebox'
import { Nullable, Slug, Timestamp } from '../../schema.ts'

/** Made by the browser for one confirmation; the same nonce gets the same receipt again. */
export const Nonce = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' })

/** A use of an offer, as both sides keep it. */
export const AccessUse = Type.Object({
  id: Type.String(),
  offer: Type.Object({ id: Slug, title: Type.String(), discountLabel: Type.String(), href: Type.String() }),
  place: Type.String(),
  member: Type.String({ description: 'first name of the member' }),
  counter: Type.String(),
  way: Type.Union([Type.Literal('scan'), Type.Literal('typed'), Type.Literal('pin')]),
  usedAt: Timestamp,
  undoneAt: Nullable(Timestamp),
  undoUntil: Timestamp,
})
export type AccessUse = Static<typeof AccessUse>

/** The result of a confirmation; only `confirmed` gives the offer. */
export const AccessOutcome = Type.Object({
  result: Type.Union([
    Type.Literal('confirmed'),
    Type.Literal('used_before'),
    Type.Literal('limit'),
    Type.Literal('gone'),
    Type.Literal('ended'),
    Type.Literal('wrong'),
    Type.Literal('paused'),
  ]),
  message: Type.String(),
  receipt: Nullable(AccessUse),
})
export type AccessOutcome = Static<typeof AccessOutcome>

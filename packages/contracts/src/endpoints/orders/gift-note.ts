import Type, { type Static } from 'typebox'
import { Text } from '../../schema.ts'

/** The longest note that fits on a packing slip, and the longest name below it. */
export const giftNoteLimits = { from: 60, text: 300 } as const

/** Makes an order a gift: the merchant encloses the note and leaves prices out of the parcel. */
export const GiftNote = Type.Object(
  {
    from: Text(1, giftNoteLimits.from),
    text: Text(0, giftNoteLimits.text),
  },
  { description: 'the note that is enclosed with a gift; `from` is the name below it' },
)
export type GiftNote = Static<typeof GiftNote>

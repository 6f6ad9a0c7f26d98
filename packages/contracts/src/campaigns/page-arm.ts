import Type, { type Static } from 'typebox'

/** What a visitor may get of a page: one of its lists of blocks, or `-`, which is nothing. */
export const armKeys = ['a', 'b', 'c', 'd', '-'] as const
export type ArmKey = (typeof armKeys)[number]

/** Which of its arms a page was made for, and all that there are. A cache keeps the page for this arm alone. */
export const PageArm = Type.Object({
  page: Type.Integer({ description: 'number of the page' }),
  key: Type.Enum(armKeys),
  phase: Type.Integer({ description: 'rises when shares change' }),
  arms: Type.Array(Type.Object({ key: Type.Enum(armKeys), weight: Type.Number() })),
})
export type PageArm = Static<typeof PageArm>

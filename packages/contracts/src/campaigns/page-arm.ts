import Type, { type Static } from 'typebox'

/** What a visitor may get of a page: one of its lists of blocks, or `-` for none. */
export const armKeys = ['a', 'b', 'c', 'd', '-'] as const
export type ArmKey = (typeof armKeys)[number]

/** The arm that a page was made for, and all its arms. A cache keeps the page for this arm only. */
export const PageArm = Type.Object({
  page: Type.Integer({ description: 'page number' }),
  key: Type.Enum(armKeys),
  phase: Type.Integer({ description: 'increases whenever the shares change' }),
  arms: Type.Array(Type.Object({ key: Type.Enum(armKeys), weight: Type.Number() })),
})
export type PageArm = Static<typeof PageArm>

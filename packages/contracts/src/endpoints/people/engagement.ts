import Type, { type Static } from 'typebox'
import { Nullable } from '../../schema.ts'

/** The interests that a user can state. */
export const preferences = [
  'food',
  'shopping',
  'events',
  'travel',
  'fitness',
  'arts',
  'beauty',
  'nightlife',
  'home',
  'family',
] as const

/**
 * The Digital Personal Data Protection Act forbids to follow what children do, and to process their data without a
 * parent's verifiable consent, which nothing here can collect.
 */
export const adultAge = 18

const Preference = Type.Enum(preferences)
const Gender = Type.Union([Type.Literal('woman'), Type.Literal('man'), Type.Literal('other')])

/** What users say about themselves, with their consent, for personal suggestions. */
export const EngagementProfile = Type.Object({
  city: Nullable(Type.String({ maxLength: 40, pattern: '^[a-z-]+$' })),
  preferences: Type.Array(Preference, { maxItems: 20, uniqueItems: true }),
  gender: Nullable(Gender),
  age: Nullable(Type.Integer({ minimum: adultAge, maximum: 120 })),
})
export type EngagementProfile = Static<typeof EngagementProfile>

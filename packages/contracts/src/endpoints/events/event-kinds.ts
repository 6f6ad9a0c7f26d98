import Type, { type Static } from 'typebox'

/** The subject of an event; `eventKinds` has the titles shown to people. */
export const EventKind = Type.Union([
  Type.Literal('music'),
  Type.Literal('food'),
  Type.Literal('walk'),
  Type.Literal('workshop'),
  Type.Literal('theatre'),
  Type.Literal('market'),
  Type.Literal('film'),
  Type.Literal('talk'),
  Type.Literal('kids'),
  Type.Literal('sport'),
])
export type EventKind = Static<typeof EventKind>

/** The kinds in the order in which they are offered. */
export const eventKinds: readonly { readonly kind: EventKind; readonly title: string }[] = [
  { kind: 'music', title: 'Music' },
  { kind: 'food', title: 'Food' },
  { kind: 'walk', title: 'Walks' },
  { kind: 'workshop', title: 'Workshops' },
  { kind: 'theatre', title: 'Theatre' },
  { kind: 'market', title: 'Markets' },
  { kind: 'film', title: 'Films' },
  { kind: 'talk', title: 'Talks' },
  { kind: 'kids', title: 'For children' },
  { kind: 'sport', title: 'Sport' },
]

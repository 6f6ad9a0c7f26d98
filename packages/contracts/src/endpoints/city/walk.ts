import Type, { type Static } from 'typebox'

export const TransitMode = Type.Union([
  Type.Literal('metro'),
  Type.Literal('rail'),
  Type.Literal('ferry'),
  Type.Literal('bus'),
])
export type TransitMode = Static<typeof TransitMode>

/** The walk from the nearest stop. */
export const Walk = Type.Object({
  station: Type.String(),
  mode: TransitMode,
  lat: Type.Number({ description: 'latitude of the station' }),
  lng: Type.Number({ description: 'longitude of the station' }),
  metres: Type.Integer({ description: 'estimated walking distance along streets' }),
  minutes: Type.Integer(),
  line: Type.String({ description: "'7 min on foot from Hauz Khas metro'" }),
})
export type Walk = Static<typeof Walk>

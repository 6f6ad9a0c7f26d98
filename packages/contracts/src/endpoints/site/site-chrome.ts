import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'

const tags = ['config'] as const

/** Shown only to visitors in one of the cities during the time slot; the first match is taken. */
export const Ad = Type.Object({
  id: Type.String(),
  advertiser: Type.String(),
  title: Type.String(),
  text: Type.String(),
  url: Type.String(),
  cta: Type.String(),
  image: Nullable(Picture),
  conditions: Type.Object({
    timeslot: Type.Object({ start: Timestamp, end: Timestamp }),
    cities: Type.Array(CitySlug),
  }),
})
export type Ad = Static<typeof Ad>

export const adBlocker = {
  method: 'GET',
  url: '/config/ad-blocker',
  access: 'public',
  isShared: true,
  summary: 'Lists ads in order, with their cities and dates; expired ads are omitted',
  tags,
  schema: { response: { 200: Data(Type.Array(Ad)) } },
} as const satisfies Endpoint

export const BrandWinner = Type.Object({
  year: Type.Integer(),
  award: Type.String(),
  slug: Slug,
  name: Type.String(),
  line: Type.String({ description: "reason for the jury's choice" }),
  url: Type.String(),
  image: Nullable(Picture),
})
export type BrandWinner = Static<typeof BrandWinner>

export const brandWinners = {
  method: 'GET',
  url: '/config/brand-winners',
  access: 'public',
  summary: 'Lists the winners of the brand awards, latest year first',
  tags,
  schema: { response: { 200: Data(Type.Array(BrandWinner)) } },
} as const satisfies Endpoint

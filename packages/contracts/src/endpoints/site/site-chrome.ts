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
  summary: 'Ads in their order, with the cities and the time they are for; ads whose time is over are left out',
  tags,
  schema: { response: { 200: Data(Type.Array(Ad)) } },
} as const satisfies Endpoint

export const BrandWinner = Type.Object({
  year: Type.Integer(),
  award: Type.String(),
  slug: Slug,
  name: Type.String(),
  line: Type.String({ description: 'why the jury chose it' }),
  url: Type.String(),
  image: Nullable(Picture),
})
export type BrandWinner = Static<typeof BrandWinner>

export const brandWinners = {
  method: 'GET',
  url: '/config/brand-winners',
  access: 'public',
  summary: 'Winners of the brand awards, the latest year first',
  tags,
  schema: { response: { 200: Data(Type.Array(BrandWinner)) } },
} as const satisfies Endpoint

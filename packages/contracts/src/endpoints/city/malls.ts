import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Picture, Slug } from '../../schema.ts'
import { OpeningHours } from './places.ts'

const tags = ['places'] as const

export const MallCard = Type.Object({
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  href: Type.String(),
  title: Type.String(),
  locality: Type.String(),
  line: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  floors: Type.Integer(),
  stores: Type.Integer(),
  hours: OpeningHours,
  image: Picture,
})
export type MallCard = Static<typeof MallCard>

export const Mall = Type.Intersect([
  Type.Omit(MallCard, ['floors', 'stores']),
  Type.Object({
    story: Type.String(),
    address: Type.String(),
    mapUrl: Type.String(),
    floors: Type.Array(
      Type.Object({
        name: Type.String(),
        stores: Type.Array(Type.Object({ name: Type.String(), kind: Type.String() })),
      }),
    ),
  }),
])
export type Mall = Static<typeof Mall>

export const listMalls = {
  method: 'GET',
  url: '/malls',
  access: 'public',
  summary: 'Lists the malls of a city; without a city, of all cities, grouped by city',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(Type.Array(MallCard)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getMall = {
  method: 'GET',
  url: '/malls/:slug',
  access: 'public',
  summary: 'Returns a mall with its floors and stores',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(Mall), 404: ErrorBody },
  },
} as const satisfies Endpoint

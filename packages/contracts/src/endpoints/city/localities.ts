import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Slug } from '../../schema.ts'

const tags = ['places'] as const

export const Locality = Type.Object({
  slug: Slug,
  city: CitySlug,
  name: Type.String(),
  line: Type.String(),
  href: Type.String(),
  pincode: Nullable(Type.String()),
  lat: Nullable(Type.Number()),
  lng: Nullable(Type.Number()),
  places: Type.Integer({ description: 'number of places' }),
  posts: Type.Integer(),
})
export type Locality = Static<typeof Locality>

export const SubLocality = Type.Object({
  slug: Slug,
  name: Type.String(),
  locality: Type.Object({ slug: Slug, name: Type.String(), href: Type.String() }),
})
export type SubLocality = Static<typeof SubLocality>

export const LocalityPage = Type.Intersect([
  Locality,
  Type.Object({
    story: Type.String(),
    subs: Type.Array(SubLocality),
    tags: Type.Array(Type.Object({ slug: Slug, name: Type.String(), href: Type.String(), count: Type.Integer() }), {
      description: 'tags of this locality, most used first; hrefs point to tag pages within the locality',
    }),
    near: Type.Array(Type.Object({ slug: Slug, name: Type.String(), line: Type.String(), href: Type.String() })),
  }),
])
export type LocalityPage = Static<typeof LocalityPage>

export const listLocalities = {
  method: 'GET',
  url: '/locality',
  access: 'public',
  summary: 'Lists the localities of a city, or of all cities',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(Type.Array(Locality)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getLocality = {
  method: 'GET',
  url: '/locality/:slug',
  access: 'public',
  summary: 'Returns a locality with its story, its corners and its contents; without a city, the address of its page',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(LocalityPage), 404: ErrorBody, 410: ErrorBody },
  },
} as const satisfies Endpoint

export const listSubLocalities = {
  method: 'GET',
  url: '/subLocalities',
  access: 'public',
  summary: 'Lists the corners of a locality or of a whole city; without a city, of all cities',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug), locality: Type.Optional(Slug) }),
    response: { 200: Data(Type.Array(SubLocality)), 404: ErrorBody },
  },
} as const satisfies Endpoint

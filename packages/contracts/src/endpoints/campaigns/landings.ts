import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture, Slug } from '../../schema.ts'
import { LandingType, Tagged } from '../content/posts.ts'

/** What is shown at the top of a landing page and in its head. */
export const LandingMetadata = Type.Object({
  type: LandingType,
  city: CitySlug,
  title: Type.String({ description: 'text of the h1 heading' }),
  headTitle: Type.String(),
  line: Type.String({ description: 'sentence below the title, also used as the meta description' }),
  canonical: Type.String({ description: 'path within the site' }),
  robots: Type.String(),
  image: Picture,
  posts: Type.Integer({ description: 'number of posts' }),
  places: Type.Integer(),
  tag: Nullable(Tagged),
  locality: Nullable(Tagged),
  breadcrumbs: Type.Array(Type.Object({ title: Type.String(), href: Nullable(Type.String()) })),
  related: Type.Array(Tagged, { description: 'other tags of the city or locality' }),
  sorts: Type.Array(
    Type.Object({ value: Type.Integer(), slug: Type.String(), title: Type.String(), isDefault: Type.Boolean() }),
  ),
})
export type LandingMetadata = Static<typeof LandingMetadata>

export const landingMetadata = {
  method: 'GET',
  url: '/landing_page/:type/metadata',
  access: 'public',
  summary: 'Returns the title, metadata and counts of a landing page',
  tags: ['posts'],
  schema: {
    params: Type.Object({ type: LandingType }),
    querystring: Type.Object({
      city: Type.Optional(CitySlug),
      slug: Type.Optional(Slug),
      locality: Type.Optional(Slug),
    }),
    response: { 200: Data(LandingMetadata), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'
import { ExperienceCard } from './experience-card.ts'

const tags = ['campaigns'] as const

const Category = Type.Object({
  slug: Slug,
  title: Type.String(),
  line: Type.String(),
  image: Picture,
  count: Type.Integer(),
})

export const ExperiencePage = Type.Intersect([
  ExperienceCard,
  Type.Object({
    story: Type.Array(Type.String()),
    includes: Type.Array(Type.String()),
    images: Type.Array(Picture),
    dates: Type.Array(Timestamp, { description: 'dates of the event through which it is booked' }),
    place: Nullable(Type.Object({ title: Type.String(), href: Type.String() })),
    booking: Type.Object(
      { kind: Type.Union([Type.Literal('event'), Type.Literal('form')]), href: Type.String() },
      { description: 'registration of a current event, otherwise a form' },
    ),
    others: Type.Array(ExperienceCard),
  }),
])
export type ExperiencePage = Static<typeof ExperiencePage>

export const friendsDayOut = {
  method: 'GET',
  url: '/client/friends-day-out',
  access: 'public',
  isShared: true,
  summary: 'Lists days out with friends, by city and maximum price per person',
  tags,
  schema: {
    querystring: Type.Object({
      city: Type.Optional(CitySlug),
      maxPrice: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'maximum price per person in rupees' }),
      ),
      category: Type.Optional(Slug),
    }),
    response: {
      200: Data(Type.Object({ categories: Type.Array(Category), experiences: Type.Array(ExperienceCard) })),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const friendsDayOutOne = {
  method: 'GET',
  url: '/client/friends-day-out/:id',
  access: 'public',
  summary: 'Returns a day out: pictures, contents, dates, place, and where to book it',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(ExperiencePage), 404: ErrorBody } },
} as const satisfies Endpoint

export const singaporeTourism = {
  method: 'GET',
  url: '/client/singapore-tourism',
  access: 'public',
  isShared: true,
  summary: 'Returns the Singapore campaign: hero, categories, and the experiences of all categories or of one',
  tags,
  schema: {
    querystring: Type.Object({ category: Type.Optional(Slug) }),
    response: {
      200: Data(
        Type.Object({
          hero: Type.Object({ title: Type.String(), text: Type.String(), image: Picture }),
          categories: Type.Array(Category),
          experiences: Type.Array(
            Type.Intersect([
              ExperienceCard,
              Type.Object({ story: Type.Array(Type.String()), includes: Type.Array(Type.String()) }),
            ]),
          ),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
export type SingaporeTourism = Static<(typeof singaporeTourism.schema.response)[200]>['data']

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Picture } from '../../schema.ts'
import { ProductCard } from '../shop/product-card.ts'

const tags = ['search'] as const

/**
 * The kinds of results: 'place', 'post', 'event', 'locality', 'mall', 'tag', 'video', 'map', 'author', 'offer',
 * 'product', 'brand', 'category', and 'query' for a suggested search. Clients skip kinds they do not know.
 */
export const SearchKind = Type.String({ maxLength: 20 })

export const SearchText = Type.String({ maxLength: 120 })

/** One suggestion under the search box. `href` is an address of the site. */
export const Suggestion = Type.Object({
  kind: SearchKind,
  title: Type.String(),
  line: Nullable(Type.String({ description: 'location, owner or number of results' })),
  href: Type.String(),
  image: Nullable(Picture),
})
export type Suggestion = Static<typeof Suggestion>

/** With an empty query: first the user's own recent searches (`recent`), then popular searches in the city. */
export const autocomplete = {
  method: 'GET',
  url: '/v1/autocomplete',
  access: 'public',
  summary:
    'Returns suggestions while typing: places, posts, events, localities, products, merchants, categories, words',
  tags,
  schema: {
    querystring: Type.Object({
      q: Type.Optional(SearchText),
      city: Type.Optional(CitySlug),
      recent: Type.Optional(
        Type.Array(Type.String({ maxLength: 620 }), {
          maxItems: 20,
          description:
            'earlier searches, newest first: a repeated parameter, or one text separated by commas or line breaks',
        }),
      ),
    }),
    response: {
      200: Data(
        Type.Object({
          q: Type.String(),
          correctedTo: Nullable(Type.String()),
          href: Nullable(Type.String(), { description: 'target for these words, opened with Enter' }),
          suggestions: Type.Array(Suggestion, { description: 'best first, at most ten' }),
        }),
      ),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const defaultSearch = {
  method: 'GET',
  url: '/shop/default-search',
  access: 'public',
  summary: 'Returns the content of the shop search before any input',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          popular: Type.Array(Type.Object({ title: Type.String(), href: Type.String() })),
          categories: Type.Array(Suggestion),
          brands: Type.Array(Suggestion),
          products: Type.Array(ProductCard),
        }),
      ),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const placesDefaultSearch = {
  method: 'GET',
  url: '/web/places/default-search',
  access: 'public',
  summary: 'Returns the content of the place search before any input',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          popular: Type.Array(Type.Object({ title: Type.String(), href: Type.String() })),
          localities: Type.Array(Suggestion),
          tags: Type.Array(Suggestion),
          places: Type.Array(Suggestion),
          events: Type.Array(Suggestion),
        }),
      ),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Picture } from '../../schema.ts'
import { withWords } from '../../shop/value-words.ts'
import { FacetValue } from '../shop/catalogue.ts'
import { ProductCard } from '../shop/product-card.ts'

const tags = ['search'] as const

/**
 * The kinds of results: 'place', 'post', 'event', 'locality', 'mall', 'tag', 'video', 'map', 'author', 'offer',
 * 'product', 'brand', 'category', and 'query' for a suggested search. Clients skip kinds they do not know.
 */
const Kind = Type.String({ maxLength: 20 })

/** The tabs of the results page, by their name in the address, with the kinds listed on each. */
export const searchTabs = {
  places: ['place', 'locality', 'mall'],
  posts: ['post', 'tag'],
  events: ['event'],
  films: ['video'],
  maps: ['map'],
  writers: ['author'],
  offers: ['offer'],
  shop: ['product', 'brand', 'category'],
} as const satisfies Record<string, readonly string[]>
export type SearchTab = keyof typeof searchTabs

/** One suggestion under the search box. `href` is an address of the site. */
export const Suggestion = Type.Object({
  kind: Kind,
  title: Type.String(),
  line: Nullable(Type.String({ description: 'location, owner or number of results' })),
  href: Type.String(),
  image: Nullable(Picture),
})
export type Suggestion = Static<typeof Suggestion>

const typed = Type.String({ maxLength: 120 })

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
      q: Type.Optional(typed),
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

/** A result of any kind. `product` is the product's card if the result is a product. */
export const SearchHit = Type.Object({
  kind: Kind,
  id: Type.String(),
  title: Type.String(),
  line: Nullable(Type.String()),
  href: Type.String(),
  image: Nullable(Picture),
  product: Nullable(ProductCard),
})
export type SearchHit = Static<typeof SearchHit>

/** The sort orders of a city's content; 'popular' puts the best match for the words first. */
export const LandingSort = Type.Union([Type.Literal('popular'), Type.Literal('latest')])
export type LandingSort = Static<typeof LandingSort>

const SpellingAnswer = {
  q: Type.String(),
  correctedTo: Nullable(
    Type.String({ description: 'corrected query that was used because the original one had no results' }),
  ),
  didYouMean: Type.Array(Type.String()),
}

export const searchAll = {
  method: 'GET',
  url: '/v5/all/search',
  access: 'public',
  summary: 'Searches all kinds in one ranked list, with counts by kind',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      q: typed,
      kind: Type.Optional(Type.String({ maxLength: 60, description: 'comma-separated list of kinds' })),
      city: Type.Optional(CitySlug),
    }),
    response: {
      200: Type.Intersect([
        Page(SearchHit),
        Type.Object({ ...SpellingAnswer, facets: Type.Object({ kind: Type.Array(FacetValue) }) }),
      ]),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

/**
 * Without words: all content of a city, in the orders of landing pages. `facets` counts all kinds, including those of
 * the shop.
 */
export const postSearch = {
  method: 'GET',
  url: '/v1/post/search',
  access: 'visitor',
  summary: 'Searches all content of a city: places, posts, events, localities, malls, tags, videos, maps and writers',
  tags: ['posts'],
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      q: Type.Optional(typed),
      kind: Type.Optional(Type.String({ maxLength: 60, description: 'comma-separated list of kinds' })),
      sort: Type.Optional(withWords(LandingSort, { 10: 'popular', 20: 'latest', curated: 'popular' })),
      city: Type.Optional(CitySlug),
    }),
    response: {
      200: Type.Intersect([
        Page(SearchHit),
        Type.Object({ ...SpellingAnswer, sort: LandingSort, facets: Type.Object({ kind: Type.Array(FacetValue) }) }),
      ]),
      400: ErrorBody,
      401: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const disambiguate = {
  method: 'GET',
  url: '/v1/search/disambiguate',
  access: 'public',
  summary: 'Returns spelling suggestions and the kinds of content that match the words',
  tags,
  schema: {
    querystring: Type.Object({ q: typed, city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          ...SpellingAnswer,
          isAmbiguous: Type.Boolean({ description: 'whether the words match several kinds' }),
          kinds: Type.Array(
            Type.Object({ kind: Kind, title: Type.String(), count: Type.Integer(), href: Type.String() }),
          ),
          href: Type.String({ description: 'best matching results page' }),
        }),
      ),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const searchConfig = {
  method: 'GET',
  url: '/v4/config/app/search',
  access: 'public',
  summary: 'Returns the configuration of the search boxes and the available sort orders',
  tags: ['config'],
  schema: {
    response: {
      200: Data(
        Type.Object({
          placeholder: Type.String(),
          hints: Type.Array(Type.String(), { description: 'examples to show in the box in turn' }),
          minLength: Type.Integer(),
          debounceMs: Type.Integer(),
          recentMax: Type.Integer(),
          kinds: Type.Array(Type.Object({ kind: Kind, title: Type.String() })),
          sorts: Type.Array(Type.Object({ value: Type.Integer(), title: Type.String() })),
          landingSorts: Type.Array(
            Type.Object({
              value: Type.Integer(),
              slug: Type.String(),
              title: Type.String(),
              isDefault: Type.Boolean(),
            }),
          ),
          delhiCities: Type.Array(Type.String(), { description: 'cities searched together as Delhi NCR' }),
        }),
      ),
    },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Picture } from '../../schema.ts'
import { withWords } from '../../shop/value-words.ts'
import { FacetValue } from '../shop/catalogue.ts'
import { ProductCard } from '../shop/product-card.ts'
import { SearchKind, SearchText } from './search-suggestions.ts'

const tags = ['search'] as const

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

/** A result of any kind. `product` is the product's card if the result is a product. */
export const SearchHit = Type.Object({
  kind: SearchKind,
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
      q: SearchText,
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
      q: Type.Optional(SearchText),
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
    querystring: Type.Object({ q: SearchText, city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          ...SpellingAnswer,
          isAmbiguous: Type.Boolean({ description: 'whether the words match several kinds' }),
          kinds: Type.Array(
            Type.Object({ kind: SearchKind, title: Type.String(), count: Type.Integer(), href: Type.String() }),
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
          kinds: Type.Array(Type.Object({ kind: SearchKind, title: Type.String() })),
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

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
  line: Nullable(Type.String({ description: 'where it is, whose it is, or how many finds' })),
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
    'Suggestions while typing, of every kind: places, posts, events, localities, products, merchants, categories, words',
  tags,
  schema: {
    querystring: Type.Object({
      q: Type.Optional(typed),
      city: Type.Optional(CitySlug),
      recent: Type.Optional(
        Type.Array(Type.String({ maxLength: 620 }), {
          maxItems: 20,
          description:
            'earlier searches, newest first: sent again for each, or in one text with commas or lines between',
        }),
      ),
    }),
    response: {
      200: Data(
        Type.Object({
          q: Type.String(),
          correctedTo: Nullable(Type.String()),
          href: Nullable(Type.String(), { description: 'where these words themselves lead: what Enter goes to' }),
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
  summary: 'What the shop search shows before anything is typed',
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
  summary: 'What the search of places shows before anything is typed',
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
    Type.String({ description: 'what was searched instead, when the words as typed find nothing' }),
  ),
  didYouMean: Type.Array(Type.String()),
}

export const searchAll = {
  method: 'GET',
  url: '/v5/all/search',
  access: 'public',
  summary: 'All kinds in one ranked list, with counts by kind',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      q: typed,
      kind: Type.Optional(Type.String({ maxLength: 60, description: 'comma list of kinds' })),
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
  summary: 'Search over all that a city tells: places, posts, events, localities, malls, tags, films, maps and writers',
  tags: ['posts'],
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      q: Type.Optional(typed),
      kind: Type.Optional(Type.String({ maxLength: 60, description: 'comma list of kinds' })),
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
  summary: "'Did you mean', and where the words could lead",
  tags,
  schema: {
    querystring: Type.Object({ q: typed, city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          ...SpellingAnswer,
          isAmbiguous: Type.Boolean({ description: 'the words fit several kinds' }),
          kinds: Type.Array(
            Type.Object({ kind: Kind, title: Type.String(), count: Type.Integer(), href: Type.String() }),
          ),
          /** The best page for exactly these words. */
          href: Type.String({ description: 'the results page that answers the words best' }),
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
  summary: 'How the search boxes behave and which orders there are',
  tags: ['config'],
  schema: {
    response: {
      200: Data(
        Type.Object({
          placeholder: Type.String(),
          hints: Type.Array(Type.String(), { description: 'examples to show in the box by turns' }),
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
          delhiCities: Type.Array(Type.String(), { description: 'searched as Delhi NCR' }),
        }),
      ),
    },
  },
} as const satisfies Endpoint

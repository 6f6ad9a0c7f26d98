import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, Nullable, Picture, Slug } from '../../schema.ts'
import { EventCard, PlaceCard, PostCard } from '../content/cards.ts'
import { ProductCard } from '../shop/product-card.ts'

const tags = ['config'] as const

const NavLink = Type.Object({
  title: Type.String(),
  url: Type.String(),
  label: Nullable(Type.String()),
  categoryId: Nullable(Type.String()),
})
/** A link of a drop-down menu; one that has children of its own is the heading of a group. */
export const NavChild = Type.Object({ ...NavLink.properties, children: Type.Array(NavLink) })
export type NavChild = Static<typeof NavChild>

export const NavItem = Type.Object({
  title: Type.String(),
  url: Type.String(),
  label: Nullable(Type.String({ description: "e.g. 'New'" })),
  categoryId: Nullable(Type.String()),
  hide: Type.Boolean(),
  type: Type.String({ description: "kind of link: the shop's categories are listed below 'lbbshop'" }),
  children: Type.Array(NavChild),
})
export type NavItem = Static<typeof NavItem>

/** An entry of the account menu. `{user}` in its address stands for the id of the signed-in user. */
export const AccountLink = Type.Object({
  title: Type.String(),
  url: Type.String(),
  icon: Type.String(),
  role: Nullable(Type.String({ description: 'role required to see it; null for everyone' })),
})
export type AccountLink = Static<typeof AccountLink>

export const hamburger = {
  method: 'GET',
  url: '/v2/config/web/hamburger',
  access: 'public',
  isShared: true,
  summary: 'Returns the navigation: mobile and desktop lists, and the account menu',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          mobile: Type.Array(NavItem),
          desktop: Type.Array(NavItem),
          account: Type.Array(AccountLink),
        }),
      ),
    },
  },
} as const satisfies Endpoint

export const interlinks = {
  method: 'GET',
  url: '/config/web/interlinks',
  access: 'public',
  isShared: true,
  summary: 'Lists the footer links, by group',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Array(
          Type.Object({
            title: Type.String(),
            links: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
          }),
        ),
      ),
    },
  },
} as const satisfies Endpoint

/** The home page of one city, or of the whole country with city 'all'. */
export const HomePage = Type.Object({
  city: Type.String(),
  hero: Type.Object({
    kicker: Type.String(),
    title: Type.String(),
    text: Type.String(),
    image: Picture,
    actions: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  }),
  chips: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  doors: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('events'),
        Type.Literal('nightlife'),
        Type.Literal('activities'),
        Type.Literal('shopping'),
        Type.Literal('food'),
      ]),
      count: Type.Integer({ description: 'number of upcoming events, or of places' }),
      image: Nullable(Picture, { description: 'picture of the first of them' }),
    }),
  ),
  products: Type.Array(ProductCard),
  events: Type.Array(EventCard),
  posts: Type.Array(PostCard),
  places: Type.Array(PlaceCard),
  localities: Type.Array(
    Type.Object({
      slug: Slug,
      name: Type.String(),
      line: Type.String(),
      href: Type.String(),
      places: Type.Integer({ description: 'number of places in the locality' }),
      image: Nullable(Picture, { description: 'picture of its best-known place' }),
    }),
  ),
})
export type HomePage = Static<typeof HomePage>
export const webHome = {
  method: 'GET',
  url: '/config/web/home',
  access: 'public',
  summary: 'Returns the sections of a city home; without a city, those for the whole country',
  tags,
  schema: { querystring: Type.Object({ city: Type.Optional(CitySlug) }), response: { 200: Data(HomePage) } },
} as const satisfies Endpoint

export const banners = {
  method: 'GET',
  url: '/web/banners',
  access: 'public',
  isShared: true,
  summary: 'Lists banners by screen and city',
  tags,
  schema: {
    querystring: Type.Object({ screen: Type.String({ maxLength: 60 }), city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Array(
          Type.Object({
            id: Type.String(),
            title: Type.String(),
            text: Type.String(),
            url: Type.String(),
            cta: Type.String(),
            image: Nullable(Picture),
          }),
        ),
      ),
    },
  },
} as const satisfies Endpoint

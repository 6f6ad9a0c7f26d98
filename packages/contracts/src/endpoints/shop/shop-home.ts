import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, Picture, Slug } from '../../schema.ts'
import { ProductCard } from './product-card.ts'

export const shopHome = {
  method: 'GET',
  url: '/config/web/shop/home',
  access: 'public',
  summary: 'Returns the sections of the shop home: banners, categories, new launches, best sellers, merchants',
  tags: ['config'],
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(
        Type.Object({
          banners: Type.Array(
            Type.Object({
              id: Type.String(),
              kicker: Type.String(),
              title: Type.String(),
              text: Type.String(),
              href: Type.String(),
              cta: Type.String(),
              image: Picture,
            }),
          ),
          categories: Type.Array(
            Type.Object({ path: Type.String(), title: Type.String(), count: Type.Integer(), image: Picture }),
          ),
          newLaunches: Type.Array(ProductCard),
          bestSellers: Type.Array(ProductCard),
          merchants: Type.Array(
            Type.Object({
              slug: Slug,
              name: Type.String(),
              locality: Type.String(),
              city: Type.String(),
              line: Type.String(),
              image: Picture,
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable } from '../../schema.ts'

const tags = ['config'] as const

/** The strip above the header. Exactly one is shown: the first that is active in this city. */
export const CouponBanner = Type.Object({
  id: Type.String(),
  type: Type.Union([Type.Literal('feature'), Type.Literal('offer')]),
  htmlText: Type.String({ description: 'sanitised; text in {{ }} is shown in bold' }),
  ctaUrl: Nullable(Type.String()),
  ctaText: Nullable(Type.String()),
  isForFirstOrder: Type.Boolean({ description: 'whether it promises a coupon that is valid for first orders only' }),
  Text: Type.String({ description: 'original text, sanitised' }),
  Url: Type.String({ description: 'original link; empty if there is none' }),
  'CTA Text': Type.String(),
})
export type CouponBanner = Static<typeof CouponBanner>

export const couponBanner = {
  method: 'GET',
  url: '/config/web/coupon',
  access: 'public',
  isShared: true,
  summary: 'Returns the current coupon banner of a city, or null',
  tags,
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(Nullable(CouponBanner)) },
  },
} as const satisfies Endpoint

/** What a browser sends when no script handles closing the strip. */
export const CloseCouponFields = Type.Object({
  id: Type.String({ pattern: '^[0-9]{1,9}$' }),
  back: Type.Optional(Type.String({ maxLength: 300, description: 'path of the page with the banner' })),
})

export const closeCouponForm = {
  method: 'POST',
  url: '/config/web/coupon/close-form',
  access: 'public',
  summary: 'Closes the coupon banner for this browser session: redirects (303) back to the page',
  tags,
  schema: {
    consumes: ['application/x-www-form-urlencoded'],
    raw: CloseCouponFields,
    response: {
      200: Type.Unknown(),
      303: Type.Null({ description: 'redirects back to the page' }),
      400: ErrorBody,
      403: ErrorBody,
    },
  },
} as const satisfies Endpoint

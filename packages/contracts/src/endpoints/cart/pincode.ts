import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Pincode, Slug } from '../../schema.ts'

const tags = ['pincode'] as const

export const Serviceability = Type.Object({
  pincode: Pincode,
  serviceability: Type.Array(
    Type.Object({ partner: Type.String(), deliver_prepaid: Type.Boolean(), deliver_cod: Type.Boolean() }),
  ),
  district: Type.String(),
  postalCity: Type.String({ description: 'city name as used in postal addresses' }),
  state: Type.String(),
  wefastCity: Nullable(Type.String({ description: 'city with same-day delivery' })),
  city: Nullable(Type.String({ description: 'slug of the supported city that contains the pincode, if any' })),
  days: Type.Integer({ description: 'working days on the road from a maker in the same city or region' }),
})
export type Serviceability = Static<typeof Serviceability>

export const lookUpPincode = {
  method: 'GET',
  url: '/v2/pincode',
  access: 'public',
  summary: 'Returns the serviceability of a pincode: partners, district, same-day city',
  tags,
  schema: {
    querystring: Type.Object({ pincode: Pincode }),
    response: { 200: Data(Serviceability), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const lookUpPincodeV1 = {
  ...lookUpPincode,
  url: '/pincode',
  summary: 'Returns the district, state and serviceability of a pincode (legacy format)',
} as const satisfies Endpoint

export const productServiceability = {
  method: 'GET',
  url: '/products/getServiceability',
  access: 'public',
  summary:
    'Checks whether a product can be delivered to a pincode, by which day, and whether cash on delivery is available',
  tags: ['catalogue'],
  schema: {
    querystring: Type.Object({ slug: Slug, pincode: Pincode }),
    response: {
      200: Data(
        Type.Object({
          deliverable: Type.Boolean(),
          by: Nullable(Type.String({ format: 'date', description: 'latest delivery date' })),
          sameDay: Type.Boolean({
            description: 'delivered by rider within the city on the day it leaves the merchant',
          }),
          codAvailable: Type.Boolean(),
          reason: Nullable(Type.String()),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const fetchLocation = {
  method: 'GET',
  url: '/user/fetchlocationinformation',
  access: 'public',
  summary: 'Returns the city of a pincode, of coordinates or of an address',
  tags: ['config'],
  schema: {
    querystring: Type.Object({
      pincode: Type.Optional(Pincode),
      lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      address: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: {
      200: Data(
        Type.Object({
          city: Type.String(),
          pincode: Nullable(Type.String()),
          subCity: Nullable(Type.String()),
          district: Nullable(Type.String()),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

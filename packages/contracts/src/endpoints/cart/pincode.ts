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
  postalCity: Type.String({ description: 'the city as people write it in an address' }),
  state: Type.String(),
  wefastCity: Nullable(Type.String({ description: 'city with same-day delivery' })),
  city: Nullable(Type.String({ description: 'slug of our city, if the pincode lies in one' })),
  days: Type.Integer({ description: 'working days to deliver' }),
})
export type Serviceability = Static<typeof Serviceability>

export const lookUpPincode = {
  method: 'GET',
  url: '/v2/pincode',
  access: 'public',
  summary: 'Serviceability of a pincode: partners, district, same-day city',
  tags,
  schema: {
    querystring: Type.Object({ pincode: Pincode }),
    response: { 200: Data(Serviceability), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const lookUpPincodeV1 = {
  ...lookUpPincode,
  url: '/pincode',
  summary: 'District, state and serviceability of a pincode (older shape)',
} as const satisfies Endpoint

export const productServiceability = {
  method: 'GET',
  url: '/products/getServiceability',
  access: 'public',
  summary: 'Can this product reach this pincode, by which day, and is cash on delivery possible',
  tags: ['catalogue'],
  schema: {
    querystring: Type.Object({ slug: Slug, pincode: Pincode }),
    response: {
      200: Data(
        Type.Object({
          deliverable: Type.Boolean(),
          by: Nullable(Type.String({ format: 'date', description: 'latest day of arrival' })),
          sameDay: Type.Boolean({ description: 'a rider brings it within the city on the day it leaves the merchant' }),
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
  summary: 'The city of a pincode, of coordinates or of an address',
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

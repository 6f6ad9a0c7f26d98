import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, Slug } from '../../schema.ts'
import { MyReview, Review, ReviewNumbers, ReviewQuery, ReviewRefusal, WrittenReview } from '../shop/reviews.ts'

const tags = ['reviews'] as const
const params = Type.Object({ slug: Slug })

export const PlaceReviewPage = Type.Intersect([Page(Review), ReviewNumbers])
export type PlaceReviewPage = Static<typeof PlaceReviewPage>

export const listPlaceReviews = {
  method: 'GET',
  url: '/v3/places/:slug/reviews',
  access: 'public',
  summary: 'Lists reviews of a place with their histogram; filter by stars or photos, in one of four orders',
  tags,
  schema: {
    params,
    querystring: ReviewQuery,
    response: { 200: PlaceReviewPage, 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

const MyPlaceReviewAnswer = Data(Type.Object({ review: Nullable(MyReview), refusal: Nullable(ReviewRefusal) }))
export type MyPlaceReview = Static<typeof MyPlaceReviewAnswer>['data']

export const myPlaceReview = {
  method: 'GET',
  url: '/v3/places/:slug/review',
  access: 'user',
  summary: 'Returns the caller’s review of a place, if any',
  tags,
  schema: { params, response: { 200: MyPlaceReviewAnswer, 404: ErrorBody } },
} as const satisfies Endpoint

export const writePlaceReview = {
  method: 'POST',
  url: '/v3/places/:slug/review',
  access: 'user',
  summary: 'Creates the caller’s review of a place; one per person. Reviews with links are moderated first',
  tags,
  schema: { params, body: WrittenReview, response: { 200: MyPlaceReviewAnswer, 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const changePlaceReview = {
  method: 'PUT',
  url: '/v3/places/:slug/review',
  access: 'user',
  summary: 'Updates the caller’s review of a place',
  tags,
  schema: { params, body: WrittenReview, response: { 200: MyPlaceReviewAnswer, 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

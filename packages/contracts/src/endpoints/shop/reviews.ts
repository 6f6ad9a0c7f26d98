import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug, Text } from '../../schema.ts'

const tags = ['reviews'] as const

/** The address of a picture as returned by `POST /media`. */
const OwnPhoto = Type.String({
  maxLength: 80,
  pattern: '^/api/media/[A-Za-z0-9_-]{22}$',
  description: 'URL of a picture uploaded by the caller',
})
/** The maximum number of photos of a review. */
export const mostReviewPhotos = 4

/** What the merchant answers, for everybody to read. */
export const ReviewAnswer = Type.Object({
  text: Type.String({ description: 'plain text' }),
  date: Type.String({ format: 'date' }),
})
export type ReviewAnswer = Static<typeof ReviewAnswer>

export const Review = Type.Object({
  id: Type.String(),
  author: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  text: Type.String({ description: 'plain text' }),
  verified: Type.Boolean({ description: 'the author bought the product here' }),
  date: Type.String({ format: 'date' }),
  photos: Type.Array(Picture),
  helpful_count: Type.Integer(),
  answer: Nullable(ReviewAnswer),
})
export type Review = Static<typeof Review>

/** The facts about the product itself that pages about reviews show. */
export const ReviewedProduct = Type.Object({
  product_id: Type.String(),
  slug: Slug,
  title: Type.String(),
  merchant: Type.String(),
  image: Picture,
})
export type ReviewedProduct = Static<typeof ReviewedProduct>

export const ReviewSort = Type.Union([
  Type.Literal('newest'),
  Type.Literal('helpful'),
  Type.Literal('highest'),
  Type.Literal('lowest'),
])
export type ReviewSort = Static<typeof ReviewSort>

/** Filters and order of the reviews of a product. */
export const ReviewQuery = Type.Object({
  ...PageQuery,
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  withPhotos: Type.Optional(Type.Boolean()),
  sort: Type.Optional(ReviewSort),
})

/** Summary of all reviews of a product. */
export const ReviewNumbers = Type.Object({
  rating: Nullable(Type.Number({ description: 'average of all reviews' })),
  review_count: Type.Integer({ description: 'number of all reviews; `total` counts the filtered ones' }),
  verified_count: Type.Integer(),
  photo_count: Type.Integer({ description: 'number of reviews with photos' }),
  histogram: Type.Array(Type.Integer(), { description: 'number of reviews with 1, 2, 3, 4, 5 stars' }),
})

export const ReviewPage = Type.Intersect([Page(Review), Type.Object({ product: ReviewedProduct }), ReviewNumbers])
export type ReviewPage = Static<typeof ReviewPage>

const params = Type.Object({ productSlug: Slug })
export const listReviews = {
  method: 'GET',
  url: '/product/v3/:productSlug/reviews',
  access: 'public',
  summary: 'Lists reviews of a product with their histogram; filter by stars or photos, in one of four orders',
  tags,
  schema: {
    params,
    querystring: ReviewQuery,
    response: { 200: ReviewPage, 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** `held`: visible only to its author until it has been reviewed. */
export const MyReview = Type.Object({
  id: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  photos: Type.Array(Picture),
  date: Type.String({ format: 'date' }),
  state: Type.Union([Type.Literal('published'), Type.Literal('held'), Type.Literal('refused')]),
})
export type MyReview = Static<typeof MyReview>

/** Why a review can't be written (now); with `already_written` comes the existing review. */
export const ReviewRefusal = Type.Object({
  code: Type.Union([
    Type.Literal('not_bought'),
    Type.Literal('not_received'),
    Type.Literal('already_written'),
    Type.Literal('photos'),
  ]),
  message: Type.String(),
})
export type ReviewRefusal = Static<typeof ReviewRefusal>

const MyReviewAnswer = Data(
  Type.Object({
    product: ReviewedProduct,
    review: Nullable(MyReview),
    refusal: Nullable(ReviewRefusal),
  }),
)
export type MyReviewAnswer = Static<typeof MyReviewAnswer>['data']

export const myReview = {
  method: 'GET',
  url: '/product/:productSlug/review',
  access: 'user',
  summary: 'Returns the caller’s review of a product, or whether they may write one',
  tags,
  schema: { params, response: { 200: MyReviewAnswer, 404: ErrorBody } },
} as const satisfies Endpoint

export const WrittenReview = Type.Object({
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  title: Text(2, 120),
  text: Text(10, 2000),
  photos: Type.Optional(Type.Array(OwnPhoto, { maxItems: mostReviewPhotos })),
})
export type WrittenReview = Static<typeof WrittenReview>

export const writeReview = {
  method: 'POST',
  url: '/product/:productSlug/review',
  access: 'user',
  summary:
    'Creates the caller’s review; once, and only after receiving the product. Reviews with links are moderated first',
  tags,
  schema: { params, body: WrittenReview, response: { 200: MyReviewAnswer, 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const changeReview = {
  method: 'PUT',
  url: '/product/:productSlug/review',
  access: 'user',
  summary: 'Updates the caller’s review',
  tags,
  schema: { params, body: WrittenReview, response: { 200: MyReviewAnswer, 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const markHelpful = {
  method: 'POST',
  url: '/product/reviews/:reviewId/helpful',
  access: 'user',
  summary: 'Marks another user’s review as helpful, or removes the mark',
  tags,
  schema: {
    params: Type.Object({ reviewId: Type.String({ pattern: '^[0-9]{1,18}$' }) }),
    body: Type.Object({ isHelpful: Type.Boolean() }),
    response: {
      200: Data(Type.Object({ id: Type.String(), isHelpful: Type.Boolean(), helpful_count: Type.Integer() })),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

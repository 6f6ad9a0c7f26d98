import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type {
  listReviews,
  MyReviewAnswer,
  markHelpful,
  ReviewedProduct,
  WrittenReview,
} from '@nukkad/contracts/endpoints/shop/reviews'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { purchases } from '../orders/placing/purchases.service.ts'
import { countAnew, type PlaceReviewParts } from './place-review.service.ts'
import { purchaseRefusals, refusalOf } from './purchase-refusals.ts'
import * as reviews from './review.repository.ts'
import { keepReview, type Verb, type WritingParts } from './review-writing.ts'

export interface ReviewParts {
  readonly db: Db
  readonly now: () => Date
  readonly catalogue: {
    cards(slugs: readonly string[]): Promise<ProductCard[]>
  }
  readonly media: WritingParts['media']
  readonly places: PlaceReviewParts['places']
}

export type ReviewService = ReturnType<typeof createReviewService>

/** Buyers' reviews of products; only users who bought and received a product can review it. */
export function createReviewService({ db, now, catalogue, media, places }: ReviewParts) {
  async function productOf(slug: string): Promise<ReviewedProduct> {
    const [card] = await catalogue.cards([slug])
    if (!card) throw new NotFound('This product does not exist or is no longer sold.')
    const { product_id, title, merchant, image } = card
    return { product_id, slug, title, merchant: merchant.name, image }
  }

  /** Stores a review and returns the refusal, if any. */
  async function keep(tx: Tx, verb: Verb, userId: string, product: ReviewedProduct, written: WrittenReview) {
    const about = { kind: 'product', id: product.product_id, title: product.title, isVerified: true } as const
    const refusal = await keepReview(tx, { now, media }, { verb, userId, about, written })
    if (refusal) return refusal === 'missing' ? purchaseRefusals.never : refusal
    return null
  }

  async function mine(q: Queryable, userId: string, product: ReviewedProduct): Promise<MyReviewAnswer> {
    const { product_id: id } = product
    const [review, purchase] = await Promise.all([
      reviews.ofWriter(q, { kind: 'product', id }, userId),
      purchases.of(q, userId, id),
    ])
    return { product, review: review ?? null, refusal: review ? null : refusalOf(purchase) }
  }

  async function put(verb: Verb, userId: string, slug: string, written: WrittenReview): Promise<MyReviewAnswer> {
    const product = await productOf(slug)
    const before = await mine(db, userId, product)
    if (before.refusal) return before
    const refusal = await transaction(db, (tx) => keep(tx, verb, userId, product, written))
    return { ...(await mine(db, userId, product)), ...(refusal && { refusal }) }
  }

  return {
    async list(
      slug: string,
      { page = 1, pagesize = 20, sort = 'newest', ...filter }: QueryOf<typeof listReviews>,
    ): Promise<AnswerOf<typeof listReviews>> {
      const product = await productOf(slug)
      const offset = (page - 1) * pagesize
      const found = await reviews.find(
        db,
        { kind: 'product', id: product.product_id },
        { ...filter, sort, limit: pagesize, offset },
      )
      const { rows, total, ...numbers } = found
      return { data: rows, total, page, pagesize, hasNext: offset + pagesize < total, product, ...numbers }
    },

    mine: async (userId: string, slug: string) => mine(db, userId, await productOf(slug)),
    write: (userId: string, slug: string, written: WrittenReview) => put('insert', userId, slug, written),
    change: (userId: string, slug: string, written: WrittenReview) => put('change', userId, slug, written),

    /** Stores an operator's decision on a held review; false when no held review has this id. */
    async decide(tx: Tx, id: string, state: 'published' | 'refused'): Promise<boolean> {
      const subject = await reviews.decide(tx, id, state)
      if (subject?.kind === 'place') await countAnew(tx, places, subject.id)
      return subject !== undefined
    },

    async markHelpful(userId: string, id: string, isHelpful: boolean): Promise<AnswerOf<typeof markHelpful>['data']> {
      const count = await transaction(db, (tx) => reviews.vote(tx, { reviewId: id, userId, isHelpful }))
      if (count === undefined) throw new NotFound('This review is your own, or it has been deleted.')
      return { id, isHelpful, helpful_count: count }
    },
  }
}

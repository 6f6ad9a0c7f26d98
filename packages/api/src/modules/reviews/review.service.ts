import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { StoredPicture } from '@nukkad/contracts/endpoints/media'
import type {
  listReviews,
  MyReviewAnswer,
  markHelpful,
  ReviewedProduct,
  ReviewRefusal,
  WrittenReview,
} from '@nukkad/contracts/endpoints/reviews'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { type Purchase, purchases } from '../orders/purchases.service.ts'
import { accounts } from '../users/accounts.service.ts'
import * as reviews from './review.repository.ts'
import { authorName, carriesLink, tidied } from './review-words.ts'

export interface ReviewParts {
  readonly db: Db
  readonly now: () => Date
  readonly catalogue: {
    cards(slugs: readonly string[]): Promise<ProductCard[]>
    refresh(q: Queryable, productIds: readonly string[]): Promise<void>
  }
  readonly media: { owned(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> }
}

export type ReviewService = ReturnType<typeof createReviewService>
type Verb = 'insert' | 'change'

const refusals = {
  never: {
    code: 'not_bought',
    message: 'Reviews here come from people who bought the thing. You have not bought this one yet.',
  },
  ordered: {
    code: 'not_received',
    message: 'Your order is still on its way. Tell us what you think when it has arrived.',
  },
  written: { code: 'already_written', message: 'You have written about this already. You can change what you wrote.' },
  photos: { code: 'photos', message: 'One of the photos is not there any more. Please add it again.' },
} as const satisfies Record<string, ReviewRefusal>

const refusalOf = (purchase: Purchase) => (purchase === 'received' ? null : refusals[purchase])

/** What buyers say about products, in public only when somebody bought the thing and got it. */
export function createReviewService({ db, now, catalogue, media }: ReviewParts) {
  async function productOf(slug: string): Promise<ReviewedProduct> {
    const [card] = await catalogue.cards([slug])
    if (!card) throw new NotFound('This product is not sold here, or not any more.')
    const { product_id, title, merchant, image } = card
    return { product_id, slug, title, merchant: merchant.name, image }
  }

  /** The whole of a write: the words, the right to say them, the photos, and the numbers that follow from it. */
  async function keep(tx: Tx, verb: Verb, userId: string, product: ReviewedProduct, written: WrittenReview) {
    const urls = [...new Set(written.photos ?? [])]
    const [account, owned] = await Promise.all([accounts.byId(tx, userId), media.owned(tx, userId, urls)])
    if (!account) throw new NotFound()
    if (owned.length < urls.length) return refusals.photos
    const words = tidied(written)
    const store = verb === 'insert' ? reviews.insert : reviews.change
    const isDone = await store(tx, {
      ...words,
      productId: product.product_id,
      userId,
      author: authorName(account),
      photos: owned.map(({ id: _, ...picture }, at) => ({
        ...picture,
        alt: `${product.title}, photo ${at + 1} by ${account.first_name}`,
      })),
      state: carriesLink(words.title, words.body) ? 'held' : 'published',
      now: now(),
    })
    if (!isDone) return verb === 'insert' ? refusals.written : refusals.never
    await catalogue.refresh(tx, [product.product_id])
    return null
  }

  async function mine(q: Queryable, userId: string, product: ReviewedProduct): Promise<MyReviewAnswer> {
    const { product_id: id } = product
    const [review, purchase] = await Promise.all([reviews.ofWriter(q, id, userId), purchases.of(q, userId, id)])
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
      const found = await reviews.find(db, product.product_id, { ...filter, sort, limit: pagesize, offset })
      const { rows, total, ...numbers } = found
      return { data: rows, total, page, pagesize, hasNext: offset + pagesize < total, product, ...numbers }
    },

    mine: async (userId: string, slug: string) => mine(db, userId, await productOf(slug)),
    write: (userId: string, slug: string, written: WrittenReview) => put('insert', userId, slug, written),
    change: (userId: string, slug: string, written: WrittenReview) => put('change', userId, slug, written),

    /** An operator has read a held review; false when none is held by this id. */
    async decide(tx: Tx, id: string, state: 'published' | 'refused'): Promise<boolean> {
      const productId = await reviews.decide(tx, id, state)
      if (productId === undefined) return false
      await catalogue.refresh(tx, [productId])
      return true
    },

    async markHelpful(userId: string, id: string, isHelpful: boolean): Promise<AnswerOf<typeof markHelpful>['data']> {
      const count = await transaction(db, (tx) => reviews.vote(tx, id, userId, isHelpful))
      if (count === undefined) throw new NotFound('This review is not here, or not any more.')
      return { id, isHelpful, helpful_count: count }
    },
  }
}

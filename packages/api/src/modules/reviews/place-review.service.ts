import type { QueryOf } from '@nukkad/contracts'
import type { listPlaceReviews, MyPlaceReview, PlaceReviewPage } from '@nukkad/contracts/endpoints/city/place-reviews'
import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import type { WrittenReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import * as reviews from './review.repository.ts'
import { keepReview, type Verb, type WritingParts } from './review-writing.ts'

export interface PlaceReviewParts extends WritingParts {
  readonly db: Db
  readonly places: {
    cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PlaceCard[]>
    lock(q: Queryable, id: number): PromiseLike<unknown>
    putRating(q: Queryable, id: number, rating: number | null, count: number): PromiseLike<unknown>
  }
}
export type PlaceReviewService = ReturnType<typeof createPlaceReviewService>

/** Recomputes a place's rating from its published reviews. Concurrent writers are serialized by the place's lock. */
export async function countAnew(tx: Queryable, places: PlaceReviewParts['places'], id: string): Promise<void> {
  await places.lock(tx, Number(id))
  const [numbers] = await reviews.ratingsOfPlaces(tx, [id])
  await places.putRating(tx, Number(id), numbers?.rating ?? null, numbers?.count ?? 0)
}

/** Reviews of places. No proof of a visit is required; one review per person and place. */
export function createPlaceReviewService({ db, places, ...writing }: PlaceReviewParts) {
  async function subjectOf(slug: string) {
    const [place] = await places.cardsOf(db, [slug])
    if (!place) throw new NotFound('This place does not exist or is no longer listed.')
    return { kind: 'place', id: place.id, title: place.title, isVerified: false } as const
  }

  async function put(verb: Verb, userId: string, slug: string, written: WrittenReview): Promise<MyPlaceReview> {
    const about = await subjectOf(slug)
    const refusal = await transaction(db, async (tx) => {
      const refusal = await keepReview(tx, writing, { verb, userId, about, written })
      if (!refusal) await countAnew(tx, places, about.id)
      return refusal
    })
    if (refusal === 'missing') throw new NotFound('You have not reviewed this place yet.')
    return { review: (await reviews.ofWriter(db, about, userId)) ?? null, refusal }
  }

  return {
    async list(
      slug: string,
      { page = 1, pagesize = 20, sort = 'newest', ...filter }: QueryOf<typeof listPlaceReviews>,
    ): Promise<PlaceReviewPage> {
      const offset = (page - 1) * pagesize
      const found = await reviews.find(db, await subjectOf(slug), { ...filter, sort, limit: pagesize, offset })
      const { rows, total, ...numbers } = found
      return { data: rows, total, page, pagesize, hasNext: offset + pagesize < total, ...numbers }
    },

    async mine(userId: string, slug: string): Promise<MyPlaceReview> {
      return { review: (await reviews.ofWriter(db, await subjectOf(slug), userId)) ?? null, refusal: null }
    },
    write: (userId: string, slug: string, written: WrittenReview) => put('insert', userId, slug, written),
    change: (userId: string, slug: string, written: WrittenReview) => put('change', userId, slug, written),
  }
}

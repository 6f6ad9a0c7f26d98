import type { MyReview, Review, ReviewSort } from '@nukkad/contracts/endpoints/shop/reviews'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'
import { json } from '../../sql-fragment.ts'

export interface ReviewFilter {
  readonly rating?: number | undefined
  readonly withPhotos?: boolean | undefined
  readonly sort: ReviewSort
  readonly limit: number
  readonly offset: number
}

interface ReviewNumbers {
  readonly total: number
  readonly rating: number | null
  readonly review_count: number
  readonly verified_count: number
  readonly photo_count: number
  readonly histogram: number[]
}

export interface FoundReviews extends ReviewNumbers {
  readonly rows: Review[]
}

/** What a review is about. */
export interface ReviewSubject {
  readonly kind: 'product' | 'place'
  readonly id: string
}

const about = (q: Queryable, { kind, id }: ReviewSubject) =>
  kind === 'product' ? q`product_id = ${id}` : q`place_id = ${id}`

const day = (q: Queryable) => q`to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

const answerOf = (q: Queryable) => q`
  case when answer is not null then json_build_object(
    'text', answer, 'date', to_char(answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')) end`

const orders = (q: Queryable, sort: ReviewSort) => {
  if (sort === 'helpful') return q`helpful_count desc, created_at desc, id`
  if (sort === 'highest') return q`rating desc, created_at desc, id`
  if (sort === 'lowest') return q`rating, created_at desc, id`
  return q`created_at desc, id`
}

/** One page of reviews with the totals of all, in one statement over the reviews of one subject. */
export async function find(q: Queryable, subject: ReviewSubject, filter: ReviewFilter): Promise<FoundReviews> {
  const { rating, withPhotos, sort, limit, offset } = filter
  const wanted = q`
    ${rating ? q`rating = ${rating}` : q`true`} and ${withPhotos ? q`photos <> '[]'` : q`true`}`
  const [row] = await q<[FoundReviews]>`
    with published as materialized (
      select * from review where ${about(q, subject)} and state = 'published'
    )
    select
      (select count(*)::integer from published where ${wanted}) as total,
      (select round(avg(rating), 1)::float from published) as rating,
      (select count(*)::integer from published) as review_count,
      (select count(*)::integer from published where is_verified) as verified_count,
      (select count(*)::integer from published where photos <> '[]') as photo_count,
      array(
        select count(p.id)::integer from generate_series(1, 5) as star left join published p on p.rating = star
        group by star order by star
      ) as histogram,
      coalesce((
        select json_agg(json_build_object(
          'id', id::text, 'author', author, 'rating', rating, 'title', title, 'text', body, 'verified', is_verified,
          'date', ${day(q)}, 'photos', photos, 'helpful_count', helpful_count, 'answer', ${answerOf(q)}
        ) order by place)
        from (
          select *, row_number() over (order by ${orders(q, sort)}) as place from published where ${wanted}
          order by ${orders(q, sort)} limit ${limit} offset ${offset}
        ) found
      ), '[]') as rows`
  return row
}

export async function ofWriter(q: Queryable, subject: ReviewSubject, userId: string): Promise<MyReview | undefined> {
  const [row] = await q<MyReview[]>`
    select id::text, rating, title, body as text, photos, ${day(q)} as date, state
    from review where ${about(q, subject)} and user_id = ${userId}`
  return row
}

export interface ReviewToKeep {
  readonly subject: ReviewSubject
  /** Whether the writer bought it here. */
  readonly isVerified: boolean
  readonly userId: string
  readonly author: string
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly photos: readonly Picture[]
  readonly state: 'published' | 'held'
  readonly now: Date
}

/** False when this user has already reviewed the subject, perhaps a moment ago in another tab. */
export async function insert(q: Queryable, review: ReviewToKeep): Promise<boolean> {
  const { subject, userId, author, rating, title, body, photos, isVerified, state, now } = review
  const [productId, placeId] = subject.kind === 'product' ? [subject.id, null] : [null, subject.id]
  const rows = await q`
    insert into review (product_id, place_id, user_id, author, rating, title, body, photos, is_verified, state,
      created_at)
    values (${productId}, ${placeId}, ${userId}, ${author}, ${rating}, ${title}, ${body}, ${json(q, photos)},
      ${isVerified}, ${state}, ${now})
    on conflict do nothing
    returning id`
  return rows.length > 0
}

/** False when there is no review to change. */
export async function change(q: Queryable, review: ReviewToKeep): Promise<boolean> {
  const { subject, userId, author, rating, title, body, photos, state, now } = review
  const rows = await q`
    update review set author = ${author}, rating = ${rating}, title = ${title}, body = ${body},
      photos = ${json(q, photos)}, changed_at = ${now}, version = version + 1,
      -- What somebody refused once is read again, whatever it says now.
      state = case when state = 'refused' then 'held' else ${state} end
    where ${about(q, subject)} and user_id = ${userId}
    returning id`
  return rows.length > 0
}

/** The new count; undefined for a review that does not exist, is not public, or is the voter's own. */
export async function vote(
  q: Queryable,
  { reviewId, userId, isHelpful }: { reviewId: string; userId: string; isHelpful: boolean },
): Promise<number | undefined> {
  const [review] = await q`
    select from review where id = ${reviewId} and state = 'published' and user_id is distinct from ${userId}
    for no key update`
  if (!review) return undefined
  if (isHelpful) await q`insert into review_vote values (${reviewId}, ${userId}) on conflict do nothing`
  else await q`delete from review_vote where review_id = ${reviewId} and user_id = ${userId}`
  // Votes imported from makers' guest books (`votes_before`) stay counted.
  const [row] = await q<{ helpful_count: number }[]>`
    update review set helpful_count = votes_before + (select count(*) from review_vote where review_id = ${reviewId})
    where id = ${reviewId} returning helpful_count`
  return row?.helpful_count
}

/** Those of these products that this user has reviewed. */
export async function reviewedBy(q: Queryable, userId: string, productIds: readonly number[]): Promise<number[]> {
  const rows = await q<{ id: number }[]>`
    select product_id as id from review
    where user_id = ${userId} and product_id = any(${[...productIds]}::bigint[])`
  return rows.map(({ id }) => id)
}

/** Publishes or refuses a held review; returns its subject, or undefined when no held review has this id. */
export async function decide(
  tx: Queryable,
  id: string,
  state: 'published' | 'refused',
): Promise<ReviewSubject | undefined> {
  const [row] = await tx<ReviewSubject[]>`
    update review set state = ${state} where id = ${id} and state = 'held'
    returning case when product_id is null then 'place' else 'product' end as kind,
      coalesce(product_id, place_id)::text as id`
  return row
}

/** The ratings of these places, in one statement; places without reviews are left out. */
export async function ratingsOfPlaces(
  q: Queryable,
  placeIds: readonly string[],
): Promise<{ id: string; rating: number; count: number }[]> {
  return q<{ id: string; rating: number; count: number }[]>`
    select place_id::text as id, round(avg(rating), 1)::float as rating, count(*)::integer
    from review where place_id = any(${[...placeIds]}::bigint[]) and state = 'published' group by place_id`
}

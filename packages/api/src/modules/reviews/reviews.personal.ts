import type { Queryable } from '../../db.ts'
import type { PersonalData } from '../../personal-data.ts'

interface Parts {
  readonly catalogue: { refresh(q: Queryable, productIds: readonly string[]): Promise<void> }
}

export const reviewsPersonal = ({ catalogue }: Parts): PersonalData => ({
  columns: { 'review.user_id': 'erased', 'review.author': 'erased', 'review_vote.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    reviews: await q`
      select r.rating, r.title, r.body, r.created_at, r.changed_at, p.title as product, l.title as place
      from review r
      left join product p on p.id = r.product_id
      left join place l on l.id = r.place_id
      where r.user_id = ${userId}::text order by r.id`,
  }),
  erase: async (tx, { userId }) => {
    await tx`
      update review set helpful_count = greatest(0, helpful_count - 1)
      where id in (select review_id from review_vote where user_id = ${userId})`
    await tx`delete from review_vote where user_id = ${userId}`
    const gone = await tx<{ product: string | null }[]>`
      delete from review where user_id = ${userId}::text returning product_id::text as product`
    await catalogue.refresh(tx, [...new Set(gone.flatMap(({ product }) => product ?? []))])
  },
})

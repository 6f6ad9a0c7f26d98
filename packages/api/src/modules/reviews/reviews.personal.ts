import type { PersonalData } from '../../personal-data.ts'

export const reviewsPersonal: PersonalData = {
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
    await tx`delete from review where user_id = ${userId}::text`
  },
}

import type { PersonalData } from '../../personal-data.ts'

export const reviewsPersonal: PersonalData = {
  columns: { 'review.user_id': 'erased', 'review.author': 'erased', 'review_vote.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    reviews: await q`
      select r.rating, r.title, r.body, r.created_at, r.changed_at, r.answer, r.answered_at, p.title as product, l.title as place,
        array(select photo ->> 'url' from jsonb_array_elements(r.photos) photo) as photos
      from review r
      left join product p on p.id = r.product_id
      left join place l on l.id = r.place_id
      where r.user_id = ${userId}::text order by r.id`,
    'reviews-found-helpful': await q`
      select r.title, r.author from review_vote v join review r on r.id = v.review_id
      where v.user_id = ${userId} order by r.id`,
  }),
  erase: async (tx, { userId }) => {
    await tx`
      update review set helpful_count = greatest(0, helpful_count - 1)
      where id in (select review_id from review_vote where user_id = ${userId})`
    await tx`delete from review_vote where user_id = ${userId}`
    await tx`delete from review where user_id = ${userId}::text`
  },
}

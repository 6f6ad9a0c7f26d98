import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()

test('stored counts of reviews, ratings and saves equal the rows of the demo data', async () => {
  const [wrong] = await world.db`
    select
      (select count(*)::integer from place p where p.review_count <> (
        select count(*) from review r where r.place_id = p.id and r.state = 'published')) as reviews,
      (select count(*)::integer from place p where p.rating is distinct from (
        select round(avg(rating), 1) from review r where r.place_id = p.id and r.state = 'published')) as stars,
      (select count(*)::integer from post p where p.saves <> (
        select count(*) from saved_item s where s.kind = 'post' and s.ref = p.city || '/' || p.slug)) as posts,
      (select count(*)::integer from place p where p.saves <> (
        select count(*) from saved_item s where s.kind = 'place' and s.ref = p.slug)) as places`
  expect(wrong).toEqual({ reviews: 0, stars: 0, posts: 0, places: 0 })
})

test('every demo place has a review, every post a save and every author a follower', async () => {
  const [bare] = await world.db`
    select (select count(*)::integer from place where review_count = 0) as places,
      (select count(*)::integer from post where saves = 0) as posts,
      (select count(*)::integer from author a where not exists (
        select from follow f where f.followed_id = a.user_id)) as authors`
  expect(bare).toEqual({ places: 0, posts: 0, authors: 0 })
  const [lodhi] = await world.db<[{ count: number }]>`
    select review_count as count from place where slug = 'lodhi-garden'`
  expect(lodhi.count).toBeGreaterThanOrEqual(14)
})

test('no sentence is repeated in the demo reviews of a place or comments of a post', async () => {
  const repeated = await world.db`
    select place_id::text as thing, sentence from review
    cross join lateral regexp_split_to_table(body, '(?<=[.!?]) ') as sentence
    where place_id is not null group by 1, 2 having count(*) > 1
    union all
    select ref, body from comment group by 1, 2 having count(*) > 1`
  expect(repeated).toEqual([])
})

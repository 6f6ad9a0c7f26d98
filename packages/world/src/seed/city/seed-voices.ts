import { cities } from '@nukkad/contracts'
import { contentOf } from '../../build/city-content.ts'
import { followersOf, placeSavers, placeVoices, postComments, postSavers } from '../../build/voices.ts'
import { authors } from '../../data/authors.ts'
import { readers } from '../../data/readers.ts'
import { json, type SeedTx } from '../../database.ts'

const all = cities.map(({ slug: city }) => ({ city, ...contentOf(city) }))

/**
 * Seeds readers' reviews, comments, saves and follows as rows, since every number on a page is a count of them. Runs
 * once, also in databases seeded before they existed.
 */
export async function seedVoices(tx: SeedTx): Promise<void> {
  const seeded =
    await tx`insert into seed_run (name, version) values ('voices', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  await tx`
    insert into app_user (email, first_name, last_name, email_verified_at)
    select row.email, row.first, row.last, now()
    from jsonb_to_recordset(${tx.json(readers)}) as row (email text, first text, last text)
    on conflict (email) do nothing`
  await seedPlaceReviews(tx)
  await seedComments(tx)
  await seedSaves(tx)
  await seedFollows(tx)
}

async function seedPlaceReviews(tx: SeedTx): Promise<void> {
  const rows = all.flatMap(({ places }) =>
    places.flatMap((place, rank) => placeVoices(place, rank).map((voice) => ({ place: place.slug, ...voice }))),
  )
  await tx`
    insert into review (place_id, user_id, author, rating, title, body, is_verified, created_at)
    select p.id, u.id::text, row.author, row.rating, row.title, row.body, false, now() - row."daysAgo" * interval '1 day'
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      place text, email text, author text, rating smallint, title text, body text, "daysAgo" float8)
    join place p on p.slug = row.place
    join app_user u on u.email = row.email
    on conflict do nothing`
  await tx`
    update place p set rating = n.rating, review_count = n.count
    from (
      select place_id, round(avg(rating), 1) as rating, count(*)::integer as count from review
      where place_id is not null and state = 'published' group by place_id
    ) n where n.place_id = p.id`
}

async function seedComments(tx: SeedTx): Promise<void> {
  const rows = all.flatMap(({ city, posts }) =>
    posts.flatMap((post) => postComments(post).map((comment) => ({ ref: `${city}/${post.slug}`, ...comment }))),
  )
  await tx`
    insert into comment (object, ref, user_id, body, created_at)
    select 'post', row.ref, u.id, row.body, now() - row."daysAgo" * interval '1 day' as at
    from jsonb_to_recordset(${json(tx, rows)}) as row (ref text, email text, body text, "daysAgo" float8)
    join app_user u on u.email = row.email order by at`
}

async function seedSaves(tx: SeedTx): Promise<void> {
  const rows = all.flatMap(({ city, posts, places }) => [
    ...posts.map((post) => ({ kind: 'post', ref: `${city}/${post.slug}`, emails: postSavers(post) })),
    ...places.map((place, rank) => ({ kind: 'place', ref: place.slug, emails: placeSavers(place, rank) })),
  ])
  await tx`
    insert into saved_item (user_id, kind, ref, saved_at)
    select u.id, row.kind, row.ref, now() - (1 + (u.id * 7 + length(row.ref)) % 90) * interval '1 day'
    from jsonb_to_recordset(${json(tx, rows)}) as row (kind text, ref text, emails jsonb)
    cross join lateral jsonb_array_elements_text(row.emails) as saver (email)
    join app_user u on u.email = saver.email
    on conflict do nothing`
}

async function seedFollows(tx: SeedTx): Promise<void> {
  const rows = authors.map(({ slug }) => ({ handle: slug, emails: followersOf(slug) }))
  await tx`
    insert into follow (follower_id, followed_id, created_at)
    select u.id, a.user_id, now() - (1 + (u.id * 11) % 300) * interval '1 day'
    from jsonb_to_recordset(${json(tx, rows)}) as row (handle text, emails jsonb)
    join author a on a.handle = row.handle
    cross join lateral jsonb_array_elements_text(row.emails) as reader (email)
    join app_user u on u.email = reader.email
    on conflict do nothing`
}

import { cities } from '@nukkad/contracts'
import { contentOf } from '../../build/city-content.ts'
import { authors } from '../../data/authors.ts'
import { tags } from '../../data/tags.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene } from '../../picture.ts'
import { sceneInWords } from '../../scene-words.ts'
import { storedBlocks } from './stored-blocks.ts'

const groundOf = (city: string, scene: string) => describeScene(city, scene).ground
const all = cities.map(({ slug: city }) => ({ city, ...contentOf(city) }))

/** Seeds authors, their posts, and their films. The accounts of authors who can sign in exist already. */
export async function seedPosts(tx: SeedTx): Promise<void> {
  await seedAuthors(tx)
  const posts = all.flatMap(({ city, posts: ofCity }) =>
    ofCity.map((post) => ({
      ...post,
      city,
      alt: sceneInWords(city, post.scene),
      ground: groundOf(city, post.scene),
      blocks: storedBlocks(city, post.slug, post.blocks),
      author: handleOf(post.author),
    })),
  )
  await tx`
    insert into post (slug, city, kind, kicker, title, line, author, author_id, minutes, saves, scene, alt, ground,
      locality_slug, tags, blocks, published_at, updated_at)
    select row.slug, row.city, row.kind, row.kicker, row.title, row.line, a.name, a.user_id, row.minutes, 0,
      row.scene, row.alt, row.ground, row.locality, array(select jsonb_array_elements_text(row.tags)), row.blocks, at,
      at
    from jsonb_to_recordset(${json(tx, posts)}) as row (
      slug text, city text, kind text, kicker text, title text, line text, author text, minutes smallint,
      scene text, alt text, ground text, locality text, tags jsonb, blocks jsonb, "daysAgo" float8)
    join author a on a.handle = row.author
    cross join lateral (select now() - row."daysAgo" * interval '1 day' as at) as time`
  await seedVideos(tx)
}

/** The city content names authors by slug or name; an unknown author is replaced by the editors. */
function handleOf(author: string): string {
  const found = authors.find(({ slug, name }) => slug === author || name === author)
  return found?.slug ?? 'editors'
}

async function seedAuthors(tx: SeedTx): Promise<void> {
  const rows = authors.map(({ name, city, ...author }) => {
    const [first = name, ...rest] = name.split(' ')
    const ownCity = city === 'all' ? null : city
    return { ...author, name, city: ownCity, email: `${author.slug}@nukkad.test`, first, last: rest.join(' ') }
  })
  await tx`
    insert into app_user (email, first_name, last_name, email_verified_at)
    select row.email, row.first, row.last, now()
    from jsonb_to_recordset(${json(tx, rows)}) as row (email text, first text, last text)
    on conflict (email) do nothing`
  await tx`
    insert into author (user_id, handle, name, line, story, city, face)
    select u.id, row.slug, row.name, row.line, row.story, row.city, row.face
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, email text, name text, line text, story text, city text, face jsonb)
    join app_user u on u.email = row.email`
}

async function seedVideos(tx: SeedTx): Promise<void> {
  const rows = all.flatMap(({ city, videos }) =>
    videos.map((video, position) => ({
      ...video,
      city,
      author: handleOf(video.author),
      alt: sceneInWords(city, video.scene),
      ground: groundOf(city, video.scene),
      days: 2 + position * 5,
      frames: video.frames.map(({ scene, caption }) => ({ scene, caption, alt: sceneInWords(city, scene) })),
      tag: tags.some(({ slug }) => slug === video.tag) ? video.tag : 'weekend',
    })),
  )
  await tx`
    insert into video (slug, city, title, line, tag, author_id, minutes, scene, alt, ground, frames, published_at)
    select row.slug, row.city, row.title, row.line, row.tag, a.user_id, row.minutes, row.scene, row.alt, row.ground,
      row.frames, now() - row.days * interval '1 day'
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, city text, title text, line text, tag text, author text, minutes smallint, scene text, alt text,
      ground text, frames jsonb, days integer)
    join author a on a.handle = row.author`
}

import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import type { Queryable } from '../../db.ts'

const videoJson = (q: Queryable) => q`
  json_build_object('id', v.id::text, 'slug', v.slug, 'city', v.city,
    'href', '/' || v.city || '/lbbtv?v=' || v.slug, 'title', v.title, 'line', v.line,
    'tag', json_build_object('slug', t.slug, 'name', t.name),
    'author', case when u.closed_at is null then
      json_build_object('handle', a.handle, 'name', a.name, 'href', '/users/' || a.handle) end,
    'minutes', v.minutes, 'publishedAt', wire_time(v.published_at),
    'poster', content_picture(v.city, v.scene, v.picture_url, v.alt, v.ground),
    'frames', (
      select coalesce(json_agg(json_build_object('caption', one ->> 'caption', 'image',
        content_picture(v.city, one ->> 'scene', one ->> 'url', coalesce(one ->> 'alt', v.alt), v.ground)) order by nth), '[]')
      from jsonb_array_elements(v.frames) with ordinality as frame (one, nth)
    ),
    'file', case when v.file_url is not null then json_build_object('url', v.file_url, 'type', v.file_type) end)`

const from = (q: Queryable) => q`
  from video v join tag t on t.slug = v.tag join author a on a.user_id = v.author_id
  join app_user u on u.id = a.user_id`

interface Choice {
  readonly city: string
  readonly tag: string | undefined
}
const isChosen = (q: Queryable, { city, tag }: Choice, now: Date) => q`
  v.published_at <= ${now} and ${city === 'all' ? q`true` : q`v.city = ${city}`}
  and ${tag === undefined ? q`true` : q`v.tag = ${tag}`}`

/** A page of videos, newest first, as JSON text. */
export async function videoPage(
  q: Queryable,
  choice: Choice,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<{ rows: string; total: number }> {
  const [row] = await q<[{ rows: string; total: number }]>`
    select (select count(*)::integer from video v where ${isChosen(q, choice, now)}) as total, coalesce((
      select json_agg(page.video order by page.published_at desc, page.id desc) from (
        select ${videoJson(q)} as video, v.published_at, v.id ${from(q)} where ${isChosen(q, choice, now)}
        order by v.published_at desc, v.id desc limit ${limit} offset ${offset}
      ) page
    ), '[]')::text as rows`
  return row
}

export async function videosBySlug(q: Queryable, slugs: readonly string[], now: Date): Promise<Video[]> {
  const rows = await q<{ video: Video }[]>`
    select ${videoJson(q)} as video ${from(q)} where v.slug = any(${[...slugs]}::text[]) and v.published_at <= ${now}`
  return rows.map(({ video }) => video)
}

/** Tags that have videos, most videos first. */
export const videoTagsOf = (q: Queryable, city: string, now: Date) => q<
  { slug: string; name: string; count: number }[]
>`
  select t.slug, t.name, count(*)::integer as count
  from video v join tag t on t.slug = v.tag
  where ${isChosen(q, { city, tag: undefined }, now)}
  group by t.slug, t.name order by 3 desc, 2`

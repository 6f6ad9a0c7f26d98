import type { PictureSource, StoredBlock } from '@nukkad/contracts/content-block'
import type { PostKind } from '@nukkad/contracts/endpoints/cards'
import type { DeskPost, PostState } from '@nukkad/contracts/endpoints/editor'
import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '../../db.ts'

type Fragment = PendingQuery<Row[]>

/** The columns that editors write, as they wait in `draft`. */
export interface Columns {
  readonly kind: PostKind
  readonly kicker: string
  readonly title: string
  readonly line: string
  readonly locality_slug: string | null
  readonly tags: readonly string[]
  readonly author: string
  readonly author_id: number | null
  readonly scene: string
  readonly picture_url: string | null
  readonly alt: string
  readonly ground: string
  readonly minutes: number
  readonly blocks: readonly StoredBlock[]
}

export interface EditedRow extends Columns {
  readonly id: number
  readonly slug: string
  readonly city: string
  readonly href: string
  readonly state: PostState
  readonly version: number
  readonly publishedAt: Date | null
  readonly hasChanges: boolean
  readonly editedBy: number | null
  readonly editedAt: Date | null
  readonly editor: string | null
  readonly handle: string | null
}

/** A post with what was saved last laid over what readers see. */
export const withDraft = (q: Queryable, which: Fragment) => q`
  (select d.* from post p cross join lateral jsonb_populate_record(p, coalesce(p.draft, '{}')) d where ${which})`

const stateOf = (q: Queryable, now: Date) => q`
  case when p.status = 'draft' then 'draft' when p.published_at > ${now} then 'scheduled' else 'published' end`

const nameOf = (q: Queryable, column: Fragment) => q`
  (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${column})`

export async function editedPost(
  q: Queryable,
  id: string | number,
  now: Date,
  isLocking = false,
): Promise<EditedRow | undefined> {
  const [row] = await q<EditedRow[]>`
    select p.id, p.slug, p.city, post_path(p.city, d.kind, p.slug) as href, ${stateOf(q, now)} as state, p.version,
      p.published_at as "publishedAt", p.draft is not null as "hasChanges", p.edited_by as "editedBy",
      p.edited_at as "editedAt", ${nameOf(q, q`p.edited_by`)} as editor,
      d.kind, d.kicker, d.title, d.line, d.locality_slug, d.tags, d.author, d.author_id, d.scene, d.picture_url, d.alt,
      d.ground, d.minutes, d.blocks, (select a.handle from author a where a.user_id = d.author_id) as handle
    from post p cross join lateral jsonb_populate_record(p, coalesce(p.draft, '{}')) d
    where p.id = ${Number(id)} ${isLocking ? q`for update of p` : q``}`
  return row
}

export interface DeskAsked {
  readonly state: PostState | undefined
  readonly city: string | undefined
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}

export async function deskPage(q: Queryable, { state, city, words, page, pagesize }: DeskAsked, now: Date) {
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = q`
    ${city ? q`p.city = ${city}` : q`true`}
    and ${like ? q`(coalesce(p.draft ->> 'title', p.title) ilike ${like} or p.slug ilike ${like})` : q`true`}`
  const [counts, rows] = await Promise.all([
    q<{ state: PostState; count: number }[]>`
      select ${stateOf(q, now)} as state, count(*)::integer as count from post p where ${wanted} group by 1`,
    q<
      (Omit<DeskPost, 'id' | 'publishedAt' | 'saved'> & Pick<EditedRow, 'id' | 'publishedAt' | 'editor' | 'editedAt'>)[]
    >`
      select p.id, p.slug, p.city, d.kind, d.title, post_path(p.city, d.kind, p.slug) as href,
        ${stateOf(q, now)} as state, p.published_at as "publishedAt", p.draft is not null as "hasChanges",
        content_picture(p.city, d.scene, d.picture_url, d.alt, d.ground) as image,
        ${nameOf(q, q`p.edited_by`)} as editor, p.edited_at as "editedAt"
      from (
        select p.id from post p where ${wanted} and ${state ? q`${stateOf(q, now)} = ${state}` : q`true`}
        order by coalesce(p.edited_at, p.updated_at) desc, p.id desc
        limit ${pagesize} offset ${(page - 1) * pagesize}
      ) one join post p using (id) cross join lateral jsonb_populate_record(p, coalesce(p.draft, '{}')) d
      order by coalesce(p.edited_at, p.updated_at) desc, p.id desc`,
  ])
  return { counts, rows }
}

export interface Terms {
  readonly locality: boolean
  readonly tags: readonly string[]
  readonly author: { readonly id: number; readonly name: string } | null
}

/** Which of these there are. */
export async function termsOf(
  q: Queryable,
  city: string,
  wanted: { locality: string | null; tags: readonly string[]; author: string | null },
): Promise<Terms> {
  const [row] = await q<[Terms]>`
    select exists (select from locality l where l.city = ${city} and l.slug = ${wanted.locality}) as locality,
      array(select t.slug from tag t where t.slug = any(${[...wanted.tags]}::text[])) as tags,
      (select json_build_object('id', a.user_id, 'name', a.name) from author a where a.handle = ${wanted.author})
        as author`
  return row
}

/** Who a new post is by: its editor where that is one of our authors, else the house. */
export async function authorFor(q: Queryable, userId: string): Promise<{ id: number | null; name: string }> {
  const [row] = await q<{ id: number | null; name: string }[]>`
    select a.user_id as id, a.name from author a where a.user_id = ${userId} or a.handle = 'editors'
    order by a.user_id = ${userId} desc limit 1`
  return row ?? { id: null, name: 'Nukkad' }
}

export async function insertPost(
  q: Queryable,
  post: Columns & { slug: string; city: string; userId: string; now: Date },
): Promise<number> {
  const { slug, city, kind, kicker, title, line, author, author_id, minutes, scene, alt, ground, userId, now } = post
  const [row] = await q<[{ id: number }]>`
    insert into post (slug, city, kind, kicker, title, line, author, author_id, minutes, scene, alt, ground, status,
      published_at, updated_at, edited_by, edited_at)
    values (${slug}, ${city}, ${kind}, ${kicker}, ${title}, ${line}, ${author}, ${author_id}, ${minutes}, ${scene},
      ${alt}, ${ground}, 'draft', null, ${now}, ${userId}, ${now})
    returning id`
  return row.id
}

interface By {
  readonly userId: string
  readonly now: Date
}

export const keepDraft = async (q: Queryable, id: number, draft: Columns, { userId, now }: By) =>
  void (await q`
  update post set draft = ${q.json(draft as never)}, version = version + 1, edited_by = ${userId}, edited_at = ${now}
  where id = ${id}`)

/** Readers see what was saved, from then on. */
export const showDraft = async (q: Queryable, id: number, at: Date, status: 'scheduled' | 'published', by: By) =>
  void (await q`
  update post p set kind = d.kind, kicker = d.kicker, title = d.title, line = d.line, locality_slug = d.locality_slug,
    tags = d.tags, author = d.author, author_id = d.author_id, scene = d.scene, picture_url = d.picture_url,
    alt = d.alt, ground = d.ground, minutes = d.minutes, blocks = d.blocks, draft = null, status = ${status},
    published_at = ${at}, updated_at = ${by.now}, version = p.version + 1, edited_by = ${by.userId},
    edited_at = ${by.now}
  from ${withDraft(q, q`p.id = ${id}`)} d where p.id = d.id`)

export const takeBack = async (q: Queryable, id: number, { userId, now }: By) =>
  void (await q`
  update post set status = 'draft', published_at = null, version = version + 1, edited_by = ${userId}, edited_at = ${now}
  where id = ${id}`)

export const moveTo = async (q: Queryable, id: number, slug: string, { userId, now }: By) =>
  void (await q`
  update post set slug = ${slug}, version = version + 1, edited_by = ${userId}, edited_at = ${now} where id = ${id}`)

export const deletePost = async (q: Queryable, id: number) => void (await q`delete from post where id = ${id}`)

/** The picture as it is written down. */
export const pictureOf = ({ picture_url: url, scene, alt }: Columns): PictureSource =>
  url === null ? { scene, alt } : { url, alt }

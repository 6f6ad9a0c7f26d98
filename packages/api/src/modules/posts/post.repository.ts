import type { Block } from '@nukkad/contracts/block'
import type { Author } from '@nukkad/contracts/endpoints/content/authors'
import type { PostCard, PostKind } from '@nukkad/contracts/endpoints/content/cards'
import type { Tagged } from '@nukkad/contracts/endpoints/content/posts'
import type { Picture } from '@nukkad/contracts/schema'
import type { Static } from 'typebox'
import { withDraft } from '../../database/with-draft.ts'
import type { Queryable } from '../../db.ts'
import { type Fragment, textsForOnePlan } from '../../sql-fragment.ts'
import { authorJson, isHere } from './author.repository.ts'

type Term = Static<typeof Tagged>

export async function cardsOf(q: Queryable, slugs: readonly string[], now: Date): Promise<PostCard[]> {
  const [row] = await q<[{ cards: string }]>`
    select coalesce(string_agg(completed_card(p.card, ''), ',' order by wanted.place), '') as cards
    from unnest(${textsForOnePlan(q, slugs)}) with ordinality as wanted (slug, place)
    join post p on p.slug = wanted.slug
    where p.status <> 'draft' and p.published_at <= ${now}`
  return JSON.parse(`[${row.cards}]`) as PostCard[]
}

/** Identifies a post by slug or id; within a city, if one is given. */
export interface PostName {
  readonly idOrSlug: string
  readonly city: string | undefined
}

export const isIt = (q: Queryable, { idOrSlug, city }: PostName) => q`
  (${
    /^[1-9][0-9]{0,15}$/.test(idOrSlug) ? q`p.id = ${Number(idOrSlug)}` : q`p.slug = ${idOrSlug}`
  }) and ${city === undefined || city === 'all' ? q`true` : q`p.city = ${city}`}`

export const isShown = (q: Queryable, now: Date) => q`p.status <> 'draft' and p.published_at <= ${now}`

export async function cardOf(q: Queryable, name: PostName, now: Date): Promise<PostCard | undefined> {
  const [row] = await q<{ card: string }[]>`
    select completed_card(p.card, '') as card from post p where ${isIt(q, name)} and ${isShown(q, now)}`
  return row && (JSON.parse(row.card) as PostCard)
}

export interface PostRow {
  readonly id: string
  readonly slug: string
  readonly city: string
  readonly kind: PostKind
  readonly href: string
  readonly kicker: string
  readonly title: string
  readonly line: string
  readonly minutes: number
  readonly saves: number
  readonly image: Picture
  readonly author: Author | null
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly area: Term | null
  readonly tags: readonly Term[]
  readonly blocks: readonly Block[]
}

/** A published post with the names of its locality and tags. Drafts are not included. */
export const postPage = (q: Queryable, name: PostName, now: Date): Promise<PostRow | undefined> =>
  pageIn(q, q`post p where ${isIt(q, name)} and ${isShown(q, now)}`)

/** A post with its last saved draft, published or not. */
export const draftPage = (q: Queryable, name: PostName): Promise<PostRow | undefined> =>
  pageIn(q, q`(select d.* from ${withDraft(q, 'post')} where ${isIt(q, name)}) p`)

async function pageIn(q: Queryable, source: Fragment): Promise<PostRow | undefined> {
  const [row] = await q<PostRow[]>`
    select p.id::text as id, p.slug, p.city, p.kind, post_path(p.city, p.kind, p.slug) as href, p.kicker, p.title, p.line,
      p.minutes, p.saves, content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground) as image,
      (select ${authorJson(q)} from author a where a.user_id = p.author_id and ${isHere(q)}) as author,
      coalesce(p.published_at, p.updated_at) as "publishedAt", greatest(p.updated_at, p.published_at) as "updatedAt",
      (
        select json_build_object('slug', l.slug, 'name', l.name, 'href', '/' || l.city || '/locality/' || l.slug)
        from locality l where l.city = p.city and l.slug = p.locality_slug
      ) as area,
      (
        select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name,
          'href', '/' || p.city || '/tag/' || t.slug) order by t.position), '[]')
        from tag t where t.slug = any(p.tags)
      ) as tags,
      p.blocks
    from ${source}`
  return row
}

/** The current address of a post that once had this slug. */
export async function movedPost(q: Queryable, { idOrSlug }: PostName, now: Date): Promise<string | undefined> {
  const [row] = await q<{ href: string }[]>`
    select post_path(p.city, p.kind, p.slug) as href from moved_slug m join post p on p.slug = m.new
    where m.kind = 'post' and m.old = ${idOrSlug} and ${isShown(q, now)} order by m.moved_at desc limit 1`
  return row?.href
}

import type { Block } from '@nukkad/contracts/block'
import type { PostKind } from '@nukkad/contracts/endpoints/content/cards'
import type { Queryable } from '../../db.ts'
import type { EditedTable, NamesOf, Titled } from '../editing/subject.ts'

/** The columns of a post that editors change. */
export interface PostColumns extends Titled {
  readonly kind: PostKind
  readonly kicker: string
  readonly line: string
  readonly locality_slug: string | null
  readonly tags: readonly string[]
  readonly author: string
  readonly author_id: number | null
  readonly minutes: number
  readonly blocks: readonly Block[]
  readonly handle?: string | null
}

export const postTable: EditedTable = {
  name: 'post',
  columns: Object.keys({
    kind: true,
    kicker: true,
    title: true,
    line: true,
    locality_slug: true,
    tags: true,
    author: true,
    author_id: true,
    scene: true,
    picture_url: true,
    alt: true,
    ground: true,
    minutes: true,
    blocks: true,
  } satisfies NamesOf<PostColumns>),
  facts: (q) => q`(select a.handle from author a where a.user_id = d.author_id) as handle`,
  href: (q) => q`post_path(p.city, d.kind, p.slug)`,
  isDraft: (q) => q`p.status = 'draft'`,
  setShown: (q, status) => q`status = ${status}`,
  setHidden: (q) => q`status = 'draft'`,
}

/** The author of a new post: its editor if they are one of our authors, else the editorial team. */
export async function authorFor(q: Queryable, userId: string): Promise<{ id: number | null; name: string }> {
  const [row] = await q<{ id: number | null; name: string }[]>`
    select a.user_id as id, a.name from author a where a.user_id = ${userId} or a.handle = 'editors'
    order by a.user_id = ${userId} desc limit 1`
  return row ?? { id: null, name: 'Nukkad' }
}

interface NewPost {
  readonly slug: string
  readonly city: string
  readonly kind: PostKind
  readonly title: string
  readonly author: { readonly id: number | null; readonly name: string }
  readonly userId: string
  readonly now: Date
}
export async function insertPost(q: Queryable, post: NewPost): Promise<number> {
  const { slug, city, kind, title, author, userId, now } = post
  const [row] = await q<[{ id: number }]>`
    insert into post (slug, city, kind, kicker, title, line, author, author_id, minutes, scene, alt, ground, status,
      published_at, updated_at, edited_by, edited_at)
    values (${slug}, ${city}, ${kind}, '', ${title}, '', ${author.name}, ${author.id}, 1, 'street-day', '', '#e8dfd0',
      'draft', null, ${now}, ${userId}, ${now})
    returning id`
  return row.id
}

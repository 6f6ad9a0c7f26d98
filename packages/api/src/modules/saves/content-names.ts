import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import type { Db, Queryable } from '../../db.ts'
import { type CardsByKind, slugOf } from './cards-by-kind.ts'

export interface ContentNameParts {
  readonly db: Db
  readonly cardsByKind: CardsByKind
  readonly posts: {
    cardOf(q: Queryable, idOrSlug: string, city: string | undefined): Promise<PostCard | undefined>
    cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PostCard[]>
  }
  readonly events: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly { readonly href: string }[]> }
}

/** The canonical name of content; undefined when none matches, or several do. */
export type FindContentName = (kind: SaveKind, ref: string) => Promise<string | undefined>

/** Kinds whose slugs are unique only within a city, so that the city is part of the name. */
const inCities: readonly SaveKind[] = ['post', 'event']

/**
 * Saves and comments refer to content by one canonical name. Callers may pass its id, its slug alone where only one
 * city has it, or `city/slug`, also where the slug would do: all of these resolve to that name.
 */
export function createContentNames({ db, cardsByKind, posts, events }: ContentNameParts): FindContentName {
  async function candidates(kind: SaveKind, ref: string): Promise<string[]> {
    const slug = slugOf(ref)
    if (!inCities.includes(kind)) return [slug]
    if (ref !== slug) return [ref]
    if (kind === 'event')
      return (await events.cardsOf(db, [slug])).map(({ href }) => href.split('/').slice(1, 3).join('/'))
    const byNumber = /^[0-9]+$/.test(slug) ? await posts.cardOf(db, slug, undefined) : undefined
    return (byNumber ? [byNumber] : await posts.cardsOf(db, [slug])).map((post) => `${post.city}/${post.slug}`)
  }

  return async (kind, ref) => {
    const [name, ...others] = await candidates(kind, ref)
    if (name === undefined || others.length > 0) return undefined
    const card = (await cardsByKind[kind]([name])).get(name)
    const isElsewhere = ref.includes('/') && card && 'city' in card && card.city !== ref.split('/')[0]
    return card && !isElsewhere ? name : undefined
  }
}

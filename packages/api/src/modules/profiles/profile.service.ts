import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { listDiscoveries, Profile } from '@nukkad/contracts/endpoints/people/profiles'
import type { Db, Queryable } from '../../db.ts'
import { type FollowService, nobody } from '../follow/follow.service.ts'
import type { People } from '../users/people.service.ts'

export interface ProfileParts {
  readonly db: Db
  readonly people: People
  readonly posts: {
    /** Posts by a user, newest first. */
    byUser(
      q: Queryable,
      userId: string,
      paging: { limit: number; offset: number },
    ): Promise<{ total: number; cards: readonly PostCard[] }>
  }
  readonly follow: Pick<FollowService, 'numbersOf'>
}
export type ProfileService = ReturnType<typeof createProfileService>

/** Public profiles. */
export function createProfileService({ db, people, posts, follow }: ProfileParts) {
  return {
    async of(id: string): Promise<Profile> {
      const person = await people.find(db, id)
      if (!person) throw nobody()
      const { row, card, author } = person
      const { followers, following } = await follow.numbersOf(row.id)
      return {
        ...card,
        story: author?.story || row.description,
        city: author?.city ?? null,
        instagram_link: row.instagram_link,
        website_link: row.website_link,
        since: row.created_at.toISOString(),
        posts: author?.posts ?? 0,
        followers,
        following,
      }
    },

    async discoveries(
      id: string,
      { page = 1, pagesize = 20 }: QueryOf<typeof listDiscoveries>,
    ): Promise<AnswerOf<typeof listDiscoveries>> {
      const person = await people.find(db, id)
      if (!person) throw nobody()
      const offset = (page - 1) * pagesize
      const { total, cards } = await posts.byUser(db, person.row.id, { limit: pagesize, offset })
      return { data: [...cards], total, page, pagesize, hasNext: offset + pagesize < total }
    },
  }
}

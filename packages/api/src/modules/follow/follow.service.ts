import type { AnswerOf } from '@nukkad/contracts'
import type { Following } from '@nukkad/contracts/endpoints/people/follow'
import type { listFollowers } from '@nukkad/contracts/endpoints/people/profiles'
import type { Db } from '../../db.ts'
import { BadRequest, NotFound } from '../../errors.ts'
import type { People } from '../users/people.service.ts'
import * as follows from './follow.repository.ts'

export type FollowService = ReturnType<typeof createFollowService>
interface Paging {
  readonly page?: number
  readonly pagesize?: number
}

export const nobody = () => new NotFound('This profile does not exist or has been deleted.')

/** Who follows whom. */
export function createFollowService({ db, now, people }: { db: Db; now: () => Date; people: People }) {
  async function idOf(id: string): Promise<string> {
    const person = await people.find(db, id)
    if (!person) throw nobody()
    return person.row.id
  }
  async function state(followerId: string, followedId: string, userId: string): Promise<Following> {
    const [isFollowing, { followers }] = await Promise.all([
      follows.isFollowing(db, followerId, followedId),
      follows.numbersOf(db, followedId),
    ])
    return { userId, isFollowing, followers }
  }

  return {
    of: async (followerId: string, userId: string) => state(followerId, await idOf(userId), userId),

    async follow(followerId: string, userId: string): Promise<Following> {
      const followed = await idOf(userId)
      if (followed === followerId) throw new BadRequest('You cannot follow yourself.')
      await follows.insert(db, followerId, followed, now())
      return state(followerId, followed, userId)
    },

    async unfollow(followerId: string, userId: string): Promise<Following> {
      const followed = await idOf(userId)
      await follows.remove(db, followerId, followed)
      return state(followerId, followed, userId)
    },

    numbersOf: (userId: string) => follows.numbersOf(db, userId),

    async list(
      id: string,
      side: 'followers' | 'following',
      { page = 1, pagesize = 20 }: Paging,
    ): Promise<AnswerOf<typeof listFollowers>> {
      const userId = await idOf(id)
      const offset = (page - 1) * pagesize
      const [numbers, ids] = await Promise.all([
        follows.numbersOf(db, userId),
        follows.page(db, userId, side, { limit: pagesize, offset }),
      ])
      const cards = await people.cardsOf(db, ids)
      const total = numbers[side]
      return {
        data: ids.flatMap((one) => cards.get(one) ?? []),
        total,
        page,
        pagesize,
        hasNext: offset + pagesize < total,
      }
    },
  }
}
